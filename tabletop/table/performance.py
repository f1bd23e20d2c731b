"""One beat on its way over the scene: puts everything where it is at a moment.

It moves items and nothing else; when the beat ends, the director shows the picture that stands after it.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.table.layers import SpotItem
from tabletop.table.motion import CROSS_FADE, Move, Score, between, eased
from tabletop.table.scene import TableScene
from tabletop.table.spots import Layer, Picture, Spot


class Performance:
    """One beat on the scene: ``show(elapsed)`` puts everything where it is after so many milliseconds."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        self.scene = scene
        self.after = after
        self.written = written
        self.speed = speed
        self.length = written.length * speed

    def show(self, elapsed: float) -> None:
        raise NotImplementedError


class Motion(Performance):
    """Things travel, flip and count."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        super().__init__(scene, after, written, speed)
        self._waiting = sorted(written.moves, key=lambda move: move.delay)
        self._chips = sorted(written.chips, key=lambda chip: chip.delay)
        self._flying: list[tuple[Move, SpotItem]] = []
        self._counts = {key: scene.picture.spots[key].look.count for key in written.tallied}
        self._set_out()

    def _set_out(self) -> None:
        """Everything that does not move shows the new picture; what will land is hidden, what will be counted keeps
        its count."""
        scene = self.scene
        arriving = {move.key for move in self.written.moves if move.key}
        for key, spot in self.after.spots.items():
            if key in arriving and key not in scene.picture.spots:
                continue
            if key in arriving or key in self._counts:
                continue
            old = scene.picture.spots.get(key)
            if old is None or old.look != spot.look or old.rect != spot.rect:
                scene.item(key).show_spot(spot, scene.pictures, scene.ratio, ())

        for key, spot in scene.picture.spots.items():
            # What is written by the things that were there goes with them; things themselves leave by their moves.
            if spot.layer is Layer.COUNTER and key not in self.after.spots and not self._sets_out(spot):
                scene.item(key).cover()

    def _sets_out(self, spot: Spot) -> bool:
        """Whether a move begins with what ``spot`` shows, where it shows it."""
        return any(spot.look in (move.turns_from, move.look) and spot.rect == move.start for move in self.written.moves)

    def show(self, elapsed: float) -> None:
        time = elapsed / self.speed
        scene = self.scene
        while self._chips and self._chips[0].delay <= time:
            chip = self._chips.pop(0)
            scene.fly(chip.look, chip.rect)
        while self._waiting and self._waiting[0].delay <= time:
            move = self._waiting.pop(0)
            self._take_off(move)
        for move, item in list(self._flying):
            progress = (time - move.delay) / move.duration
            if progress >= 1.0:
                self._land(move, item)
            else:
                self._carry(move, item, progress)

    def _take_off(self, move: Move) -> None:
        """The piece leaves its place: where it was a spot, the spot's own item is hidden until the picture stands."""
        for key in (move.key, self._uncovered(move)):
            item = self.scene.spot_items.get(key)
            if item is not None:
                item.cover()
        item = self.scene.fly(move.turns_from or move.look, move.end, move.shadow)
        item.stretch(move.start)
        self._flying.append((move, item))

    def _uncovered(self, move: Move) -> str:
        """The key of the face-down card that this move turns, or of the piece that is going away."""
        for key, spot in self.scene.picture.spots.items():
            if key not in self.after.spots and spot.look in (move.turns_from, move.look) and spot.rect == move.start:
                return key
        return ""

    def _carry(self, move: Move, item: SpotItem, progress: float) -> None:
        rect = between(move.start, move.end, eased(progress))
        turned = 1.0
        if move.turns_from is not None:
            turned = abs(1.0 - 2.0 * progress)
            if progress >= 0.5:
                item.show_look(move.look, move.end, self.scene.pictures, self.scene.ratio)
        item.stretch(rect, turned)

    def _land(self, move: Move, item: SpotItem) -> None:
        scene = self.scene
        self._flying.remove((move, item))
        scene.drop_flyer(item)
        if move.key:
            scene.item(move.key).show_spot(self.after.spots[move.key], scene.pictures, scene.ratio, ())
        for key in move.tallies:
            goal = self.after.spots[key]
            count = self._counts[key]
            if count != goal.look.count:
                self._counts[key] = count = count + (1 if count < goal.look.count else -1)
                look = replace(goal.look, count=count)
                scene.item(key).show_look(look, goal.rect, scene.pictures, scene.ratio)


class Fade(Performance):
    """Reduced motion: what is new fades in, what is gone fades out, nothing travels."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        super().__init__(scene, after, written, speed)
        old = scene.picture.spots
        self._going = [scene.spot_items[key] for key in old if key not in after.spots]
        self._coming: list[SpotItem] = []
        for key, spot in after.spots.items():
            if key not in old or old[key].look != spot.look or old[key].rect != spot.rect:
                item = scene.item(key)
                item.show_spot(spot, scene.pictures, scene.ratio, ())
                self._coming.append(item)
        for chip in written.chips:
            self._coming.append(scene.fly(chip.look, chip.rect))
        reading = written.length if written.chips else CROSS_FADE / speed
        self.length = max(CROSS_FADE, reading * speed)

    def show(self, elapsed: float) -> None:
        share = min(1.0, elapsed / CROSS_FADE)
        for item in self._coming:
            item.fade(share)
        for item in self._going:
            item.fade(1.0 - share)
