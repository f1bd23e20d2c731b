"""Point 2: what others hold and choose in secret changes nothing on a seat's screen, to the last byte.

Two games are played side by side that differ only in what one seat cannot know. In each the others make secret choices
of their own, with take-backs; that seat's view, question, legal list, previews, undo and beats must stay the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import games
from rules.kernel.match import Match
from rules.kernel.record import canonical
from tests.contract.playing import Dice, Heard, closes, match_at, positions, random_game, random_match, screen


def test_others_secrets_do_not_show_on_a_seats_screen(key: str, seats: int) -> None:
    game = games[key]
    dice = Dice(seats)
    differed = compared = 0
    for seed in (1, 2):
        for state in positions(key, seats, seed, every=4):
            for viewer in (*range(seats), None):
                if state.over or not any(_asked_in_secret(state, seat) for seat in state.waiting() if seat != viewer):
                    continue
                first = match_at(key, state)
                second = match_at(key, _unknown_changed(game, state, viewer, dice))
                differed += first.digest() != second.digest()
                compared += 1
                _same_for(viewer, first, second, dice)
    assert compared > 20 or game.secret == "open"
    assert differed > compared // 2 or game.secret == "open"


def _asked_in_secret(state: Any, seat: int) -> bool:
    decision = state.decision(seat)
    return decision is not None and decision.secret


def _unknown_changed(game: Any, state: Any, viewer: int | None, dice: Dice) -> Any:
    """Another state with the same view for ``viewer``."""
    return game.sample(game.view(state, viewer), dice.below(1 << 30))


def _same_for(viewer: int | None, first: Match, second: Match, dice: Dice) -> None:
    assert screen(first, viewer) == screen(second, viewer)
    others = [seat for seat in first.waiting() if seat != viewer and _asked_in_secret(first, seat)]
    unmoved = screen(first, viewer)
    seen = len(first.beats)
    for _ in range(6):
        for match in (first, second):
            _draft(match, dice.pick(others), dice)
        assert screen(first, viewer, first.beats[seen:]) == screen(second, viewer, second.beats[seen:])
        if len(first.beats) == seen:
            assert screen(first, viewer) == unmoved, "a draft is nobody else's business"
    closing = others if viewer in first.waiting() else others[1:]
    for seat in closing:
        if _drafts(first, seat) != _drafts(second, seat):
            break  # one has answered what the other is still asked, and that does not show either
        seen = len(first.beats)
        for match in (first, second):
            _close(match, seat, dice)
        assert screen(first, viewer, first.beats[seen:]) == screen(second, viewer, second.beats[seen:])
    undrafted = [seat for seat in others if seat not in closing and not _drafts(first, seat)]
    if undrafted and undrafted == others:
        _reveal_nothing(viewer, first, second, undrafted[0], dice)


def _drafts(match: Match, seat: int) -> bool:
    """Whether the steps of ``seat`` are a draft until it locks."""
    decision = match.decision(seat)
    if decision is None or decision.draft:
        return True
    beats = match.apply(seat, match.legal(seat)[0])
    drafted = not beats and match.decision(seat) is not None
    match.drop_last()
    return drafted


def _draft(match: Match, seat: int, dice: Dice) -> None:
    """One draft step of ``seat`` or one taken back; nothing where its steps take effect at once."""
    decision = match.decision(seat)
    if decision is None or not _drafts(match, seat):
        return
    state = match.game.decode(match.position())
    steps = [action for action in match.legal(seat) if not closes(state, seat, action)]
    if decision.draft and (not steps or dice.often(50)):
        match.take_back(seat)
    elif steps:
        match.apply(seat, dice.pick(steps))


def _close(match: Match, seat: int, dice: Dice) -> None:
    """Finishes the run of ``seat`` at random and locks it."""
    while seat in match.waiting() and _drafts(match, seat):
        match.apply(seat, dice.pick(match.legal(seat)))


def _reveal_nothing(viewer: int | None, first: Match, second: Match, seat: int, dice: Dice) -> None:
    """A step that takes effect at once, such as a draw: the public half of it is the same, whatever was drawn."""
    seen = len(first.beats)
    action = dice.pick(first.legal(seat))
    if action in second.legal(seat):
        for match in (first, second):
            match.apply(seat, action)
        if _shown_to(first, viewer, seen) == _shown_to(second, viewer, seen):
            assert screen(first, viewer, first.beats[seen:]) == screen(second, viewer, second.beats[seen:])


def _shown_to(match: Match, viewer: int | None, seen: int) -> bytes:
    """What the events since beat ``seen`` lawfully told ``viewer``."""
    return canonical([beat.events(viewer) for beat in match.beats[seen:]])


def test_a_draft_shows_on_nobody_elses_screen_whatever_they_did_before(key: str, seats: int) -> None:
    """What a seat can take back is on its screen, too, and must not tell whether another one has begun to choose."""
    drafts = 0
    for match in random_match(key, seats, 11):
        for seat in match.waiting():
            if not _asked_in_secret(match, seat) or not _drafts(match, seat):
                continue
            others = [other for other in (None, *range(seats)) if other != seat]
            before = [screen(match, other) for other in others]
            match.apply(seat, match.legal(seat)[0])
            decision = match.decision(seat)
            if decision is not None and decision.draft:
                drafts += 1
                assert [screen(match, other) for other in others] == before
            match.drop_last()
    assert drafts > seats or games[key].secret == "open"


def test_a_view_holds_no_piece_that_its_seat_was_not_told_of(key: str, seats: int) -> None:
    """The events are written apart from the views: whatever a view names, an event must have told that seat before."""
    game = games[key]
    for state, told in _told(key, seats, 6):
        for viewer, pieces in told.items():
            assert _named(game.view(state, viewer)) - pieces == set()


def _told(key: str, seats: int, seed: int) -> Iterator[tuple[Any, dict[int | None, set[str]]]]:
    """A random game, state by state, with the pieces that events have told each viewer of until then."""
    log = Heard()
    told: dict[int | None, set[str]] = {viewer: set() for viewer in (None, *range(seats))}
    read = 0
    for state, _, _ in random_game(key, seats, seed, log):
        for event in log.events[read:]:
            for viewer, pieces in told.items():
                if event.heard_by(viewer):
                    pieces.add(event.piece)
        read = len(log.events)
        yield state, told


def _named(view: Any) -> set[str]:
    return {piece.handle for place in view.places.values() for piece in place.pieces if piece.handle}


def test_no_text_of_a_view_names_a_piece_that_its_seat_was_not_told_of(key: str, seats: int) -> None:
    """The same for every text anywhere in the view, facts and question included."""
    game = games[key]
    *_, (last, _, _) = random_game(key, seats, 7)
    while not last.over:
        last.apply(last.waiting()[0], last.legal(last.waiting()[0])[0])
    everything = _named(game.view(last, None))
    faces = {handle.split("/")[-1]: handle for handle in everything}
    assert len(faces) > seats or game.secret == "ballots", "where only ballots are hidden, pieces may be all alike"
    for state, told in _told(key, seats, 7):
        for viewer, pieces in told.items():
            words = {word for text in _texts(game.encode_view(game.view(state, viewer))) for word in text.split()}
            named = {faces[word.split("/")[-1]] for word in words if word.split("/")[-1] in faces}
            assert named - pieces == set()


def _texts(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for key, value in data.items() for text in (str(key), *_texts(value))]
    if isinstance(data, list | tuple):
        return [text for value in data for text in _texts(value)]
    return []


def test_an_event_tells_no_seat_more_than_its_view_shows(key: str, seats: int) -> None:
    """The other way round: what a beat's events name to a seat can be seen by that seat after the beat."""
    named = 0
    for match in random_match(key, seats, 10):
        if not match.over:
            continue
        for beat in match.beats:
            for viewer in (*range(seats), None):
                told = {event.piece.split("/")[-1] for event in beat.events(viewer) if event.piece}
                texts = _texts(match.game.encode_view(beat.view(viewer))) if told else []
                assert told - {word.split("/")[-1] for text in texts for word in text.split()} == set()
                named += len(told)
    assert named > seats or games[key].secret == "ballots"


def test_events_for_one_seat_reach_no_other(key: str, seats: int) -> None:
    log = Heard()
    for _ in random_game(key, seats, 8, log):
        pass
    for event in log.events:
        if event.audience is not None:
            assert not event.heard_by(None)
            assert [seat for seat in range(seats) if event.heard_by(seat)] == sorted(event.audience)


def test_a_step_of_a_draft_is_heard_by_nobody(key: str, seats: int) -> None:
    for state, seat, action in random_game(key, seats, 9):
        log = Heard()
        copy = state.copy()
        copy.apply(seat, action, log)
        decision = copy.decision(seat)
        if decision is not None and decision.draft:
            assert (log.events, log.beats) == ([], 0)
