"""The community's pictures: six kinds of calm places, each painted in several lights."""
import numpy as np

from canvas import ASPECT, H, U, V, W, add, below, blurred, color, disk, drawn, glow, gradient, mix, noise, ridge, smooth


def flat(tone, like):
    return np.broadcast_to(color(tone), like.shape)


def hills(sky, near, far, mist, seed, sun=None, sharp=False, layers=6, top=0.42):
    """Ridges behind ridges, each nearer one darker, with mist between them."""
    picture = gradient(*sky)
    if sun:
        x, y, size, tone = sun
        picture = add(picture, color(tone), 0.85 * glow(x, y, size * 7) + 0.75 * disk(x, y, size, 4))
    for layer in range(layers):
        t = layer / (layers - 1)
        line = ridge(seed + layer, top + (0.96 - top) * t ** 1.2, 0.13 * (0.65 + 0.5 * t), cells=2.4 + 1.6 * (1 - t),
                     fade=0.44, sharp=sharp)
        tone = color(far) * (1 - t) + color(near) * t
        depth = smooth(np.clip((V - line[None, :]) / 0.20, 0, 1))
        body = mix(np.broadcast_to(tone, picture.shape), color(mist), depth * 0.62 * (1 - t))
        picture = mix(picture, body, below(line))
    return picture


def sea(sky, water, light, seed, x=0.5, y=0.34, size=0.05, horizon=0.55):
    """One light over water, and its path."""
    picture = gradient(*sky)
    picture = add(picture, color(light), 0.6 * glow(x, y, size * 6, 1.5))
    picture = add(picture, color(light), 0.10 * smooth((noise(seed, 3, 5, 5) - 0.44) * 3))
    picture = mix(picture, flat(light, picture), disk(x, y, size, 2.5))
    waves = noise(seed + 1, 52, 3, 14)
    surface = gradient(*water) * (0.92 + 0.16 * waves)[..., None]
    width = 0.02 + 0.19 * np.clip((V - horizon) / (1 - horizon), 0, 1)
    path = np.exp(-((U - x) / width) ** 2) * smooth((waves - 0.46) * 7)
    return mix(picture, add(surface, color(light), 0.8 * path), smooth((V - horizon) * H / 3 + 0.5))


def dunes(sky, shapes, seed, haze):
    """Crests lit from one side."""
    picture = gradient(*sky)
    picture = add(picture, color(haze), 0.5 * glow(0.22, 0.36, 0.4))
    for place, (level, lit, dark) in enumerate(shapes):
        line = ridge(seed + place, level, 0.05 + 0.03 * place, cells=1.5, octaves=3, fade=0.34)
        slope = np.gradient(line) * W
        facing = smooth(0.5 - (slope[None, :] * 0.9 + ridge(seed + 40 + place, 0, 0.2, cells=2, octaves=3)[None, :] * 1.2
                               - (V - line[None, :]) * 1.4))
        body = mix(flat(dark, picture), color(lit), np.clip(facing, 0, 1))
        picture = mix(picture, body, below(line))
    return picture


def aurora(sky, curtains, land, seed):
    """Curtains of light over dark ridges."""
    picture = gradient(*sky)
    dots = np.zeros((H, W), np.float32)
    random = np.random.default_rng(seed)
    dots[random.integers(0, int(H * 0.7), 300), random.integers(0, W, 300)] = random.random(300)
    picture = add(picture, color("ffffff"), np.clip(blurred(dots, 1.1) * 8, 0, 1))
    for place, (base, tone, strength) in enumerate(curtains):
        foot = ridge(seed + 1 + place, base, 0.16, cells=1.5, octaves=3, fade=0.4)
        rays = 0.4 + 0.6 * np.interp(np.arange(W), np.linspace(0, W, 120), np.random.default_rng(seed + place).random(120))
        up = foot[None, :] - V
        curtain = np.where(up > 0, np.exp(-up / (0.12 + 0.16 * rays[None, :])), np.exp(up / 0.014))
        picture = add(picture, color(tone), strength * curtain * rays[None, :])
    for place, tone in enumerate(land):
        picture = mix(picture, flat(tone, picture), below(ridge(seed + 20 + place, 0.80 + 0.075 * place, 0.06, cells=4)))
    return picture


def clouds(sky, shade, underside, seed, sun, land):
    """An evening sky over a thin line of land."""
    picture = gradient(*sky)
    body = noise(seed, 3.0, 6, 3.0, 0.55)
    lit = noise(seed + 1, 3.4, 5, 3.4)
    cover = mix(flat(shade, picture), color(underside), smooth((lit - 0.38) * 3.2))
    picture = mix(picture, cover, 0.85 * smooth((body - 0.46 + 0.12 * (0.5 - V)) * 4.0))
    picture = add(picture, color(sun), 0.75 * glow(0.44, 0.86, 0.26))
    return mix(picture, flat(land, picture), below(ridge(seed + 2, 0.91, 0.02, cells=5)))


def lights(ground, glows, tones, seed, count=60):
    """A street at night, out of focus."""
    picture = gradient(*ground)
    for x, y, tone in glows:
        picture = add(picture, color(tone), 0.4 * glow(x, y, 0.5))
    random = np.random.default_rng(seed)
    for _ in range(count):
        x, y = random.uniform(-0.02, 1.02), 0.5 + random.normal(0, 0.19)
        radius = random.uniform(0.018, 0.085) * (0.7 + abs(y - 0.5) * 1.6)
        body = disk(x, y, radius, 3)
        edge = np.clip(body - disk(x, y, radius * 0.9, 5), 0, 1)
        picture = add(picture, color(tones[random.integers(len(tones))]),
                      random.uniform(0.1, 0.5) * (0.72 * body + 0.35 * edge))
    return picture


def lake(sky, ranges, seed, shore=0.52):
    """Mountains and what the water makes of them."""
    picture = gradient(*sky)
    picture = add(picture, color("ffffff"), 0.22 * smooth((noise(seed, 2.5, 5, 5) - 0.47) * 3) * smooth(1.1 - V * 2))
    for place, (level, height, tone) in enumerate(ranges):
        line = ridge(seed + 1 + place, level, height, cells=3.2, octaves=7, fade=0.46, sharp=True)
        picture = mix(picture, flat(tone, picture), below(line))
    top = picture[: int(shore * H)]
    depth = H - top.shape[0]
    rows = np.clip(top.shape[0] - 1 - (np.arange(depth) * top.shape[0] / depth * 0.95).astype(int), 0, None)
    sway = (2.0 * np.sin(np.arange(depth) ** 0.66 * 1.3)).round().astype(int)
    water = np.stack([np.roll(top[row], shift, 0) for row, shift in zip(rows, sway)])
    water = water * np.linspace(0.88, 0.62, depth)[:, None, None] + np.array([0.0, 0.012, 0.02], np.float32)
    return np.concatenate([top, water.astype(np.float32)])


def silk(colors, seed, light):
    """Folds of cloth, or of water, or of nothing in particular."""
    bend = U * 1.7 + 0.55 * noise(seed, 1.6, 3, 1.2) + 0.35 * np.sin(V * 3.1 + seed)
    wave = 0.5 + 0.5 * np.sin(bend * 6.2 + 1.4 * noise(seed + 1, 1.2, 2))
    picture = gradient(*colors, along=np.clip(0.18 + 0.35 * V + 0.5 * wave, 0, 1))
    return add(picture, color(light), 0.55 * smooth((wave - 0.72) * 3.2) ** 2)
