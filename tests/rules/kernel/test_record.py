"""A record comes back as the same game, or is refused with a reason; it never comes back as another game."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.kernel import record as records
from rules.kernel.match import Match, Setup
from rules.kernel.record import Entry, Record, RecordError, from_json, to_json
from rules.kernel.refusal import Refusal


def played(entries: int, seed: int = 7) -> Match:
    """A game of chance with take-backs in it, after so many entries."""
    match = Match.start(Setup("coin_guess", 3, seed, {"rounds": 5}))
    dice = random.Random(seed)
    while len(match.entries) < entries and not match.over:
        seat = dice.choice(match.waiting())
        if dice.random() < 0.2 and match.can_take_back(seat) is None:
            match.take_back(seat)
        else:
            match.apply(seat, dice.choice(match.legal(seat)))
    return match


def test_a_record_comes_back_as_the_same_game_at_every_entry() -> None:
    for entries in range(60):
        match = played(entries)
        data = to_json(match.record())
        loaded = Match.load(from_json(data))
        assert to_json(loaded.record()) == data
        assert loaded.resumed is None
        assert [beat.number for beat in loaded.beats] == [beat.number for beat in match.beats]
        assert [beat.view(1) for beat in loaded.beats] == [beat.view(1) for beat in match.beats]


def test_a_loaded_game_is_taken_back_like_the_one_that_was_saved() -> None:
    for entries in range(60):
        match = played(entries)
        loaded = Match.load(match.record())
        for seat in range(3):
            assert str(loaded.can_take_back(seat)) == str(match.can_take_back(seat))


def test_a_record_holds_its_deck() -> None:
    charms = list(reversed(range(40)))
    match = Match.start(Setup("coin_guess", 2, 1), {"charms": charms})
    assert match.record().deck == {"charms": charms}
    assert Match.load(match.record()).digest() == match.digest()


def test_a_cut_record_is_refused() -> None:
    data = to_json(played(40).record())
    for length in range(len(data)):
        with pytest.raises(RecordError, match="record_unreadable"):
            from_json(data[:length])


def test_a_record_with_any_changed_byte_is_refused() -> None:
    data = to_json(played(30).record())
    dice = random.Random(1)
    for _ in range(500):
        place = dice.randrange(len(data))
        altered = bytearray(data)
        altered[place] ^= dice.randrange(1, 256)
        with pytest.raises(RecordError):
            from_json(bytes(altered))


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"\0" * 100,
        b"null",
        b"[]",
        b"{}",
        b'{"record":{},"seal":""}',
        b"[" * 100_000,
        b"\xff\xfe",
        b"PK\3\4",
        b'"a"',
    ],
)
def test_garbage_is_refused(garbage: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        from_json(garbage)
    assert refused.value.key in ("record_unreadable", "record_altered")


def test_a_record_of_a_newer_program_says_so() -> None:
    newer = msgspec.structs.replace(played(5).record(), format=records.FORMAT + 1)
    with pytest.raises(RecordError) as refused:
        from_json(to_json(newer))
    assert refused.value.key == "record_too_new"
    assert refused.value.values == {"format": records.FORMAT + 1, "known": records.FORMAT}


def test_a_record_of_a_newer_shape_says_so_too() -> None:
    class Newer(msgspec.Struct):
        format: int
        something: str

    with pytest.raises(RecordError, match="record_too_new"):
        from_json(to_json(Newer(records.FORMAT + 1, "else")))  # type: ignore[arg-type]


def changed(record: Record, number: int, entry: Entry) -> Record:
    entries = list(record.entries)
    entries[number] = entry
    return msgspec.structs.replace(record, entries=entries)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("act", 0, "fly home"),
        Entry("act", 0, "draw charm"),
        Entry("act", 99, "lock"),
        Entry("act", -1, "lock"),
        Entry("take_back", 2),
        Entry("take_back", 99),
    ],
)
def test_an_entry_that_cannot_have_been_is_refused_by_its_number(entry: Entry) -> None:
    with pytest.raises(RecordError) as refused:
        Match.load(changed(played(20).record(), 0, entry))
    assert refused.value.key == "record_does_not_replay"
    assert refused.value.values["entry"] == 0


def test_entries_that_lead_elsewhere_are_refused() -> None:
    record = played(0).record()
    match = Match.load(record)
    match.apply(0, match.game.parse("guess heads"))
    for lie in (Entry("act", 0, "guess tails"), Entry("act", 1, "guess heads")):
        with pytest.raises(RecordError, match="digest"):
            Match.load(changed(match.record(), 0, lie))


@pytest.mark.parametrize(
    "setup", [Setup("no_such_game", 2, 1), Setup("coin_guess", 9, 1), Setup("coin_guess", -1, 1)], ids=str
)
def test_a_set_up_that_cannot_be_is_refused(setup: Setup) -> None:
    with pytest.raises(RecordError, match="record_bad_setup"):
        Match.load(msgspec.structs.replace(played(0).record(), setup=setup))


def test_a_deck_that_cannot_be_is_refused() -> None:
    with pytest.raises(RecordError, match="bad_deck"):
        Match.load(msgspec.structs.replace(played(0).record(), deck={"charms": [1, 2]}))


def of_other_rules(match: Match) -> Record:
    """The record as if an older program with other rules had written it: its first entry is impossible today."""
    return changed(
        msgspec.structs.replace(match.record(), rules=records.RULES - 1),
        0,
        Entry("act", 0, "guess the edge of the coin"),
    )


def in_round(number: int) -> Match:
    match = played(0)
    while match.view(None).round < number:
        match = played(len(match.entries) + 1)
    return match


def test_other_rules_that_still_play_the_record_change_nothing() -> None:
    match = in_round(3)
    loaded = Match.load(msgspec.structs.replace(match.record(), rules=records.RULES - 1))
    assert loaded.resumed is None
    assert loaded.record() == match.record()


def test_a_record_that_no_longer_plays_goes_on_from_its_last_snapshot() -> None:
    match = in_round(3)
    began = match.digest()
    number = len(match.beats)
    match.apply(0, match.game.parse("guess heads"))
    loaded = Match.load(of_other_rules(match))
    assert loaded.digest() == began
    assert loaded.entries[-1] == Entry("resumed", -1, str(len(match.entries) - 1))
    assert len(loaded.entries) == len(match.entries) + 1
    assert loaded.resumed == number
    assert [(beat.number, [event.kind for event in beat.events(None)]) for beat in loaded.beats] == [
        (number, ["game_resumed"])
    ]


def test_a_resumed_game_is_played_saved_and_loaded_like_any_other_but_not_taken_back_further() -> None:
    match = in_round(3)
    loaded = Match.load(of_other_rules(match))
    assert str(loaded.can_take_back(1)) == "nothing_to_take_back"
    with pytest.raises(IndexError):
        loaded.drop_last()
    loaded.apply(0, loaded.game.parse("guess heads"))
    loaded.take_back(0)
    dice = random.Random(3)
    while not loaded.over:
        seat = dice.choice(loaded.waiting())
        loaded.apply(seat, dice.choice(loaded.legal(seat)))
        again = Match.load(from_json(to_json(loaded.record())))
        assert again.record() == loaded.record()
        assert again.resumed == loaded.resumed
        assert [beat.number for beat in again.beats] == [beat.number for beat in loaded.beats]


def test_a_game_can_be_resumed_twice() -> None:
    match = Match.load(of_other_rules(in_round(2)))
    dice = random.Random(3)
    while match.view(None).round < 4:
        seat = match.waiting()[0]
        match.apply(seat, dice.choice(match.legal(seat)))
    first = next(number for number, entry in enumerate(match.entries) if entry.kind == "resumed") + 1
    older = changed(
        msgspec.structs.replace(match.record(), rules=records.RULES - 1), first, Entry("act", 0, "guess the edge")
    )
    again = Match.load(older)
    assert [entry.kind for entry in again.entries].count("resumed") == 2
    assert again.view(0) == match.view(0)
    assert Match.load(again.record()).record() == again.record()


def test_a_snapshot_that_is_no_position_is_refused() -> None:
    record = of_other_rules(in_round(2))
    for state in ({}, {"deck": "x"}, {**record.snapshots[-1].state, "deck": []}):
        last = msgspec.structs.replace(record.snapshots[-1], state=state)
        with pytest.raises(RecordError, match="record_no_snapshot"):
            Match.load(msgspec.structs.replace(record, snapshots=[last]))


def test_a_resumed_entry_without_its_snapshot_is_refused() -> None:
    record = Match.load(of_other_rules(in_round(2))).record()
    with pytest.raises(RecordError, match="record_no_snapshot"):
        Match.load(msgspec.structs.replace(record, snapshots=[]))


@pytest.mark.parametrize("seats", [2, 4, -1])
def test_a_snapshot_of_another_table_is_refused(seats: int) -> None:
    record = of_other_rules(in_round(2))
    setup = msgspec.structs.replace(record.setup, seats=seats)
    with pytest.raises(RecordError, match="record_bad_setup"):
        Match.load(msgspec.structs.replace(record, setup=setup))


def test_a_snapshot_from_before_the_beginning_is_refused() -> None:
    record = played(3).record()
    for strange in ({"entry": -1}, {"beats": -1}):
        snapshot = msgspec.structs.replace(record.snapshots[0], **strange)
        with pytest.raises(RecordError, match="record_unreadable"):
            from_json(to_json(msgspec.structs.replace(record, snapshots=[snapshot])))


@pytest.mark.parametrize("deck", [{"charms": None}, {"charms": {"a": {}}}, {}])
def test_a_deck_that_no_game_could_expect_is_refused(deck: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="record_bad_setup"):
        Match.load(msgspec.structs.replace(played(0).record(), deck=deck))


def test_a_record_error_is_a_refusal() -> None:
    assert issubclass(RecordError, Refusal)
