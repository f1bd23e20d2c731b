"""Point 5, and the JSON of states and views: what is written comes back, and what was touched is refused."""

from __future__ import annotations

import json

import msgspec
import pytest

from rules import Refusal, games
from rules.kernel.match import Match
from rules.kernel.record import Entry, RecordError, canonical, from_json, to_json
from tests.contract.playing import Dice, match_at, positions, random_match, screen

DENSE, SPARSE = 150, 25
"""A match is loaded after each of so many entries, and then now and then, for every load plays all of it."""


def test_a_state_comes_back_from_its_json_and_goes_on_alike(key: str, seats: int) -> None:
    game = games[key]
    dice = Dice(seats)
    for state in positions(key, seats, 1):
        data = game.encode(state)
        again = game.decode(json.loads(json.dumps(data)))
        assert canonical(game.encode(again)) == canonical(data)
        assert again.waiting() == state.waiting()
        assert again.locked() == state.locked()
        assert [again.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]
        for seat in (None, *range(seats)):
            assert game.view(again, seat) == game.view(state, seat)
        if not state.over:
            seat = dice.pick(state.waiting())
            action = dice.pick(state.legal(seat))
            state.apply(seat, action)
            again.apply(seat, action)
            assert game.encode(again) == game.encode(state)


def test_a_view_comes_back_from_its_json(key: str, seats: int) -> None:
    game = games[key]
    for state in positions(key, seats, 2):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            data = game.encode_view(view)
            assert game.decode_view(json.loads(json.dumps(data))) == view
            assert game.encode_view(game.decode_view(data)) == data


def test_save_load_save_is_the_identity_at_every_decision(key: str, seats: int) -> None:
    for number, match in enumerate(random_match(key, seats, 3)):
        if number > DENSE and number % SPARSE:
            continue
        data = to_json(match.record())
        loaded = Match.load(from_json(data))
        assert to_json(loaded.record()) == data
        assert len(loaded.beats) == len(match.beats)
        for seat in (None, *range(seats)):
            assert screen(loaded, seat, loaded.beats[-3:]) == screen(match, seat, match.beats[-3:])


def test_a_match_that_begins_in_a_position_is_saved_like_any_other(key: str, seats: int) -> None:
    for state in positions(key, seats, 4, every=9):
        match = match_at(key, state)
        data = to_json(match.record())
        assert to_json(Match.load(from_json(data)).record()) == data
        assert match.position() == games[key].encode(state)


def test_a_cut_or_altered_file_is_refused(key: str, seats: int) -> None:
    dice = Dice(seats)
    *_, match = random_match(key, seats, 5)
    data = to_json(match.record())
    for _ in range(100):
        place = dice.below(len(data))
        changed = data[:place] + bytes([data[place] ^ (1 + dice.below(255))]) + data[place + 1 :]
        for bad in (data[:place], data[place:], changed):
            if bad != data:
                with pytest.raises(RecordError):
                    from_json(bad)


def test_a_forged_record_under_a_seal_of_its_own_is_refused(key: str, seats: int) -> None:
    """Whoever writes a seal can write anything: what does not play out as it says is still refused."""
    dice = Dice(seats)
    *_, match = random_match(key, seats, 6)
    record = match.record()
    texts = [action.text for action in match.game.actions]
    for _ in range(30):
        entries = list(record.entries)
        number = dice.below(len(entries))
        kind = dice.below(3)
        if kind == 0:
            del entries[number]
        elif kind == 1:
            entries.insert(number, Entry("act", dice.below(seats), dice.pick(texts)))
        else:
            entries[number] = Entry("act", dice.below(seats), dice.pick(texts))
        if entries != record.entries:
            forged = from_json(to_json(msgspec.structs.replace(record, entries=entries)))
            try:
                loaded = Match.load(forged)
            except RecordError:
                continue
            # A step drafted and taken back again may be left out: then the game is the same to the last byte.
            assert loaded.digest() == match.digest()


def test_garbage_is_no_state_and_no_deck(key: str, seats: int) -> None:
    game = games[key]
    whole = game.encode(game.setup(seats=seats, seed=7))
    for name in whole:
        without = {key: value for key, value in whole.items() if key != name}
        for bad in (without, {**whole, name: None}, {**whole, name: "x" * 40}):
            if bad != whole:
                with pytest.raises(Refusal):
                    game.decode(bad)
