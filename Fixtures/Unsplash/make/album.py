"""What is painted, in which light, and in which shape."""
from dataclasses import dataclass
from typing import Callable


@dataclass
class Entry:
    width: int
    height: int
    seed: int
    paint: Callable


WIDE, TALL, SQUARE, LOW = (1080, 720), (1080, 1620), (1080, 1080), (1080, 608)


def entry(shape, seed, paint):
    return Entry(*shape, seed, paint)


PICTURES = {
    "blue-ridges": entry(WIDE, 201, lambda s: s.hills(
        [(0, "5f86ad"), (0.3, "a9c3d3"), (0.5, "eef0e6")], "12293c", "a3bccb", "e6eef0", 211, layers=7, top=0.36)),
    "amber-valley": entry(WIDE, 202, lambda s: s.hills(
        [(0, "c98a5a"), (0.3, "efc08a"), (0.5, "fff0d0")], "2f1c14", "e0b184", "fbe3bd", 231, (0.34, 0.38, 0.045, "fff3cf"))),
    "tall-peaks": entry(TALL, 203, lambda s: s.hills(
        [(0, "35516e"), (0.35, "8fabc0"), (0.6, "f0e2d4")], "0f1d2a", "93a9b8", "dfe6e6", 251, sharp=True, top=0.38)),
    "fir-slope": entry(TALL, 204, lambda s: s.hills(
        [(0, "7f9a8e"), (0.5, "dbe4d2")], "0a1f17", "86a693", "d3dfce", 271, layers=8, top=0.26)),
    "lilac-hills": entry(SQUARE, 205, lambda s: s.hills(
        [(0, "53508a"), (0.3, "a894bd"), (0.52, "f4cbbf")], "1d1837", "b09bbd", "ecd0cc", 291, (0.62, 0.40, 0.04, "fff0e4"))),
    "copper-sea": entry(WIDE, 206, lambda s: s.sea(
        [(0, "2c3148"), (0.32, "8a5a57"), (0.55, "f3b074")], [(0.55, "d59a6c"), (0.78, "6b4a4c"), (1, "2a2531")], "ffe6bd",
        221, 0.36, 0.42, 0.06)),
    "morning-bay": entry(TALL, 207, lambda s: s.sea(
        [(0, "7fa8c8"), (0.35, "c4d6dd"), (0.55, "fbe9d0")], [(0.55, "dfd9cc"), (0.75, "8fb0bd"), (1, "41738c")], "fffbe9",
        241, 0.58, 0.40, 0.07)),
    "moonlit-water": entry(SQUARE, 208, lambda s: s.sea(
        [(0, "060d1f"), (0.4, "142a49"), (0.56, "40607f")], [(0.55, "2f4c69"), (0.78, "122a45"), (1, "060f20")], "eef2ff",
        261, 0.5, 0.26, 0.06)),
    "pale-horizon": entry(LOW, 209, lambda s: s.sea(
        [(0, "b6c2c6"), (0.55, "f1ece0")], [(0.55, "d3d5cf"), (1, "8b9a9d")], "fffef6", 281, 0.24, 0.30, 0.05)),
    "red-dunes": entry(WIDE, 210, lambda s: s.dunes(
        [(0, "5b86ab"), (0.3, "b9cbd0"), (0.46, "f3d7b8")],
        [(0.46, "e39a68", "ae5a38"), (0.58, "da8350", "8f4226"), (0.75, "cc6c3a", "702c18"), (0.97, "b05428", "4c1a0e")],
        294, "ffd9a8")),
    "evening-dunes": entry(TALL, 211, lambda s: s.dunes(
        [(0, "38466f"), (0.28, "a4889f"), (0.46, "f6c3a0")],
        [(0.47, "d79d83", "8d5a5e"), (0.60, "c98369", "6f3f4c"), (0.78, "b76a52", "52293a"), (1.0, "97513f", "331828")],
        313, "ffdcae")),
    "snow-dunes": entry(SQUARE, 212, lambda s: s.dunes(
        [(0, "9cb9d6"), (0.45, "eef2f2")],
        [(0.46, "f4f3f0", "ccd6e0"), (0.6, "f0eeea", "b1c0d1"), (0.8, "e8e6e3", "8ea3bd"), (1.0, "dbdcde", "6d86a4")],
        333, "fff8ea")),
    "emerald-aurora": entry(WIDE, 213, lambda s: s.aurora(
        [(0, "040b1a"), (0.6, "0b2032"), (0.8, "1a3a48")], [(0.54, "4be3b0", 0.95), (0.45, "38c7c0", 0.6), (0.62, "7f7be0", 0.4)],
        ["13303a", "0c2029", "060f15"], 340)),
    "rose-aurora": entry(TALL, 214, lambda s: s.aurora(
        [(0, "0a0d22"), (0.6, "1a1f42"), (0.8, "33375e")], [(0.52, "e080b8", 0.85), (0.60, "f0a08c", 0.5), (0.44, "7fa0f0", 0.5)],
        ["22264a", "161a36", "0a0c1e"], 371)),
    "storm-light": entry(WIDE, 215, lambda s: s.clouds(
        [(0, "2a3a4a"), (0.45, "5f7486"), (0.7, "b9b6a6"), (0.86, "f0deb0")], "3a4754", "d7c79d", 370, "fff0c4", "12181d")),
    "peach-sky": entry(SQUARE, 216, lambda s: s.clouds(
        [(0, "7fa2cf"), (0.5, "dcc6d4"), (0.86, "ffdfc4")], "b7a5c4", "ffd9c4", 390, "fff0d9", "4f5a75")),
    "winter-dawn": entry(LOW, 217, lambda s: s.hills(
        [(0, "8fa8c8"), (0.3, "d3d5df"), (0.5, "fbe6d8")], "2a3d55", "c4cdda", "f2ece8", 411, (0.5, 0.43, 0.03, "fff4e0"))),
    "deep-forest": entry(WIDE, 218, lambda s: s.hills(
        [(0, "4f6f60"), (0.5, "bfd0b4")], "061710", "5f8a70", "b4c9ab", 431, layers=8, top=0.22)),
}
