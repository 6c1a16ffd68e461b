"""EXR layers of film_sets.py to the film's pictures.

    python3 finish_plate.py SET FRAME EXR_DIR OUT_DIR FIELD_HEX

The ground is levelled: divided by the bare cove and given the flat field colour, so that only the objects and
their shadows remain. Noise is filtered where colour, normal and place agree (cross-bilateral), no weights needed.
"""
import os, sys
import numpy as np
import OpenImageIO as oiio
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

SET, FRAME, EXR, OUT, FIELD = sys.argv[1:6]


def read(path):
    buf = oiio.ImageBuf(path)
    names = list(buf.spec().channelnames)
    px = buf.get_pixels(oiio.FLOAT)
    def layer(tag, channels):
        return px[..., [next(i for i, n in enumerate(names) if n.endswith(f'{tag}.{c}')) for c in channels]]
    return layer


def denoise(layer, radius=6):
    colour = layer('Combined', 'RGB')
    albedo = layer('DiffCol', 'RGB') + layer('GlossCol', 'RGB') + layer('TransCol', 'RGB')
    normal = layer('Normal', 'XYZ')
    floor = np.maximum(albedo, 0.05)
    light = np.minimum(colour / floor, 8)
    # a pre-filtered guide keeps the shadows' edges
    guide = np.log1p(4 * gaussian_filter(light.mean(2), 1.2))
    total = np.zeros_like(light); weight = np.zeros(light.shape[:2])
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            def at(a): return np.roll(a, (dy, dx), (0, 1))
            d = ((at(normal) - normal) ** 2).sum(2) / 0.02 + ((at(albedo) - albedo) ** 2).sum(2) / 0.004 + (at(guide) - guide) ** 2 / 0.006
            w = np.exp(-d - (dx * dx + dy * dy) / (2 * (radius / 2) ** 2))
            total += at(light) * w[..., None]; weight += w
    return total / weight[..., None] * floor


def soft(x):
    """the tone curve of the still lifes (workshop/art/blender/finish.py), exposure -0.12"""
    x = x * 2 ** -0.12
    k = 0.55
    sh = lambda v: np.where(v < k, v, k + (1 - k) * (1 - np.exp(-(v - k) / (1 - k))))
    top = x.max(2, keepdims=True)
    return np.clip(0.6 * x * sh(top) / np.maximum(top, 1e-6) + 0.4 * sh(x), 0, 1)


def to_srgb(x): return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
def to_linear(v): return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def save(rgb, alpha, path):
    im = np.concatenate([rgb, alpha[..., None]], 2) if alpha is not None else rgb
    Image.fromarray((np.clip(im, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path, quality=94, method=6, exact=False)


def ball():
    layer = read(f'{EXR}/ball-{SET}-full-00.exr')
    a = layer('Combined', 'A')[..., 0]
    rgb = layer('Combined', 'RGB') / np.maximum(a, 1e-3)[..., None]
    save(to_srgb(soft(rgb)), a, f'{OUT}/ball-{SET}.webp')


def plate():
    full = soft(denoise(read(f'{EXR}/{SET}-full-{int(FRAME):02d}.exr')))
    if SET == 'analytics' and FRAME != '0':
        # frames after the first hold the dial alone: left, right, bottom, top as in film_sets.py
        h, w = full.shape[:2]
        l, r, b, t = (round(v * n) for v, n in zip((0.52, 0.96, 0.3, 0.86), (w, w, h, h)))
        edge = 8
        whole = soft(denoise(read(f'{EXR}/{SET}-full-00.exr')))
        whole[h - t + edge:h - b - edge, l + edge:r - edge] = full[h - t + edge:h - b - edge, l + edge:r - edge]
        full = whole
    bare = read(f'{EXR}/{SET}-empty-00.exr')('Combined', 'RGB')
    bare = soft(np.stack([gaussian_filter(bare[..., c], 14, mode='nearest') for c in range(3)], 2))
    field = to_linear(np.array([int(FIELD[i:i + 2], 16) / 255 for i in (1, 3, 5)]))
    flat = full / np.maximum(bare, 1e-4) * field
    # a shoulder for highlights that the levelling pushed past white; the field itself stays as it is
    k = np.maximum(0.8, field + 0.02)
    flat = np.where(flat < k, flat, k + (1 - k) * (1 - np.exp(-(flat - k) / np.maximum(1 - k, 1e-3))))
    # ground that is the field but for noise becomes exactly the field
    off = np.abs(to_srgb(flat) - to_srgb(field)).max(2)
    near = gaussian_filter(np.minimum(off, 0.1), 2.5)
    keep = np.clip((near - 0.012) / 0.018, 0, 1)[..., None]
    out = to_srgb(flat) * keep + to_srgb(field) * (1 - keep)
    save(out, None, f'{OUT}/{SET}-{int(FRAME):02d}.webp')
    front = f'{EXR}/{SET}-front-00.exr'
    if os.path.exists(front) and FRAME == '0':
        save(out, read(front)('Combined', 'A')[..., 0], f'{OUT}/{SET}-front.webp')


ball() if FRAME == 'ball' else plate()
