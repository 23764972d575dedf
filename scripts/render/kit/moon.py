"""The moon: its seas where they are, craters and rays, in the light of a sun that stands aside."""
import math
import numpy as np

from .air import colour, mixed, step
from .relief import look_up, spectrum

# Seas: longitude (east positive), latitude, half the width and height in degrees, how dark.
SEAS = (
    (-17, 34, 19, 17, 1), (18, 27, 11, 10, 1), (30, 9, 14, 11, 1.05), (59, 17, 8, 6.5, 1), (51, -6, 9, 13, .9), (35, -15, 6, 6, .85),
    (-17, -20, 12, 9, .85), (-39, -24, 7, 7, .95), (-58, 20, 14, 22, .95), (-47, 2, 15, 14, .9), (-23, -10, 8, 6, .85), (0, 57, 26, 4, .7),
    (4, 13, 4.5, 4.5, .8), (-30, 6, 10, 7, .75), (-46, 50, 9, 5, .7), (86, 13, 4, 8, .6), (88, -2, 4, 7, .6), (1, 1, 4, 3, .6), (-9, 14, 5, 3, .55),
)
# Young craters with rays: longitude, latitude, radius of the crater and of its rays in degrees, how bright.
YOUNG = ((-11, -43, 1.6, 34, 1.0), (-20, 10, 1.8, 13, .8), (-38, 8, 1.0, 9, .7), (-47, 24, 1.1, 7, .9), (61, -9, 1.3, 9, .6), (-1, 62, 1.0, 10, .5), (47, 17, .8, 6, .6), (32, -1, .6, 4, .4))


def place(lon, lat):
    a, b = math.radians(lon), math.radians(lat)
    return np.array([math.sin(a) * math.cos(b), math.sin(b), math.cos(a) * math.cos(b)])


def moon(pixels, light, bright, dark, seed=11):
    """
    The moon's disc, `pixels` across, as linear light with how much of each pixel it covers. `light`: from where the sun
    shines (right, up, towards us); `bright` and `dark`: colours of its lands and seas.
    """
    rng = np.random.default_rng(seed)
    ends = (np.arange(pixels) + .5) / pixels * 2 - 1
    x, y = np.meshgrid(ends, -ends)
    rr = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - rr * rr, 1e-4, 1))
    inside = np.clip((1 - rr) * pixels / 2 + .5, 0, 1)
    p = np.stack([x, y, z], -1)
    # an equal-area plane, in which noise and craters are laid
    even = np.sqrt(1 + z)
    u, v = x / even, y / even
    size = 1024
    rough, fine, grain = spectrum(size, 1.6, rng, 3), spectrum(size, 1.15, rng, 6), spectrum(size, .6, rng, 30)
    at = lambda a, k=1.0: look_up(a, (u * k + 1.2) * size * .4, (v * k + 1.2) * size * .4)

    sea = np.zeros_like(x)
    wander = at(rough) * .13 + at(fine) * .09
    for lon, lat, wide, high, much in SEAS:
        c = place(lon, lat)
        east = np.cross([0, 1, 0], c)
        east = east / np.linalg.norm(east)
        north = np.cross(c, east)
        q = p - c
        away = np.hypot(q @ east / math.sin(math.radians(wide)), q @ north / math.sin(math.radians(high))) / 1.22
        away = np.where(p @ c > 0, away, 9)
        sea = np.maximum(sea, much * (1 - step(.70, 1.18, away + wander)))
    sea = sea * (.82 + .18 * np.tanh(at(rough, 1.7))) + .10 * step(.5, 1.8, at(rough, .8)) * (1 - sea)
    albedo = mixed(.88 + .06 * at(fine) + .04 * at(grain) + .05 * at(rough, 2.3), .46 + .035 * at(fine) + .03 * at(rough, 2.0), np.clip(sea, 0, 1))

    for lon, lat, radius, rays, much in YOUNG:
        c = place(lon, lat)
        east = np.cross([0, 1, 0], c)
        east = east / np.linalg.norm(east)
        north = np.cross(c, east)
        turn = np.arctan2(p @ north, p @ east)
        away = np.degrees(np.arccos(np.clip(p @ c, -1, 1)))
        beams = sum(np.clip(np.cos(turn * k + rng.uniform(0, 6.28) + .25 * at(fine)), 0, 1) ** 6 * w for k, w in ((5, .5), (8, .6), (13, .6), (21, .4)))
        veil = np.exp(-away / (rays * .42)) * (.30 + beams * (.55 + .35 * at(grain))) + .5 * np.exp(-(away / (radius * 2.1)) ** 2)
        albedo = albedo + .40 * much * np.clip(veil, 0, 1.2) - .10 * much * (1 - step(radius * .5, radius * .9, away))

    # ---- craters: a floor, a rim and what was thrown out, upon the even plane
    map_size = 1600
    relief = np.zeros((map_size, map_size), np.float32)
    halo = np.zeros((map_size, map_size), np.float32)
    for k in range(2600):
        r = .0042 * (1 - rng.random()) ** -.56
        r = min(r, .055)
        cx, cy = rng.uniform(-1, 1, 2)
        if cx * cx + cy * cy > 1:
            continue
        reach = int(r * 2.2 * map_size / 2.1) + 2
        ci, cj = int((cy + 1.05) / 2.1 * map_size), int((cx + 1.05) / 2.1 * map_size)
        j0, j1, i0, i1 = max(cj - reach, 0), min(cj + reach, map_size), max(ci - reach, 0), min(ci + reach, map_size)
        gy, gx = np.mgrid[i0:i1, j0:j1]
        d = np.hypot((gx + .5) / map_size * 2.1 - 1.05 - cx, (gy + .5) / map_size * 2.1 - 1.05 - cy) / r
        age = rng.uniform(.15, 1)
        bowl = np.where(d < 1, d * d * 1.25 - 1, .25 * np.exp(-(d - 1) * 3.5)) * r * .085 * age
        relief[i0:i1, j0:j1] += bowl
        if rng.random() < .3:
            halo[i0:i1, j0:j1] += np.exp(-(d / 1.15) ** 4) * rng.uniform(.03, .20) * age
    scale = lambda a: look_up(a, (u + 1.05) / 2.1 * map_size - .5, (v + 1.05) / 2.1 * map_size - .5)
    land = 1 - .72 * np.clip(sea, 0, 1)
    dx, dy = (np.roll(relief, -1, 1) - np.roll(relief, 1, 1)) * map_size / 4.2, (np.roll(relief, -1, 0) - np.roll(relief, 1, 0)) * map_size / 4.2
    albedo = albedo + scale(halo) * (.4 + .6 * land)
    hills = .0022 * spectrum(map_size, 1.4, rng, 8)
    hx, hy = (np.roll(hills, -1, 1) - np.roll(hills, 1, 1)) * map_size / 4.2, (np.roll(hills, -1, 0) - np.roll(hills, 1, 0)) * map_size / 4.2
    sx, sy = (scale(dx) + scale(hx)) * land, (scale(dy) + scale(hy)) * land
    n = p - np.stack([sx, sy, np.zeros_like(sx)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    sun = np.array(light, float)
    sun /= np.linalg.norm(sun)
    falls, seen = np.clip(n @ sun, 0, 1), np.clip(n[..., 2], .05, 1)
    smooth = np.clip(p @ sun, 0, 1)
    shine = 2 * falls / (falls + seen) * step(0, .12, smooth)
    colours = mixed(colour(bright), colour(dark), np.clip(1.7 * (.95 - albedo), 0, 1)[..., None])
    return (colours * (albedo * shine)[..., None]).astype(np.float32), inside.astype(np.float32)
