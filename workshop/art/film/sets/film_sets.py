"""The film's six sets without their ball: the film rolls one ball through all of them.

    blender -b -P film_sets.py -- SET LAYER FRAME SAMPLES OUT_DIR

SET is web, seo, ads, automation, brand or analytics, or ball-SET for the ball in that set's light.
LAYER is full, empty (the bare cove, to level the ground to one flat colour) or front (an alpha matte of
what stands before the ball). FRAME turns the gears and the needle.

The camera is orthographic, because the film pans along the sets: UNIT_PX pixels are one Blender unit, and
the rail runs in the plane y = RAIL_Y. `px` is measured from the set's left edge, heights from the rail's
level where it enters the set. The same numbers stand in ../scenes.ts.
"""
import math, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
SET, LAYER, FRAME, SAMPLES, OUT_DIR = sys.argv[sys.argv.index('--') + 1:][:5]
sys.argv = [*sys.argv[:sys.argv.index('--') + 1], SET, '100', SAMPLES, OUT_DIR]
sys.path.insert(0, os.environ.get('BLENDER_KIT', os.path.join(HERE, '..', '..', 'blender')))
from sets import *  # noqa: F403 the kit of the still lifes

FRAME = int(FRAME)
WIDTH_PX, HEIGHT_PX, UNIT_PX, RAIL_Y = 1040, 720, 112, -0.9
TILT = math.radians(10.76)
BALL_PX = 44
BALL = BALL_PX / UNIT_PX
GEAR_FRAMES, NEEDLE_FRAMES = 12, 18
DIAL = (0.52, 0.96, 0.3, 0.86)
# rail height above the ground in units, rail height in the plate in pixels from its top
RAIL = dict(web=(0.4, 540), seo=(0.25, 560), ads=(2.05, 380), automation=(1.95, 400), brand=(0.58, 540), analytics=(0.5, 560))
FIELD_OF = dict(web='web', seo='seo', ads='ads', automation='auto', brand='brand', analytics='data')

name = SET.replace('ball-', '')
rail_z, rail_v = RAIL[name]


def X(px): return (px - WIDTH_PX / 2) / UNIT_PX
def U(px): return px / UNIT_PX
def Z(up_px): return rail_z + up_px / (UNIT_PX * math.cos(TILT))


front = []  # what stands before the ball


def camera():
    z = rail_z + ((rail_v - HEIGHT_PX / 2) / UNIT_PX + RAIL_Y * math.sin(TILT)) / math.cos(TILT)
    cam((0, -15 * math.cos(TILT), z + 15 * math.sin(TILT)), (0, 0, z), ortho=WIDTH_PX / UNIT_PX)


def post(m, px, up_px):
    """a leg under the rail"""
    h = Z(up_px) - 0.02
    cyl(m['deep'], 0.05, h, (X(px), RAIL_Y, h / 2), bevel=0.01)


def ease(t): t = max(0, min(1, t)); return t * t * t * (t * (6 * t - 15) + 10)


def set_web(m):
    box(m['base'], (U(610), 2.3, 0.4), (X(695), 0.25, 0.2), bevel=0.03)
    z = 0.4
    slab(m['dark'], 3.1, 3.35, 0.2, 0.13, (X(735), 1.05, z + 1.675))
    w, h, x = 4.0, 2.85, X(628)
    slab(m['light'], w, h, 0.3, 0.15, (x, 0.35, z + h / 2))
    y = 0.35 - 0.18
    left = x - w / 2
    for i in range(3): sph(m['deep'], 0.075, (left + 0.28 + i * 0.23, y - 0.01, z + h - 0.24), scale=(1, 0.5, 1))
    slab(m['dark'], w - 0.28, 0.03, 0.05, 0.012, (x, y, z + h - 0.46), bevel=0.008)
    slab(m['deep'], 1.85, 0.27, 0.14, 0.04, (left + 0.28 + 0.925, y, z + h - 0.84), bevel=0.02)
    slab(m['deep'], 1.2, 0.27, 0.14, 0.04, (left + 0.28 + 0.6, y, z + h - 1.22), bevel=0.02)
    for i, k in enumerate((1.5, 1.3, 0.85)): slab(m['base'], k, 0.095, 0.08, 0.03, (left + 0.28 + k / 2, y, z + h - 1.58 - i * 0.2), bevel=0.015)
    slab(m['white'], 0.92, 0.3, 0.2, 0.15, (left + 0.28 + 0.46, y - 0.03, z + 0.42), bevel=0.04)
    shape(m['dark'], arch(1.28, 1.86), 0.12, (x + 1.08, y, z + 0.24), (90, 0, 0), 0.02)
    # the phone leans on the window's right edge
    px_, pz = X(880), z + 1.16
    slab(m['deep'], 1.2, 2.3, 0.2, 0.24, (px_, -0.12, pz), (84, 0, 0), bevel=0.05)
    slab(m['light'], 1.06, 2.16, 0.05, 0.18, (px_, -0.25, pz), (84, 0, 0), bevel=0.01)
    for i, (u, v, k, s) in enumerate(((-.24, .62, 'dark', .4), (.24, .62, 'white', .4), (-.24, .14, 'white', .4), (.24, .14, 'deep', .4))):
        slab(m[k], s, s, 0.12, 0.09, (px_ + u, -0.31 - v * 0.1, pz + v), (84, 0, 0), bevel=0.03)
    slab(m['base'], 0.88, 0.46, 0.1, 0.09, (px_, -0.2, pz - 0.46), (84, 0, 0), bevel=0.03)
    sph(m['steel'], 0.3, (X(330), -0.1, 0.3))
    cyl(m['tint'], 0.36, 1.15, (X(955), 0.55, 0.4 + 0.575), bevel=0.04)


LENS = (566, 148)  # the middle of the glass
SEO_RAMP = (300, 760, 180)  # from px, to px, rise in px


def set_seo(m):
    a, b, rise = SEO_RAMP
    def rail_at(px): return rise * ease((px - a) / (b - a))
    for i, (l, r) in enumerate(((372, 476), (480, 584), (588, 692), (760, 962))):
        h = Z(rail_at(l)) - 0.015
        box(m['light' if i % 2 else 'base'], (U(r - l), 1.5, h), (X((l + r) / 2), RAIL_Y + 0.75, h / 2), bevel=0.02)
    h = Z(rail_at(696)) - 0.015
    box(m['dark'], (U(58), 1.5, h), (X(725), RAIL_Y + 0.75, h / 2), bevel=0.02)
    # the lens stands in front of the ramp
    R = 1.34
    c = (X(LENS[0]), -2.0, Z(LENS[1]) + (RAIL_Y + 2.0) * math.tan(TILT))
    front.append(torus(m['deep'], R, 0.13, c, (84, 0, -6)))
    sph(m['glass'], R - 0.02, c, (1, 1, 0.16), (84, 0, -6))
    q = math.radians(-42)
    def at(k): return (c[0] + k * math.cos(q), c[1] - 0.02 * k, c[2] + k * math.sin(q))
    front.append(tube(m['brush'], [at(R + 0.1), at(R + 0.4)], 0.085))
    front.append(tube(m['deep'], [at(R + 0.38), at(R + 1.0)], 0.16))
    sph(m['steel'], 0.26, (X(316), 0.5, 0.26))
    cyl(m['dark'], 0.42, 0.34, (X(250), -1.5, 0.17), bevel=0.03)
    cyl(m['tint'], 0.34, 1.1, (X(985), -1.6, 0.55), bevel=0.04)


def set_ads(m):
    s = 1.2
    rot = (0, 80, -28)
    d = Vector((math.cos(math.radians(-28)) * math.sin(math.radians(80)), math.sin(math.radians(-28)) * math.sin(math.radians(80)), math.cos(math.radians(80))))
    # the axis passes through the ball's centre where the ball goes in
    o = Vector((X(236), 0.1, 0))
    o.z = Z(BALL_PX) + (RAIL_Y - o.y) * math.tan(TILT)
    front.append(horn(m['light'], tuple(o), rot, s))
    front.append(cyl(m['deep'], BALL + 0.06, 0.62, tuple(o - d * 0.08), rot, bevel=0.04))
    k = o + d * 0.75
    box(m['dark'], (0.55, 0.55, 0.9), (k.x, k.y, k.z - 0.75), rot=(0, 0, -28), bevel=0.02)
    h = k.z - 1.1
    box(m['base'], (1.6, 1.5, h), (k.x, k.y + 0.15, h / 2), bevel=0.03)
    post(m, 60, 0)
    post(m, 700, -108)
    post(m, 800, -158)
    cyl(m['base'], 0.62, 1.35, (X(745), 1.3, 0.675), bevel=0.03)
    cyl(m['tint'], 0.4, 0.95, (X(745), 1.3, 1.35 + 0.475), bevel=0.04)
    box(m['base'], (0.8, 0.8, 0.55), (X(940), 0.7, 0.275), rot=(0, 0, 24), bevel=0.03)
    cyl(m['dark'], 0.52, 0.3, (X(520), -1.7, 0.15), bevel=0.03)
    sph(m['steel'], 0.28, (X(640), -0.2, 0.28))


AUTO_SLOPE = (150, 730, -175)


def set_automation(m):
    a, b, fall = AUTO_SLOPE
    def rail_at(px): return fall * ease((px - a) / (b - a))
    turn = 360 / 14 * FRAME / GEAR_FRAMES
    y = 0.75
    c1, c2 = (X(262), y, Z(122)), (X(452), y, Z(204))
    gap = math.hypot(c2[0] - c1[0], c2[2] - c1[2])
    r1 = (gap + 0.1) * 14 / 23
    r2 = (gap + 0.1) * 9 / 23
    a12 = math.degrees(math.atan2(c2[2] - c1[2], c2[0] - c1[0]))
    # a tooth of the one meets a gap of the other on the line between the axles
    gear(m['light'], r1, 14, 0.4, c1, (90, -turn - a12, 0), 0.24)
    gear(m['dark'], r2, 9, 0.4, c2, (90, turn * 14 / 9 - a12 + 180 + 20, 0), 0.26)
    cyl(m['deep'], 0.32, 0.62, (c1[0], y - 0.03, c1[2]), (90, 0, 0), bevel=0.04)
    cyl(m['steel'], 0.22, 0.62, (c2[0], y - 0.03, c2[2]), (90, 0, 0), bevel=0.04)
    for c in (c1, c2): box(m['base'], (0.3, 0.3, c[2] - 0.1), (c[0], y + 0.42, (c[2] - 0.1) / 2), bevel=0.03)
    box(m['base'], (U(480), 1.3, 0.36), (X(360), y + 0.05, 0.18), bevel=0.03)
    for px in (120, 330, 470, 660): post(m, px, rail_at(px))
    sph(m['white'], 0.24, (X(800), -0.3, 0.24))
    sph(m['steel'], 0.3, (X(880), 0.2, 0.3))


BRAND_MARK_PX = 600  # the stem's left edge


def set_brand(m):
    u = BALL / 13  # one unit of the mark
    base = rail_z - 5 * u  # the ball rests 5 units above the foot of the stem
    box(m['base'], (U(430), 1.9, base), (X(690), RAIL_Y + 1.05, base / 2), bevel=0.03)
    x = X(BRAND_MARK_PX)
    d = 0.55
    top = base + 60 * u
    front.append(box(m['deep'], (14 * u, d, 60 * u), (x + 7 * u, RAIL_Y + 0.25, base + 30 * u), bevel=0.015))
    shape(m['light'], dshape(32.5 * u, 25 * u), d, (x + 17 * u, RAIL_Y + 0.25, top - 25 * u), (90, 0, 0), 0.015)
    shape(matte('#cbae80'), arch(U(310), Z(300) - 0.1), 0.3, (X(712), 1.5, 0.02), (90, 0, 0), 0.03)
    cyl(m['tint'], 0.46, 1.35, (X(962), 0.7, 0.675), bevel=0.04)
    torus(m['steel'], 0.34, 0.13, (X(846), -0.1, base + 0.13))
    box(m['base'], (0.85, 0.85, 0.85), (X(436), -0.2, 0.425), rot=(0, 0, 28), bevel=0.03)
    cyl(m['dark'], 0.4, 0.3, (X(360), -1.5, 0.15), bevel=0.03)


DATA_KNOTS = ((300, 0), (470, 30), (590, 14), (730, 80), (820, 96), (1000, 150))


def rail_data(px):
    ks = DATA_KNOTS
    if px <= ks[0][0]: return ks[0][1]
    for (x0, h0), (x1, h1) in zip(ks, ks[1:]):
        if px <= x1:
            t = (px - x0) / (x1 - x0); return h0 + (h1 - h0) * t * t * (3 - 2 * t)
    return ks[-1][1]


def set_analytics(m):
    box(m['base'], (U(650), 2.2, 0.3), (X(672), RAIL_Y + 1.0, 0.15), bevel=0.03)
    z = 0.3
    w = 74
    for i, px in enumerate((400, 506, 612, 718, 824, 930)):
        h = Z(min(rail_data(px + k * w / 10) for k in range(-5, 6))) - 0.03 - z
        box(m['light' if i % 2 else 'base'], (U(w), 0.8, h), (X(px), RAIL_Y + 0.4, z + h / 2), bevel=0.02)
    gx, gz, k = X(760), z + 1.35, 1.15
    y = 0.75
    box(m['base'], (0.6, 0.3, 1.3), (gx, y + 0.15, z + 0.6), bevel=0.02)
    def arc2(r, a0, a1, n=64): return [(r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    def ring(r0, r1, a0, a1): return arc2(r1, a0, a1) + arc2(r0, a1, a0)
    plate(m['dark'], arc2(1.72 * k, -14, 194, 96), 0.22, (gx, y, gz), (90, 0, 0), 0.03)
    for a0, a1, q in ((128, 186, 'light'), (68, 124, 'base'), (-6, 64, 'deep')): plate(m[q], ring(1.22 * k, 1.5 * k, a0, a1), 0.1, (gx, y - 0.13, gz), (90, 0, 0), 0.02)
    for a in range(0, 181, 15):
        q = math.radians(a); box(m['light'], (0.05, 0.05, 0.16), (gx + 1.07 * k * math.cos(q), y - 0.13, gz + 1.07 * k * math.sin(q)), rot=(0, 90 - a, 0), bevel=0.008)
    t = FRAME / (NEEDLE_FRAMES - 1)
    q = math.radians(158 - 118 * t)
    tube(m['steel'], [(gx - 0.25 * math.cos(q), y - 0.3, gz - 0.25 * math.sin(q)), (gx + 1.38 * k * math.cos(q), y - 0.3, gz + 1.38 * k * math.sin(q))], 0.08, taper=lambda s: 1.15 - 0.85 * s)
    cyl(m['steel'], 0.23, 0.3, (gx, y - 0.28, gz), (90, 0, 0), bevel=0.04)
    sph(m['steel'], 0.26, (X(318), -0.6, 0.26))
    cyl(m['dark'], 0.4, 0.3, (X(560), -1.9, 0.15), bevel=0.03)
    cyl(m['tint'], 0.34, 1.0, (X(1004), -0.1, 0.5), bevel=0.04)


m = setup(FIELD_OF[name], WIDTH_PX, HEIGHT_PX)
s = bpy.context.scene
s.cycles.seed = 3
s.cycles.adaptive_threshold = 0.012
if SET == 'analytics' and FRAME > 0:
    # only the dial changes: left, right, bottom, top as parts of the plate
    r = s.render; r.use_border = True; r.use_crop_to_border = False
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = DIAL
if SET.startswith('ball-'):
    # the ground and wall light the ball but are not seen
    for o in D.objects:
        if o.type == 'MESH': o.visible_camera = False
    s.render.film_transparent = True
    s.render.resolution_x = s.render.resolution_y = 256
    sph(m['per'], 1.0, (0, 0, 1.0))
    cam((0, -15 * math.cos(TILT), 1.0 + 15 * math.sin(TILT)), (0, 0, 1.0), ortho=2.0 * 256 / 248)
else:
    cove = [o for o in D.objects if o.type == 'MESH']
    if LAYER != 'empty': globals()['set_' + name](m)
    camera()
    if LAYER == 'front':
        s.render.film_transparent = True
        for o in D.objects:
            if o.type in ('MESH', 'CURVE') and o not in front: o.hide_render = True
render(os.path.join(OUT_DIR, f'{SET}-{LAYER}-{FRAME:02d}.exr'))
