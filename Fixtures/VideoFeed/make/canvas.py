"""A few brushes over numpy arrays: everything is float, 0 to 1, height x width x 3."""
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

W, H = (int(n) for n in os.environ.get("CANVAS", "1600x896").split("x"))
Y, X = np.mgrid[0:H, 0:W].astype(np.float32)
U, V = X / W, Y / H
ASPECT = W / H


def color(text):
    return np.array([int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def gradient(*stops, along=V):
    """Colors at places from 0 to 1: gradient((0, "112233"), (1, "ffffff"))."""
    places = [p for p, _ in stops]
    channels = np.array([color(c) for _, c in stops])
    return np.stack([np.interp(along, places, channels[:, i]) for i in range(3)], -1).astype(np.float32)


def noise(seed, cells, octaves=4, stretch=1.0, fade=0.5):
    """Smooth noise, 0 to 1; `stretch` above 1 draws it out sideways."""
    random = np.random.default_rng(seed)
    total, weight, amount = np.zeros((H, W), np.float32), 0.0, 1.0
    for octave in range(octaves):
        rows = max(2, int(cells * 2 ** octave))
        columns = max(2, int(rows * ASPECT / stretch))
        grid = Image.fromarray(random.random((rows + 1, columns + 1)).astype(np.float32), mode="F")
        total += amount * np.asarray(grid.resize((W, H), Image.BICUBIC))
        weight += amount
        amount *= fade
    return np.clip(total / weight, 0, 1)


def ridge(seed, level, height, cells=3, octaves=6, fade=0.48, sharp=False):
    """A skyline, of hills or (sharp) of peaks: for each column how far down it begins, 0 to 1."""
    random = np.random.default_rng(seed)
    line, amount, weight = np.zeros(W, np.float32), 1.0, 0.0
    for octave in range(octaves):
        points = random.random(int(cells * 2 ** octave) + 4)
        at = np.linspace(0, len(points) - 3, W)
        base = at.astype(int)
        t = at - base if sharp else smooth(at - base)
        line += amount * (points[base] * (1 - t) + points[base + 1] * t)
        weight += amount
        amount *= fade
    return level - height * (line / weight - 0.5) * 2


def below(line, softness=1.5):
    """How much of each pixel lies below a skyline."""
    return smooth((V - line[None, :]) * H / (2 * softness) + 0.5)


def mix(picture, paint, amount):
    amount = np.asarray(amount)[..., None] if np.ndim(amount) == 2 else amount
    return picture * (1 - amount) + paint * amount


def add(picture, paint, amount):
    """Light on light, as on film: never beyond white."""
    light = np.clip(np.asarray(amount)[..., None] * paint, 0, 1)
    return 1 - (1 - picture) * (1 - light)


def disk(x, y, radius, softness=1.5):
    """Radius in parts of the height."""
    away = np.hypot((U - x) * ASPECT, V - y)
    return smooth((radius - away) * H / (2 * softness) + 0.5)


def glow(x, y, radius, power=2.0):
    away = np.hypot((U - x) * ASPECT, V - y)
    return np.exp(-(away / radius) ** power)


def drawn(draw, blur=0.0):
    """What `draw` draws in white, as an amount; drawn at twice the size for smooth edges."""
    image = Image.new("L", (W * 2, H * 2), 0)
    draw(ImageDraw.Draw(image), W * 2, H * 2)
    image = image.resize((W, H), Image.LANCZOS)
    if blur:
        image = image.filter(ImageFilter.GaussianBlur(blur))
    return np.asarray(image, np.float32) / 255


def blurred(amount, radius):
    image = Image.fromarray((np.clip(amount, 0, 1) * 255).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


def finished(picture, vignette=0.22, seed=1):
    """Vignette, and a grain too fine to cost bytes that keeps skies from banding."""
    away = np.hypot((U - 0.5) * 1.15, V - 0.5)
    picture = picture * (1 - vignette * smooth((away - 0.25) / 0.55))[..., None]
    picture = picture + np.random.default_rng(seed).normal(0, 0.006, (H, W, 1)).astype(np.float32)
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
