"""The cards of a hand as a row. Pure geometry."""

from __future__ import annotations

from tabletop.table.geometry import CARD_RATIO, SMALLEST_CARD, Rect, fit_card
from tabletop.table.layout import Metrics

_SIZES = (5, 7, 9)  # the card size changes only when a hand outgrows one of these


def hand_cards(count: int, area: Rect, metrics: Metrics) -> list[Rect]:
    """One rectangle a card, from left to right. Cards shrink in few steps, down to the smallest that can be read, and
    overlap from there on."""
    if not count:
        return []
    capacity = next((size for size in _SIZES if count <= size), count)
    gap = metrics.gap
    width, height = fit_card((area.width - gap * (capacity - 1)) / capacity, area.height)
    if width < SMALLEST_CARD:
        width = min(SMALLEST_CARD, fit_card(area.width, area.height)[0])
        height = round(width * CARD_RATIO)
    step = width + gap if count * (width + gap) - gap <= area.width else (area.width - width) / (count - 1)
    whole = width + step * (count - 1)
    left = area.x + (area.width - whole) / 2
    return [Rect(round(left + step * place), area.bottom - height, width, height) for place in range(count)]


def back_fan(count: int, area: Rect, largest: float) -> list[Rect]:
    """The backs of a hand that others hold, overlapping, in the middle of ``area``."""
    if not count:
        return []
    width, height = fit_card(min(largest, area.width), area.height)
    step = min(width * 0.62, (area.width - width) / max(1, count - 1))
    left = area.x + (area.width - width - step * (count - 1)) / 2
    top = area.y + (area.height - height) / 2
    return [Rect(round(left + step * place), round(top), width, height) for place in range(count)]
