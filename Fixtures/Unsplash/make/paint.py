"""paint.py FILES NAME: paints one picture at two widths, and prints what the photos' data say of it.

The canvas has its size from the environment (CANVAS=1080x720), so each picture is a process of its own.
"""
import io
import sys
from pathlib import Path

import numpy as np
from PIL import Image

import scenes
from album import PICTURES
from canvas import finished

files, name = Path(sys.argv[1]), sys.argv[2]
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~"


def base83(value, length):
    return "".join(DIGITS[value // 83 ** (length - 1 - i) % 83] for i in range(length))


def linear(picture):
    return np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)


def srgb(value):
    value = min(max(float(value), 0), 1)
    return int((value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055) * 255 + 0.5)


def blur_hash(image, columns=4, rows=3):
    """By https://github.com/woltapp/blurhash/blob/master/Algorithm.md."""
    pixels = linear(np.asarray(image.resize((64, 64), Image.BOX), np.float64) / 255)
    across, down = np.arange(64) / 64, np.arange(64) / 64
    factors = []
    for j in range(rows):
        for i in range(columns):
            basis = np.cos(np.pi * j * down)[:, None, None] * np.cos(np.pi * i * across)[None, :, None]
            factors.append((1 if i == j == 0 else 2) * (pixels * basis).mean((0, 1)))
    largest = max(np.abs(factors[1:]).max(), 1e-9)
    scale = int(min(max(np.floor(largest * 166 - 0.5), 0), 82))
    bound = (scale + 1) / 166
    text = base83(columns - 1 + (rows - 1) * 9, 1) + base83(scale, 1)
    red, green, blue = (srgb(c) for c in factors[0])
    text += base83((red << 16) + (green << 8) + blue, 4)
    for factor in factors[1:]:
        q = [int(min(max(np.floor(np.sign(c) * abs(c / bound) ** 0.5 * 9 + 9.5), 0), 18)) for c in factor]
        text += base83(q[0] * 361 + q[1] * 19 + q[2], 2)
    return text


def save(image, path, limit):
    for quality in range(82, 24, -3):
        out = io.BytesIO()
        image.save(out, "JPEG", quality=quality, optimize=True, progressive=image.width > 400, subsampling="4:2:0")
        if out.tell() <= limit:
            break
    path.write_bytes(out.getvalue())


entry = PICTURES[name]
picture = finished(entry.paint(scenes), vignette=0.16, seed=entry.seed)
save(picture, files / f"{name}-1080.jpg", 20_000 + entry.width * entry.height // 75)
save(picture.resize((400, entry.height * 400 // entry.width), Image.LANCZOS), files / f"{name}-400.jpg", 9_000)
average = np.asarray(picture.resize((1, 1), Image.BOX))[0, 0]
tone = "#" + "".join(f"{int(c):02x}" for c in average)
print(f'        Picture("{name}", {entry.width}, {entry.height}, "{tone}", #"{blur_hash(picture)}"#),')
