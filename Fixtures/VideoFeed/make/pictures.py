"""pictures.py FILES MASTERS [NAME…]: paints every scene, as JPEG 1000 x 560 into FILES and as a large PNG into MASTERS."""
import io
import sys
from pathlib import Path

from PIL import Image

import scenes
from canvas import finished

files, masters = map(Path, sys.argv[1:3])
only = sys.argv[3:]
squares = {"hills-at-dawn": 0.72, "water-like-silk": 0.25}  # and how far from the left they are cut


def save(image, path, limit):
    """The best quality that stays within the limit, in bytes."""
    for quality in range(84, 30, -3):
        out = io.BytesIO()
        image.save(out, "JPEG", quality=quality, optimize=True, progressive=True)
        if out.tell() <= limit:
            break
    path.write_bytes(out.getvalue())
    print(path.name, image.size, out.tell(), "bytes at quality", quality)


for number, scene in enumerate(scenes.ALL):
    name = scene.__name__.replace("_", "-")
    if only and name not in only:
        continue
    picture = finished(scene(), seed=number)
    picture.save(masters / f"{name}.png")
    save(picture.resize((1000, 560), Image.LANCZOS), files / f"{name}.jpg", 25_000)
    if name in squares:
        side = picture.height
        left = int((picture.width - side) * squares[name])
        square = picture.crop((left, 0, left + side, side)).resize((2000, 2000), Image.BICUBIC)
        save(square, files / f"{name}-square.jpg", 40_000)
