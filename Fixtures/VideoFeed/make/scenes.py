"""The pictures of the course, each a function that paints one."""
import numpy as np
from canvas import *


def layered(sky, near, far, seeds, top=0.45, bottom=0.95, height=0.09, mist=0.35, mist_color=None):
    """Hills behind hills, each nearer one darker, with mist in the valleys."""
    picture = sky
    count = len(seeds)
    for i, seed in enumerate(seeds):
        t = i / (count - 1)
        level = top + (bottom - top) * t ** 1.15
        line = ridge(seed, level, height * (0.6 + 0.7 * t), cells=2 + 2 * (1 - t), fade=0.42 + 0.05 * t)
        tone = far * (1 - t) + near * t
        inside = below(line)
        depth = np.clip((V - line[None, :]) / 0.22, 0, 1)
        veil = color(mist_color) if mist_color else far
        body = mix(np.broadcast_to(tone, picture.shape), veil, smooth(depth) * mist * (1 - t))
        picture = mix(picture, body, inside)
    return picture


def hills_at_dawn():
    sky = gradient((0, "5b7d9e"), (0.25, "9fb3c1"), (0.42, "f0cfae"), (0.55, "fbe3c0"))
    sky = add(sky, color("ffd9a0"), 0.9 * glow(0.66, 0.43, 0.28) + 0.6 * disk(0.66, 0.43, 0.035, 4))
    return layered(sky, color("1d2b38"), color("d6b9a4"), [11, 12, 13, 14, 15, 16], 0.48, 0.93, mist=0.6,
                   mist_color="f3d8bd")


def moon_over_the_sea():
    horizon = 0.56
    sky = gradient((0, "0a1730"), (0.35, "1a3556"), (horizon, "5d7c94"))
    sky = add(sky, color("cfdcec"), 0.55 * glow(0.5, 0.27, 0.30, 1.4))
    sky = add(sky, color("d8e2ee"), 0.10 * smooth((noise(3, 3, 5, 5) - 0.45) * 3) * smooth((V - 0.1) * 4))
    face = disk(0.5, 0.27, 0.075, 2)
    sky = mix(sky, np.broadcast_to(color("f6f0e2"), sky.shape) * (0.9 + 0.1 * noise(8, 14, 3))[..., None], face)
    sea = gradient((horizon, "40607a"), (0.75, "1a3450"), (1, "0a1a30"))
    waves = noise(21, 60, 3, 14)
    width = 0.02 + 0.17 * np.clip((V - horizon) / 0.44, 0, 1)
    path = np.exp(-((U - 0.5) / width) ** 2) * smooth((waves - 0.47) * 7)
    sea = add(sea * (0.9 + 0.2 * waves)[..., None], color("f4ead2"), 0.85 * path)
    return mix(sky, sea, smooth((V - horizon) * H / 3 + 0.5))


def window_light():
    wall = gradient((0, "a48c76"), (0.5, "8d7561"), (1, "5d4a3d"), along=np.clip(U * 0.55 + V * 0.5, 0, 1))
    wall = wall * (0.97 + 0.05 * noise(5, 40, 3))[..., None]

    def panes(draw, w, h):
        for column in range(2):
            for row in range(3):
                x, y = 0.36 + column * 0.155, 0.11 + row * 0.225
                slope = 0.06
                corner = lambda px, py: ((px + py * 0.16) * w, (py + (px - 0.36) * -slope * 3) * h)
                draw.polygon([corner(x, y), corner(x + 0.135, y), corner(x + 0.135, y + 0.195), corner(x, y + 0.195)],
                             fill=255)

    def plant(draw, w, h):
        random = np.random.default_rng(31)
        for stem in range(7):
            x0, y0 = 0.44 + 0.02 * stem, 1.02
            bend = (stem - 3) * 0.055 + random.uniform(-0.02, 0.02)
            points = [(x0 + bend * t ** 2, y0 - 0.62 * t * (1 - 0.03 * abs(stem - 3))) for t in np.linspace(0, 1, 30)]
            draw.line([(px * w, py * h) for px, py in points], fill=255, width=8)
            for k in range(9, 30, 3):
                px, py = points[k]
                for side in (-1, 1):
                    angle = -0.5 * np.pi + side * 0.95 + bend * 2
                    leaf = []
                    for t in np.linspace(0, 1, 14):
                        spread = 0.011 * np.sin(np.pi * t)
                        lx, ly = px + 0.075 * t * np.cos(angle) / 1.35, py + 0.12 * t * np.sin(angle)
                        leaf.append((lx - spread * np.sin(angle), ly + spread * np.cos(angle) * 1.7))
                    for t in np.linspace(1, 0, 14):
                        spread = -0.011 * np.sin(np.pi * t)
                        lx, ly = px + 0.075 * t * np.cos(angle) / 1.35, py + 0.12 * t * np.sin(angle)
                        leaf.append((lx - spread * np.sin(angle), ly + spread * np.cos(angle) * 1.7))
                    draw.polygon([(a * w, b * h) for a, b in leaf], fill=255)

    light = drawn(panes, 7) * (1 - 0.8 * drawn(plant, 5))
    wall = wall * 0.62
    wall = add(wall, color("ffce8f"), 0.80 * light)
    return add(wall, color("ffb870"), 0.16 * blurred(light, 90))


def lights_out_of_focus():
    picture = gradient((0, "0b1420"), (0.55, "15283a"), (1, "0a0f18"))
    picture = add(picture, color("c26a2c"), 0.35 * glow(0.72, 0.6, 0.5))
    picture = add(picture, color("14606a"), 0.45 * glow(0.2, 0.5, 0.55))
    random = np.random.default_rng(44)
    tones = ["ffb45c", "ff8f4a", "ffd79a", "5fc3c9", "8fe0dc", "ff6f59", "f5e6c8", "4f8fd0"]
    for i in range(75):
        x, y = random.uniform(-0.02, 1.02), 0.5 + random.normal(0, 0.19)
        radius = random.uniform(0.015, 0.075) * (0.7 + abs(y - 0.5) * 1.6)
        body = disk(x, y, radius, 2.5)
        edge = np.clip(body - disk(x, y, radius * 0.90, 4), 0, 1)
        picture = add(picture, color(tones[random.integers(len(tones))]),
                      random.uniform(0.10, 0.5) * (0.72 * body + 0.35 * edge))
    return picture


def light_trails():
    picture = gradient((0, "1b2a4a"), (0.28, "47547c"), (0.45, "b9788a"), (0.52, "eeb08c"), (0.53, "252b3c"),
                       (1, "0b0e16"))
    skyline = ridge(51, 0.505, 0.028, cells=16, octaves=4)
    picture = mix(picture, np.broadcast_to(color("1c2236"), picture.shape), below(skyline))
    road = gradient((0.5, "2c3142"), (1, "0d1018"))
    picture = mix(picture, road, below(np.full(W, 0.545, np.float32), 5))

    def bundle(count, shift, spread, seed):
        random = np.random.default_rng(seed)

        def draw(draw, w, h):
            for _ in range(count):
                lane = shift + random.normal(0, spread)
                points = []
                for t in np.linspace(0, 1, 90):
                    y = 0.535 + 0.52 * t ** 1.9
                    x = 0.60 - 0.16 * np.sin(t * 2.1) * (1 - t) + lane * (0.04 + t ** 1.6) * 1.0
                    points.append((x * w, y * h))
                for a in range(len(points) - 1):
                    draw.line(points[a:a + 2], fill=int(random.uniform(190, 255)), width=int(2 + 11 * (a / 90) ** 2))
        return draw

    for count, shift, spread, tone, seed in [(13, -0.62, 0.16, "fff0d0", 1), (13, 0.28, 0.15, "ff4a34", 2),
                                             (5, 0.05, 0.05, "ffab52", 3)]:
        lines = drawn(bundle(count, shift, spread, seed), 1.2)
        picture = add(picture, color(tone), 0.85 * lines)
        picture = add(picture, color(tone), 0.55 * blurred(lines, 22))
    return picture


def star_trails():
    picture = gradient((0, "07101f"), (0.5, "14294a"), (0.85, "38507a"), (1, "5a6a8c"))
    random = np.random.default_rng(61)

    def stars(low, high):
        def draw(draw, w, h):
            for _ in range(150):
                radius = random.uniform(0.02, 1.15) * h
                start = random.uniform(0, 360)
                x, y = 0.42 * w, 0.62 * h
                draw.arc([x - radius, y - radius, x + radius, y + radius], start, start + random.uniform(16, 34),
                         fill=int(random.uniform(low, high)), width=int(random.choice([2, 3, 3, 4])))
        return draw

    picture = add(picture, color("dce8ff"), drawn(stars(60, 190)))
    picture = add(picture, color("ffe2b8"), 0.8 * drawn(stars(10, 110)))

    def pines(draw, w, h):
        for i in range(46):
            x = (i + random.uniform(-0.4, 0.4)) / 45
            tall = random.uniform(0.10, 0.30) * (0.55 + abs(x - 0.42) * 1.1)
            wide = tall * 0.105
            for k in range(9):
                t = k / 9
                y = 1.0 - tall * (1 - t) - 0.02
                half = wide * (0.25 + 0.75 * t ** 0.8) * random.uniform(0.85, 1.1)
                draw.polygon([(x * w, (y - tall * 0.12) * h), ((x - half) * w, (y + tall * 0.10) * h),
                              ((x + half) * w, (y + tall * 0.10) * h)], fill=255)
        draw.rectangle([0, 0.975 * h, w, h], fill=255)

    return mix(picture, np.broadcast_to(color("050910"), picture.shape), drawn(pines))


def water_like_silk():
    horizon = 0.46
    sky = gradient((0, "8aa0bd"), (0.25, "c3b7c8"), (horizon, "f3d5c6"))
    sky = add(sky, color("fff1e4"), 0.45 * smooth((noise(70, 2.2, 4, 5) - 0.42) * 2.4))
    sea = gradient((horizon, "eecfc4"), (0.62, "bfb7c6"), (1, "6f84a3"))
    sea = mix(sea, np.broadcast_to(color("f7ebe8"), sea.shape), 0.42 * smooth((noise(71, 7, 4, 7) - 0.47) * 3))
    picture = mix(sky, sea, smooth((V - horizon) * H / 10 + 0.5))
    for x, y, size, seed in [(0.23, 0.72, 0.10, 5), (0.34, 0.79, 0.055, 6), (0.70, 0.63, 0.050, 7),
                             (0.155, 0.80, 0.045, 8), (0.77, 0.655, 0.026, 9)]:
        bumps = ridge(80 + seed, 0, 0.030, cells=18, octaves=4)
        shape = y - size * np.sqrt(np.clip(1 - ((U[0] - x) * ASPECT / (size * 1.7)) ** 2, 0, 1)) + bumps * size * 7 * 0.5
        inside = below(shape, 2) * smooth((y + 0.004 - V) * H / 14 + 0.5)
        inside *= (np.abs(U - x) * ASPECT < size * 1.7)
        tone = gradient((y - size, "6a6270"), (y, "262733"))
        mirrored = np.exp(-((U - x) * ASPECT / (size * 1.25)) ** 2) * smooth((V - y) * 60) * np.exp(-(V - y) / (size * 1.1))
        picture = mix(picture, np.broadcast_to(color("4a4d60"), picture.shape), 0.55 * mirrored)
        picture = mix(picture, tone, inside)
        foam = np.exp(-((V - y - 0.004) / 0.013) ** 2) * np.exp(-((U - x) * ASPECT / (size * 2.0)) ** 4)
        picture = add(picture, color("fff4ee"), 0.55 * foam)
    return picture


def dunes():
    picture = gradient((0, "7fa6c0"), (0.3, "c9d3cf"), (0.46, "f5dcb6"))
    shapes = [(0.47, 0.045, 91, "e8bd8b", "c68f62"), (0.56, 0.075, 92, "e6ae74", "a9683f"),
              (0.72, 0.12, 93, "dd9c5c", "86482a"), (0.95, 0.15, 94, "c9803f", "5f2f1d")]
    for level, height, seed, lit, dark in shapes:
        line = ridge(seed, level, height, cells=1.6, octaves=3, fade=0.34)
        slope = np.gradient(line) * W
        inside = below(line, 1.5)
        crest = ridge(seed + 40, 0.0, 0.2, cells=2, octaves=3)
        facing = smooth(0.5 - (slope[None, :] * 0.9 + crest[None, :] * 1.2 - (V - line[None, :]) * 1.4))
        ripples = 0.5 + 0.5 * np.sin((V * 210 + 26 * noise(seed + 7, 4, 3, 1.5) + U * 34))
        body = mix(np.broadcast_to(color(dark), picture.shape), color(lit), np.clip(facing, 0, 1))
        body = body * (0.985 + 0.03 * ripples * np.clip((V - 0.55) * 2.4, 0, 1))[..., None]
        picture = mix(picture, body, inside)
    return add(picture, color("ffe3b0"), 0.28 * glow(0.18, 0.40, 0.5))


def forest_in_fog():
    picture = gradient((0, "dfe6dc"), (0.5, "cfd9cd"), (1, "8d9f92"))
    picture = add(picture, color("fff6d8"), 0.8 * glow(0.60, 0.12, 0.55))
    random = np.random.default_rng(100)
    for layer, (count, tone, width) in enumerate([(20, "b7c5ba", 0.0045), (15, "8ba093", 0.007), (10, "587064", 0.011),
                                                  (6, "24352f", 0.020)]):
        def trunks(draw, w, h):
            for i in range(count):
                x = (i + random.uniform(-0.42, 0.42)) / (count - 1)
                half = width * random.uniform(0.7, 1.25)
                lean = random.uniform(-0.012, 0.012)
                foot = 0.74 + 0.09 * layer
                draw.polygon([((x - half * 0.5 + lean) * w, -5), ((x + half * 0.5 + lean) * w, -5),
                              ((x + half) * w, foot * h), ((x - half) * w, foot * h)], fill=255)
                for _ in range(5):
                    y = random.uniform(0.02, 0.55)
                    side = random.choice([-1, 1])
                    draw.line([((x + lean * (1 - y)) * w, y * h), ((x + side * random.uniform(0.02, 0.05)) * w,
                              (y - random.uniform(0.02, 0.07)) * h)], fill=255, width=max(2, int(half * w * 0.35)))
        ground = ridge(110 + layer, 0.74 + 0.085 * layer, 0.022, cells=5)
        shade = np.clip(drawn(trunks, 3.0 - layer * 0.8) + below(ground, 5), 0, 1)
        picture = mix(picture, np.broadcast_to(color(tone), picture.shape), 0.9 * shade)
        picture = mix(picture, np.broadcast_to(color("e6ebdf"), picture.shape), 0.15 * smooth((V - 0.35) * 2) * (layer < 3))
    angle = np.arctan2(V - (-0.25), (U - 0.62) * ASPECT)
    shafts = smooth(np.sin(angle * 38) * 0.5 + 0.15 + 0.5 * np.sin(angle * 17 + 1)) * smooth(1.15 - V)
    return add(picture, color("fff3cf"), 0.17 * shafts)


def mirrored_lake():
    shore = 0.52
    sky = gradient((0, "3c6a97"), (0.3, "8fb2c8"), (shore, "f2ddc9"))
    sky = add(sky, color("ffffff"), 0.3 * smooth((noise(124, 2.5, 5, 5) - 0.47) * 3) * smooth(1.1 - V * 2))
    for seed, level, height, tone, snow in [(129, 0.335, 0.20, "5f7391", "f4efec"), (122, 0.455, 0.075, "43586a", None),
                                            (123, 0.505, 0.028, "22363a", None)]:
        line = ridge(seed, level, height, cells=3.4, octaves=7, fade=0.46, sharp=True)
        body = np.broadcast_to(color(tone), sky.shape)
        if snow:
            # The light comes from the left: slopes that fall to the right lie in shadow.
            slope = np.convolve(np.gradient(line) * W, np.ones(25) / 25, "same")[None, :]
            crags = noise(133, 26, 5, 0.45, 0.6) - 0.5
            lit = smooth(0.5 - slope * 0.45 + crags * 2.6)
            cover = smooth((line[None, :] + 0.10 + 0.26 * crags - V) * 26)
            body = mix(body, mix(np.broadcast_to(color("8fa3bf"), sky.shape), color(snow), lit), cover)
            body = mix(body, color("d8d3d0"), 0.65 * smooth((V - 0.36) * 6.5))
        sky = mix(sky, body, below(line))
    top = sky[: int(shore * H)]
    depth = H - top.shape[0]
    rows = np.clip(top.shape[0] - 1 - (np.arange(depth) * top.shape[0] / depth * 0.93).astype(int), 0, None)
    sway = (2.2 * np.sin(np.arange(depth) ** 0.66 * 1.3)).round().astype(int)
    water = np.stack([np.roll(top[row], shift, 0) for row, shift in zip(rows, sway)])
    water = water * np.linspace(0.86, 0.60, depth)[:, None, None] + np.array([0.0, 0.012, 0.02], np.float32)
    return np.concatenate([top, water.astype(np.float32)])


def northern_lights():
    picture = gradient((0, "050d1c"), (0.6, "0d2438"), (0.8, "1d3f4e"))
    for seed, base, tone, strength in [(140, 0.56, "3fe0a0", 0.95), (141, 0.46, "46d6b8", 0.6), (142, 0.64, "9a6be0", 0.4)]:
        foot = ridge(seed, base, 0.16, cells=1.5, octaves=3, fade=0.4)
        rays = 0.35 + 0.65 * np.interp(np.arange(W), np.linspace(0, W, 160), np.random.default_rng(seed).random(160))
        up = foot[None, :] - V
        curtain = np.where(up > 0, np.exp(-up / (0.11 + 0.16 * rays[None, :])), np.exp(up / 0.014))
        picture = add(picture, color(tone), strength * curtain * rays[None, :])
    random = np.random.default_rng(143)
    dots = np.zeros((H, W), np.float32)
    dots[random.integers(0, int(H * 0.7), 420), random.integers(0, W, 420)] = random.random(420)
    picture = add(picture, color("ffffff"), np.clip(blurred(dots, 0.9) * 7, 0, 1))
    for seed, level, height, tone in [(145, 0.74, 0.07, "15303c"), (146, 0.83, 0.045, "2a4a54"), (147, 0.95, 0.05, "6f9a98")]:
        line = ridge(seed, level, height, cells=2.5, fade=0.4)
        picture = mix(picture, mix(np.broadcast_to(color(tone), picture.shape), color("0b1c26"),
                                   smooth((V - line[None, :]) * 4)), below(line))
    return picture


def one_tree():
    picture = gradient((0, "f0b8a0"), (0.35, "f7d3b2"), (0.62, "fbe9cf"), (1, "fdf3e0"))
    picture = add(picture, color("fff7e0"), 0.8 * glow(0.36, 0.66, 0.33) + disk(0.36, 0.66, 0.055, 3))
    hill = 0.80 + 0.10 * (U[0] - 0.62) ** 2 * 6 + ridge(150, 0, 0.004, cells=30)
    picture = mix(picture, gradient((0.78, "6d4b46"), (1, "2c2025")), below(hill))
    random = np.random.default_rng(152)

    def tree(draw, w, h):
        def branch(x, y, angle, length, width, depth):
            x2, y2 = x + length * np.cos(angle) / ASPECT, y + length * np.sin(angle)
            draw.line([(x * w, y * h), (x2 * w, y2 * h)], fill=255, width=max(2, int(width * h)))
            if depth == 0:
                return
            for turn in (-0.42, 0.36) if depth > 1 else (-0.5, 0.1, 0.5):
                branch(x2, y2, angle + turn + random.normal(0, 0.13), length * random.uniform(0.70, 0.84), width * 0.66,
                       depth - 1)
        branch(0.62, 0.815, -np.pi / 2 + 0.03, 0.095, 0.019, 8)

    return mix(picture, np.broadcast_to(color("33242a"), picture.shape), drawn(tree))


def drops_on_glass():
    picture = gradient((0, "3f5f6c"), (0.5, "7d9591"), (1, "2b3a40"))
    random = np.random.default_rng(160)
    for _ in range(26):
        x, y = random.random(), random.normal(0.48, 0.2)
        tone = ["ffcf8a", "f2efe2", "e98d6b", "9fd0cf"][random.integers(4)]
        picture = add(picture, color(tone), random.uniform(0.15, 0.42) * disk(x, y, random.uniform(0.05, 0.14), 14))
    far = picture.copy()
    for _ in range(150):
        x, y, r = random.random(), random.random(), 0.008 + 0.042 * random.random() ** 3
        left, right = max(0, int((x - r / ASPECT * 1.3) * W)), min(W, int((x + r / ASPECT * 1.3) * W) + 1)
        up, down = max(0, int((y - r * 1.3) * H)), min(H, int((y + r * 1.3) * H) + 1)
        if right - left < 3 or down - up < 3:
            continue
        px, py = ((U - x) * ASPECT / r)[up:down, left:right], ((V - y) / r / 1.12)[up:down, left:right]
        inside = smooth((1 - np.hypot(px, py)) * r * H / 2.5)
        sx = np.clip((x - px * 0.20) * W, 0, W - 1).astype(int)
        sy = np.clip((y - py * 0.42) * H, 0, H - 1).astype(int)
        shade = np.clip(0.62 + 0.5 * py + 0.28 * (1 - np.hypot(px, py)), 0.25, 1.2)
        body = far[sy, sx] * shade[..., None] + 0.55 * np.exp(-((px + 0.3) ** 2 + (py + 0.45) ** 2) / 0.035)[..., None]
        part = picture[up:down, left:right]
        picture[up:down, left:right] = part * (1 - inside[..., None]) + np.clip(body, 0, 1) * inside[..., None]
    return picture


def burning_clouds():
    picture = gradient((0, "2f3f68"), (0.4, "8d6482"), (0.68, "ee9466"), (0.86, "ffd08a"))
    clouds = noise(170, 3.0, 6, 3.2, 0.55)
    lit = noise(171, 3.4, 5, 3.4)
    amount = smooth((clouds - 0.46 + 0.12 * (0.5 - V)) * 4.2)
    underside = gradient((0, "6a4a70"), (0.35, "c9586a"), (0.7, "ff9a5c"), (1, "ffc873"))
    body = mix(gradient((0, "33406a"), (0.6, "6d4a6c"), (1, "a55a58")), underside, smooth((lit - 0.38) * 3.2))
    picture = mix(picture, body, 0.9 * amount)
    picture = add(picture, color("ffe0a0"), 0.75 * glow(0.42, 0.86, 0.24))
    land = ridge(172, 0.90, 0.018, cells=5)
    return mix(picture, np.broadcast_to(color("191622"), picture.shape), below(land))


def blue_hour():
    picture = gradient((0, "12264e"), (0.35, "2f5687"), (0.62, "8a93ad"), (0.72, "e6b896"))
    random = np.random.default_rng(180)
    shore = 0.74
    lights = np.zeros((H, W), np.float32)
    for tone, low, high, count in [("55688c", 0.08, 0.22, 34), ("33456a", 0.07, 0.30, 26), ("1a2542", 0.05, 0.20, 24)]:
        x = -0.02
        while x < 1.02:
            wide = random.uniform(0.6, 1.5) / count
            tall = random.uniform(low, high) * (0.6 + 0.5 * np.exp(-((x - 0.62) / 0.22) ** 2))
            left, right, top = int(max(0, x * W)), int(min(W, (x + wide) * W)), int((shore - tall) * H)
            if right > left:
                picture[top:int(shore * H), left:right] = color(tone) * (0.92 + 0.12 * np.linspace(0, 1, int(shore * H) - top))[:, None, None]
                if tone != "55688c":
                    for row in range(top + 9, int(shore * H) - 8, 11):
                        for column in range(left + 6, right - 6, 9):
                            if random.random() < 0.23:
                                lights[row:row + 5, column:column + 4] = random.uniform(0.4, 1)
            x += wide * random.uniform(0.85, 1.3)
    picture = add(picture, color("ffcf86"), 0.9 * blurred(lights, 0.8) + 0.9 * blurred(lights, 9))
    top = picture[: int(shore * H)]
    depth = H - top.shape[0]
    rows = top.shape[0] - 1 - (np.arange(depth) * 1.7).astype(int)
    water = np.stack([top[row] for row in rows])
    mean = np.stack([np.convolve(water[..., c].mean(0), np.ones(9) / 9, "same") for c in range(3)], -1)
    t = np.linspace(0.35, 0.85, depth)[:, None, None]
    ripple = (0.90 + 0.2 * noise(181, 90, 2, 12)[-depth:])[..., None]
    water = (water * (1 - t) + mean[None] * t) * ripple * 0.78
    return np.concatenate([top, water.astype(np.float32)])


def pier_in_black_and_white():
    picture = gradient((0, "b9b9ba"), (0.44, "f2f2f1"), (0.52, "e6e6e6"), (1, "8b8b8d"))
    horizon = 0.46

    def pier(draw, w, h):
        vanish = (0.5, horizon)
        at = lambda x, y, t: ((vanish[0] + (x - vanish[0]) * t) * w, (vanish[1] + (y - vanish[1]) * t) * h)
        draw.polygon([at(0.30, 1.06, 0.045), at(0.70, 1.06, 0.045), at(0.70, 1.06, 1), at(0.30, 1.06, 1)], fill=190)
        for i in range(30):
            t = 0.045 * (1 / 0.045) ** (i / 29)
            draw.line([at(0.30, 1.06, t), at(0.70, 1.06, t)], fill=120, width=max(1, int(9 * t)))
        for i in range(9):
            t = 0.06 * (1 / 0.06) ** (i / 8.2)
            for side in (0.285, 0.715):
                x, y = at(side, 1.06, t)
                draw.rectangle([x - 0.008 * w * t, y - 0.30 * h * t, x + 0.008 * w * t, y + 0.10 * h * t], fill=255)
    shade = drawn(pier, 1)
    fog = smooth((V - horizon) / 0.33)
    picture = mix(picture, np.broadcast_to(color("1d1d20"), picture.shape), shade * (0.22 + 0.75 * fog))
    return picture


ALL = [hills_at_dawn, moon_over_the_sea, window_light, lights_out_of_focus, light_trails, star_trails, water_like_silk,
       dunes, forest_in_fog, mirrored_lake, northern_lights, one_tree, drops_on_glass, burning_clouds, blue_hour,
       pier_in_black_and_white]
