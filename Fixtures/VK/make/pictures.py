"""pictures.py FILES MASTERS NAME: paints one picture and saves it at every size that the service would give it.

The canvas has its size from the environment (CANVAS=1280x853), so each picture is a process of its own.
"""
import io
import sys
from pathlib import Path

from PIL import Image

import scenes
from album import PICTURES, PREVIEWS
from canvas import finished

files, masters, name = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]


def rounded(a, b):
    return (2 * a + b) // (2 * b)


def fitted(width, height, box_width, box_height):
    """The largest size of that shape in the box, or the picture's own."""
    if width <= box_width and height <= box_height:
        return width, height
    if width * box_height >= height * box_width:
        return box_width, max(1, rounded(height * box_width, width))
    return max(1, rounded(width * box_height, height)), box_height


def sizes(width, height):
    """Letters with their sizes; a letter comes only while the picture is larger than the one before it."""
    whole = [("s", 75, 75), ("m", 130, 130), ("x", 604, 604), ("y", 807, 807), ("z", 1280, 1080), ("w", 2560, 2160)]
    before = (0, 0)
    for letter, box_width, box_height in whole:
        size = fitted(width, height, box_width, box_height)
        if size != before:
            yield letter, size, False
        before = size
    wide = width * 2 > height * 3
    crop_height = rounded(width * 2, 3) if not wide else height
    for letter, bound in [("o", 130), ("p", 200), ("q", 320), ("r", 510)]:
        if width <= bound:
            continue
        yield letter, (bound, rounded(bound * 2, 3) if wide else rounded(height * bound, width)), wide


def save(image, path, quality, limit):
    while True:
        out = io.BytesIO()
        image.save(out, "JPEG", quality=quality, optimize=True, progressive=image.width > 200, subsampling="4:2:0")
        if out.tell() <= limit or quality <= 30:
            break
        quality -= 4
    path.write_bytes(out.getvalue())


entry = PICTURES.get(name) or PREVIEWS[name]
picture = finished(entry.paint(scenes), vignette=0.16, seed=entry.seed)
picture.save(masters / f"{name}.png")
width, height = picture.size
if name in PICTURES:
    for letter, (w, h), cropped in sizes(width, height):
        source = picture
        if cropped:
            left = (width - height * 3 // 2) // 2
            source = picture.crop((left, 0, left + height * 3 // 2, height))
        target = files / "photos" / f"{name}-{w}x{h}{'-cropped' if cropped else ''}.jpg"
        save(source.resize((w, h), Image.LANCZOS), target, 60, max(1500, w * h // 20 if w < 700 else 9_000 + w * h // 75))
else:
    wide = width > height
    for w, h in [(320, 180), (720, 405), (1280, 720)] if wide else [(405, 720), (720, 1280)]:
        save(picture.resize((w, h), Image.LANCZOS), files / "previews" / f"{name}-{w}x{h}.jpg", 60, 9_000 + w * h // 75)
    for w, h in [(130, 96), (160, 120), (320, 240), (800, 450)]:
        if wide and w == 800:
            continue
        padded = Image.new("RGB", (w, h))
        inner = picture.resize(fitted(width, height, w, h), Image.LANCZOS)
        padded.paste(inner, ((w - inner.width) // 2, (h - inner.height) // 2))
        save(padded, files / "previews" / f"{name}-{w}x{h}-padded.jpg", 60, 9_000)
