"""What is painted, in which light, and how large the original is."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Entry:
    width: int
    height: int
    seed: int
    paint: Callable


def hills(*arguments, **more):
    return lambda scenes: scenes.hills(*arguments, **more)


DAWN = [(0, "6d8fb0"), (0.3, "b9c6cf"), (0.5, "f6d9b8")]
ROSE = [(0, "4b5d8c"), (0.3, "a58aa8"), (0.52, "f2b6a0")]
STEEL = [(0, "8fa3b3"), (0.5, "d9e0e2")]
NIGHT = [(0, "050d1c"), (0.6, "0d2438"), (0.8, "1d3f4e")]

PICTURES = {
    "valley": Entry(1280, 853, 1, hills(DAWN, "1c2c38", "d2b8a2", "f3dcc0", 11, (0.66, 0.40, 0.035, "ffd9a0"))),
    "rose-hills": Entry(807, 605, 2, hills(ROSE, "241f38", "c79aa0", "f0c4b0", 31, (0.3, 0.44, 0.04, "ffe0c4"))),
    "steel-peaks": Entry(1280, 853, 3, hills(STEEL, "22313c", "b4c2c9", "e4eaea", 51, sharp=True, top=0.34)),
    "green-forest": Entry(810, 1080, 4, hills([(0, "a9c4bd"), (0.5, "e8eedd")], "10291f", "9dbcab", "e3ecd9", 71,
                                              layers=7, top=0.30)),
    "violet-hour": Entry(810, 1080, 5, hills([(0, "2c2f63"), (0.3, "6a5a96"), (0.55, "e2a5a8")], "161433", "96799f",
                                             "d9b0b6", 91, (0.5, 0.36, 0.05, "ffeedd"), sharp=True)),
    "moon": Entry(1280, 853, 6, lambda s: s.sea([(0, "0a1730"), (0.35, "1a3556"), (0.56, "5d7c94")],
                                                [(0.55, "40607a"), (0.75, "1a3450"), (1, "0a1a30")], "f4ead2", 21)),
    "sunrise-sea": Entry(2048, 1365, 7, lambda s: s.sea([(0, "7d9fc4"), (0.3, "c9bccb"), (0.55, "fbd3a8")],
                                                        [(0.55, "e5b795"), (0.75, "8f8fa6"), (1, "4d617f")], "fff1cf",
                                                        41, 0.62, 0.45, 0.045)),
    "red-sun": Entry(810, 1080, 8, lambda s: s.sea([(0, "3d2a4f"), (0.35, "a24b5c"), (0.55, "f0935f")],
                                                   [(0.55, "b95a52"), (0.8, "4a2b4b"), (1, "231a35")], "ffd9a3", 61,
                                                   0.5, 0.42, 0.085)),
    "silver-bay": Entry(1280, 640, 9, lambda s: s.sea([(0, "9aa7b1"), (0.55, "e5e3dc")],
                                                      [(0.55, "c3c8c9"), (1, "6f7e88")], "fffdf2", 81, 0.7, 0.28, 0.06)),
    "gold-dunes": Entry(1280, 853, 10, lambda s: s.dunes(
        [(0, "7fa6c0"), (0.3, "c9d3cf"), (0.46, "f5dcb6")],
        [(0.47, "e8bd8b", "c68f62"), (0.58, "e6ae74", "a9683f"), (0.74, "dd9c5c", "86482a"), (0.97, "c9803f", "5f2f1d")],
        94, "ffe3b0")),
    "white-dunes": Entry(1080, 1080, 11, lambda s: s.dunes(
        [(0, "86a9c9"), (0.45, "e6edf0")],
        [(0.48, "f2efe9", "c4cdd6"), (0.62, "efeae2", "a9b5c4"), (0.82, "e9e2d8", "8594a9"), (1.0, "dcd3c8", "66768f")],
        133, "fff4dc")),
    "blue-dunes": Entry(605, 807, 12, lambda s: s.dunes(
        [(0, "101c3c"), (0.45, "4f6595")],
        [(0.46, "6f83ad", "45588a"), (0.60, "5b6f9f", "2f3f6e"), (0.80, "435688", "1d2a52"), (1.0, "2d3d6b", "0f1836")],
        153, "c9d8ff")),
    "green-aurora": Entry(1280, 853, 13, lambda s: s.aurora(
        NIGHT, [(0.56, "3fe0a0", 0.95), (0.46, "46d6b8", 0.6), (0.64, "9a6be0", 0.4)], ["15303c", "0f2430", "08141c"], 140)),
    "violet-aurora": Entry(605, 807, 14, lambda s: s.aurora(
        NIGHT, [(0.52, "b06be8", 0.9), (0.60, "e06bb0", 0.5), (0.44, "5fa8e8", 0.5)], ["1e2440", "141a30", "0a0e1c"], 171)),
    "burning-sky": Entry(1280, 853, 15, lambda s: s.clouds(
        [(0, "2f3f68"), (0.4, "8d6482"), (0.68, "ee9466"), (0.86, "ffd08a")], "584868", "ff9a5c", 170, "ffe0a0", "191622")),
    "pastel-sky": Entry(807, 807, 16, lambda s: s.clouds(
        [(0, "8fb4d9"), (0.5, "d5cfe0"), (0.86, "fbe3d3")], "c3b9d4", "fbe9e4", 190, "fff3dd", "5f6d86")),
    "storm": Entry(807, 404, 17, lambda s: s.clouds(
        [(0, "3c4a57"), (0.5, "7d8b92"), (0.86, "dcd6c0")], "4a5863", "b9bdb4", 210, "f6ecc9", "20282c")),
    "night-street": Entry(1280, 853, 18, lambda s: s.lights(
        [(0, "0b1420"), (0.55, "15283a"), (1, "0a0f18")], [(0.72, 0.6, "c26a2c"), (0.2, 0.5, "14606a")],
        ["ffb45c", "ff8f4a", "ffd79a", "5fc3c9", "8fe0dc", "ff6f59", "f5e6c8"], 44)),
    "harbor-lights": Entry(605, 807, 19, lambda s: s.lights(
        [(0, "1a1030"), (0.5, "3a1f4a"), (1, "0d0a1c")], [(0.3, 0.55, "a0307a"), (0.8, 0.45, "2c4aa8")],
        ["ff7ab8", "ffb0d0", "7ab0ff", "b8d0ff", "ffd08a", "d08aff"], 47)),
    "mountain-lake": Entry(1280, 853, 20, lambda s: s.lake(
        [(0, "3c6a97"), (0.3, "8fb2c8"), (0.52, "f2ddc9")],
        [(0.34, 0.18, "8797ad"), (0.44, 0.10, "5f7391"), (0.50, 0.035, "22363a")], 129)),
    "pink-lake": Entry(1280, 960, 21, lambda s: s.lake(
        [(0, "7a6aa0"), (0.3, "d79ab0"), (0.52, "ffe0c4")],
        [(0.36, 0.15, "a884a8"), (0.45, 0.09, "6f5a86"), (0.50, 0.03, "2f2a48")], 229)),
    "teal-silk": Entry(807, 807, 22, lambda s: s.silk([(0, "0d3b45"), (0.5, "2a8c8c"), (1, "d6efe4")], 3, "ffffff")),
    "amber-silk": Entry(604, 453, 23, lambda s: s.silk([(0, "5a2114"), (0.5, "d07a2c"), (1, "ffe6b8")], 7, "fff6e0")),
    "lilac-silk": Entry(453, 604, 24, lambda s: s.silk([(0, "2c1f4f"), (0.5, "8f6fb8"), (1, "f3e2f0")], 12, "ffffff")),
}

PREVIEWS = {
    "morning": Entry(1280, 720, 31, hills(DAWN, "1c2c38", "d2b8a2", "f3dcc0", 311, (0.35, 0.40, 0.04, "ffd9a0"))),
    "coast": Entry(1280, 720, 32, lambda s: s.sea([(0, "7d9fc4"), (0.3, "c9bccb"), (0.55, "fbd3a8")],
                                                  [(0.55, "e5b795"), (0.75, "8f8fa6"), (1, "4d617f")], "fff1cf", 341,
                                                  0.35, 0.43, 0.05)),
    "aurora": Entry(1280, 720, 33, lambda s: s.aurora(
        NIGHT, [(0.56, "3fe0a0", 0.95), (0.46, "46d6b8", 0.6), (0.64, "9a6be0", 0.4)], ["15303c", "0f2430", "08141c"], 361)),
    "evening": Entry(1280, 720, 34, lambda s: s.clouds(
        [(0, "2f3f68"), (0.4, "8d6482"), (0.68, "ee9466"), (0.86, "ffd08a")], "584868", "ff9a5c", 371, "ffe0a0", "191622")),
    "city": Entry(1280, 720, 35, lambda s: s.lights(
        [(0, "0b1420"), (0.55, "15283a"), (1, "0a0f18")], [(0.72, 0.6, "c26a2c"), (0.2, 0.5, "14606a")],
        ["ffb45c", "ff8f4a", "ffd79a", "5fc3c9", "8fe0dc", "ff6f59", "f5e6c8"], 381)),
    "waves": Entry(1280, 720, 36, lambda s: s.silk([(0, "0c2d5a"), (0.5, "2f78b8"), (1, "d9ecf6")], 17, "ffffff")),
    "tall-peaks": Entry(720, 1280, 37, hills(ROSE, "241f38", "c79aa0", "f0c4b0", 391, (0.5, 0.36, 0.06, "ffe0c4"),
                                             sharp=True)),
}
