"""Working days of clients and of the agency. Scenes: day-vans, day-form (1600x900), day-phone (1600x1200), day-packing, day-list (1200x1080), day-keys (1600x1100)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sets import *
W, H = 1600, 900
def placed(loc, turn=0, tilt=0):
    """puts objects that were made around the origin where a larger thing stands, turned with it"""
    M = Matrix.Translation(loc)@Matrix.Rotation(math.radians(turn), 4, 'Z')@Matrix.Rotation(math.radians(tilt), 4, 'X')
    def put(o): bpy.context.view_layer.update(); o.matrix_world = M@o.matrix_basis; return o
    return put
def outline(*points, n=6, r=.12):
    """the polygon with its corners rounded"""
    out = []; k = len(points)
    for i, p in enumerate(points):
        p = Vector(p); a = Vector(points[i-1])-p; b = Vector(points[(i+1) % k])-p; q = min(r, a.length*.45, b.length*.45)
        a = p+a.normalized()*q; b = p+b.normalized()*q
        out += [tuple(a*(1-t)**2+p*2*t*(1-t)+b*t*t) for t in [j/n for j in range(n+1)]]
    return out
if which == 'day-vans':
    # the yard at seven: two vans, tiles on their pallet, and the ball on the ladder of the first van
    m = setup('data', W, H); WHEELS = (-1.12, 1.08)
    def van(body, loc, turn, ladder):
        put = placed(loc, turn); arch_ = lambda x: [(x+.47*math.cos(math.pi*i/20), .34+.47*math.sin(math.pi*i/20)) for i in range(21)][::-1]
        top = outline((1.86, .34), (1.86, 1.08), (1.34, 1.3), (.86, 2.14), (-1.86, 2.14), (-1.86, .34), r=.16)
        put(plate(body, top[6:-6]+[(-1.86, .34)]+arch_(WHEELS[0])+arch_(WHEELS[1])+[(1.86, .34)], 1.5, (0, 0, 0), bevel=.05))
        put(plate(m['deep'], outline((1.22, 1.26), (.82, 1.96), (.2, 1.96), (.2, 1.26), r=.08), .04, (0, -.79, 0), bevel=.012))
        put(box(m['deep'], (.04, 1.28, .74), (1.15, 0, 1.72), rot=(0, -29.7, 0), bevel=.02))
        put(box(m['deep'], (.1, 1.5, .22), (1.9, 0, .5), bevel=.03))
        for y in (-.52, .52): put(sph(m['white'], .15, (1.88, y, .88), scale=(.4, 1, .8)))
        for x, h in ((.1, 1.5), (-.92, 1.05)): put(box(m['dark'], (.025, .02, h), (x, -.8, 1.95-h/2), bevel=.004))
        put(box(m['deep'], (.2, .04, .05), (-.06, -.82, 1.14), bevel=.01))
        put(plate(m['deep'], [(-1.45, 1.16), (-.94, 1.56), (-.43, 1.16), (-.43, 1.34), (-.94, 1.74), (-1.45, 1.34)][::-1], .05, (.5, -.8, -.02), bevel=.012))
        for x in WHEELS:
            for y in (-.62, .62): put(cyl(m['deep'], .39, .3, (x, y, .39), (90, 0, 0), bevel=.06)); put(cyl(m['brush'], .19, .34, (x, y, .39), (90, 0, 0), bevel=.03))
        for x in (-1.35, .3): put(box(m['deep'], (.09, 1.3, .09), (x, 0, 2.27), bevel=.02))
        for y in ladder:
            for dy in (-.2, .2): put(tube(m['brush'], [(-2.1, y+dy, 2.36), (1.0, y+dy, 2.36)], .05))
            for i in range(10): put(tube(m['brush'], [(-1.9+i*.3, y-.2, 2.36), (-1.9+i*.3, y+.2, 2.36)], .035))
        return put
    box(m['base'], (6.9, .24, 2.5), (0, 3.05, 1.25), bevel=.03); box(m['dark'], (3.1, .1, 1.9), (-1.3, 2.9, .95), bevel=.02)
    for i in range(8): box(m['light'], (2.9, .06, .2), (-1.3, 2.84, .16+i*.225), bevel=.02)
    van(m['dark'], (1.55, 1.5, 0), -16, ()); put = van(m['white'], (-.95, -.35, 0), -16, (-.2,))
    R = .52; put(sph(m['per'], R, (-.5, -.2, 2.36+math.sqrt((R+.05)**2-.2**2))))
    # tiles
    x, y = -3.05, -.1; box(m['dark'], (.95, .8, .1), (x, y, .05), rot=(0, 0, 12), bevel=.01)
    for i in range(6): box(m['deep'] if i % 2 else m['dark'], (.82, .66, .09), (x+.02*(i % 2), y, .16+i*.1), rot=(0, 0, 12+(i % 3-1)*3), bevel=.02)
    cyl(m['tint'], .26, 1.0, (-2.95, 1.5, .5), bevel=.04); sph(m['steel'], .22, (2.05, -1.0, .22)); cam((0, -15, 4.4), (0, 0, 1.56), lens=66)
elif which == 'day-packing':
    # a shop packs its orders: paper, cartons, tape, and the ball on the parcel scale
    m = setup('ads', 1200, 1080); card = matte(mix('#f1b3c0', '#ffffff', .6)); z = 1.0
    box(m['white'], (5.2, 1.9, .14), (.6, .5, z-.07), bevel=.03); box(m['base'], (4.6, 1.5, .1), (.6, .6, .34), bevel=.02)
    for x in (-1.7, 2.9):
        for y in (-.25, 1.25): box(m['deep'], (.14, .14, z-.14), (x, y, (z-.14)/2), bevel=.015)
    for i, (w_, x) in enumerate(((1.5, -.7), (1.5, -.55), (1.4, -.6), (1.3, -.52))): box(card if i % 2 else m['dark'], (w_, 1.0, .07), (x, .5, .43+i*.075), bevel=.01)
    def carton(loc, turn, w=.58, d=.48, h=.62, open_=False):
        put = placed(loc, turn)
        if not open_: put(box(card, (2*w, 2*d, h), (0, 0, h/2), bevel=.02)); put(box(m['deep'], (.15, 2*d+.012, h+.012), (0, 0, h/2), bevel=.012)); put(box(m['white'], (.34, .02, .24), (w*.55, -d-.008, h*.5), bevel=.005)); return
        put(box(card, (2*w, 2*d, .05), (0, 0, .03), bevel=.01))
        for s in (-1, 1): put(box(card, (.05, 2*d, h), (s*w, 0, h/2), bevel=.012)); put(box(card, (2*w, .05, h), (0, s*d, h/2), bevel=.012)); put(box(card, (.05, 2*d-.06, .42), (s*(w+.17), 0, h+.1), rot=(0, s*58, 0), bevel=.012))
        put(box(card, (2*w-.06, .05, .42), (0, d+.13, h+.16), rot=(-38, 0, 0), bevel=.012)); put(box(card, (2*w-.06, .05, .42), (0, -d-.15, h-.12), rot=(150, 0, 0), bevel=.012))
        for i in range(7): put(sph(m['white'], .2, (-.34+.115*i, -.15+.3*(i % 2), h-.14+.03*(i % 3)), scale=(1, 1, .8)))
    carton((-.95, .3, z), -10, .62, .5, .66, True); carton((2.4, .2, z), 14, .5, .42, .44)
    # roll of paper on its stand
    for x in (.0, 1.95): box(m['deep'], (.1, .3, 1.5), (x, 1.15, z+.75), bevel=.015)
    tube(m['steel'], [(-.12, 1.15, z+1.3), (2.07, 1.15, z+1.3)], .05); cyl(m['light'], .36, 1.55, (.975, 1.15, z+1.3), (0, 90, 0), bevel=.02); slab(m['light'], 1.5, .95, .02, .01, (.975, .8, z+.83), (90, 0, 0), bevel=.004)
    # scale, ball, tape
    x, y = .95, .0; box(m['base'], (1.15, .85, .2), (x, y, z+.1), bevel=.04); slab(m['deep'], .5, .11, .04, .03, (x, y-.44, z+.1), bevel=.01); cyl(m['brush'], .42, .08, (x, y, z+.24), bevel=.02); cyl(m['dark'], .24, .05, (x, y, z+.3), bevel=.015); sph(m['per'], .5, (x, y, z+.32+.48))
    torus(m['deep'], .2, .09, (-.02, -.22, z+.09)); cyl(m['tint'], .3, .95, (3.25, 1.1, .475), bevel=.04); sph(m['steel'], .22, (2.1, -.75, .22)); cam((.3, -15, 4.8), (.3, 0, 1.6), lens=84)
elif which == 'day-form':
    # an application of six boxes on its board: what is to be built, in five of them, and the ball in the last
    m = setup('app', W, H); z = .28; box(m['base'], (6.4, 2.4, z), (0, .5, z/2), bevel=.03)
    put = placed((0, .55, z+.03), 0, -9); w, h, s = 4.7, 3.3, .1
    put(slab(m['deep'], w+.34, h+.3, .14, .16, (0, .14, h/2+.1))); put(slab(m['white'], w, h, .06, .06, (0, .03, h/2+.08)))
    put(slab(m['brush'], 1.3, .34, .16, .08, (0, -.04, h+.12), bevel=.03)); put(cyl(m['steel'], .12, 1.0, (0, -.1, h+.2), (0, 90, 0), bevel=.02))
    put(slab(m['deep'], 1.5, .13, .04, .03, (-1.3, -.03, h-.16), bevel=.01))
    bw, bh = 1.34, 1.12
    cells = [(-1.5+1.5*i, h-.98-1.38*j) for j in (0, 1) for i in (0, 1, 2)]
    for x, c in cells:
        put(slab(m['base'], bw, bh, .5, .09, (x, -.25, c), holes=[rrect(bw-.16, bh-.16, .05)[::-1]], bevel=.025)); put(slab(m['light'], bw-.1, bh-.1, .04, .04, (x, -.02, c), bevel=.005)); put(slab(m['deep'], .5, .07, .03, .02, (x-.4, -.03, c+bh/2+.1), bevel=.008))
    floor = lambda i: (cells[i][0], cells[i][1]-bh/2+.08)
    x, c = floor(0); put(box(m['white'], (.56, .3, .42), (x, -.27, c+.21), bevel=.015)); put(plate(m['deep'], [(-.36, 0), (.36, 0), (0, .32)], .36, (x, -.27, c+.42), bevel=.015)); put(box(m['dark'], (.13, .02, .24), (x+.1, -.43, c+.12), bevel=.005))
    x, c = floor(1); put(box(m['white'], (.36, .3, .56), (x-.22, -.27, c+.28), bevel=.015)); put(box(m['dark'], (.46, .3, .3), (x+.21, -.27, c+.15), bevel=.015)); put(box(m['deep'], (.5, .34, .05), (x+.21, -.27, c+.325), bevel=.01)); put(box(m['deep'], (.4, .34, .05), (x-.22, -.27, c+.585), bevel=.01))
    x, c = floor(2); put(cyl(m['deep'], .05, .3, (x, -.27, c+.15), bevel=.01)); put(sph(m['light'], .28, (x, -.27, c+.52))); put(sph(m['light'], .18, (x+.24, -.27, c+.38)))
    x, c = floor(3)
    for i in range(4): put(box(m['white'], (.22, .3, .16*(i+1)), (x-.36+.24*i, -.27, c+.08*(i+1)), bevel=.01))
    x, c = floor(4); put(slab(m['deep'], .82, .6, .04, .03, (x, -.12, c+.36), (84, 0, 0), bevel=.008)); put(tube(m['white'], [(x-.3, -.17, c+.2), (x-.3, -.15, c+.52), (x+.05, -.15, c+.52), (x+.05, -.16, c+.36), (x+.3, -.16, c+.36), (x+.3, -.17, c+.2), (x-.3, -.17, c+.2)], .022))
    x, c = floor(5); put(sph(m['per'], .44, (x, -.3, c+.44)))
    # a pencil as long as the form is wide
    tube(m['light'], [(-1.6, -.62, z+.12), (1.1, -.72, z+.12)], .11); lathe(m['white'], [(.11, 0), (.035, .3), (0, .3)], (1.1, -.72, z+.12), (0, 90, -2)); lathe(m['deep'], [(.036, 0), (0, .1)], (1.4, -.73, z+.12), (0, 90, -2)); cyl(m['brush'], .118, .16, (-1.66, -.618, z+.12), (0, 90, -2), bevel=.01)
    cyl(m['tint'], .34, 1.0, (2.85, .35, z+.5), bevel=.04); sph(m['steel'], .26, (-2.85, -.2, z+.26)); cam((0, -15, 3.9), (0, 0, 1.82), lens=66)
elif which in ('day-phone', 'day-phone-empty'):
    # the telephone that a person answers: the ball is the hub of its dial
    m = setup('#74c0ad', 1600, 1200); z = 0
    cam((0, -15, 4.6), (-.1, 0, 1.2), lens=92)
    if which == 'day-phone':
        put = placed((-.15, .35, z), 14); a = math.atan2(1.18, 1.4); n = Vector((0, -math.sin(a), math.cos(a))); face = Vector((0, -.35, 1.01)); slope = (math.degrees(a), 0, 0)
        put(shape(m['white'], outline((-1.05, 0), (1.0, 0), (1.0, 1.5), (.35, 1.6), (-1.05, .42), r=.2), 2.7, (0, 0, 0), (90, 0, 90), .06))
        put(cyl(m['light'], .84, .1, face+n*.05, slope, bevel=.03)); put(cyl(m['deep'], .76, .06, face+n*.12, slope, bevel=.02)); R = Matrix.Rotation(a, 3, 'X')
        for i in range(10): t = math.radians(-40+29*i); put(cyl(m['white'], .115, .04, face+R@Vector((.56*math.cos(t), .56*math.sin(t), .15)), slope, bevel=.01))
        put(sph(m['per'], .4, face+n*.2))
        for x in (-.62, .62): put(box(m['deep'], (.2, .5, .52), (x, .62, 1.73), bevel=.05))
        put(tube(m['deep'], [(-1.3, .62, 1.88), (-1.22, .62, 2.14), (-.6, .62, 2.17), (.6, .62, 2.17), (1.22, .62, 2.14), (1.3, .62, 1.88)], .19, smooth=True))
        for x in (-1.34, 1.34): put(cyl(m['deep'], .4, .34, (x, .6, 1.86), bevel=.08))
        P = [Vector(p) for p in crom([(-1.62, .55, 1.8), (-2.15, .3, 1.3), (-2.45, -.1, .45), (-2.0, -.35, .14), (-1.3, -.2, .2)], 60)]
        cord = put(tube(m['deep'], [tuple(p+Vector((0, math.cos(i*.62), math.sin(i*.62)))*.1) for i, p in enumerate(P)], .035))
        cord.visible_shadow = False  # it would fall on the body's edge, as a row of dots
        sph(m['steel'], .26, (-1.98, -1.0, z+.26))
elif which == 'day-list':
    # a page that was read, and the list of what to fix: three lines are ticked, the ball stands at the fourth
    m = setup('seo', 1200, 1080); z = .28; box(m['base'], (5.5, 2.6, z), (.2, .5, z/2), bevel=.03)
    put = placed((-.8, .85, z+.02), 10, -8); w, h = 3.1, 3.3; F = -.17
    put(slab(m['white'], w, h, .22, .16, (0, 0, h/2)))
    for i in range(3): put(sph(m['deep'], .07, (-1.3+.22*i, F, h-.22), scale=(1, .5, 1)))
    put(slab(m['dark'], w-.24, .03, .05, .012, (0, F+.02, h-.44), bevel=.008))
    for i, w_ in enumerate((1.5, 1.05)): put(slab(m['deep'], w_, .2, .12, .05, (-1.3+w_/2, F, h-.78-.31*i), bevel=.02))
    put(slab(m['base'], w-.5, 1.0, .1, .08, (0, F+.02, 1.32), bevel=.02)); put(plate(m['dark'], [(-1.1, 0), (-.4, .55), (-.05, .3), (.4, .68), (1.1, 0)][::-1], .1, (0, F-.05, .9), bevel=.015))
    for i, w_ in enumerate((2.3, 1.9)): put(slab(m['light'], w_, .1, .08, .03, (-1.3+w_/2, F+.02, .58-.2*i), bevel=.015))
    # flags at what costs customers
    for x, c in ((1.38, 2.5), (1.38, 1.5)): put(slab(m['deep'], .5, .24, .05, .04, (x+.22, F-.02, c), bevel=.012))
    put = placed((1.75, .2, z+.02), -14, -10); w, h = 1.95, 2.5; put(slab(m['deep'], w+.16, h+.16, .12, .12, (0, .12, h/2))); put(slab(m['light'], w, h, .06, .05, (0, .03, h/2))); put(slab(m['brush'], .7, .26, .14, .06, (0, -.03, h+.02), bevel=.025))
    for i in range(4):
        c = h-.5-.5*i; put(slab(m['deep'], .3, .3, .05, .05, (-.66, -.01, c), bevel=.01, holes=[rrect(.2, .2, .03)[::-1]])); w_ = (1.0, .8, .95, .6)[i]; put(slab(m['deep'], w_, .09, .04, .03, (-.34+w_/2, -.01, c), bevel=.01))
        if i < 3: put(tube(m['deep'], [(-.77, -.06, c+.02), (-.68, -.06, c-.09), (-.48, -.06, c+.19)], .04))
    sph(m['per'], .5, (.5, -.6, z+.5)); tube(m['light'], [(-2.2, -.55, z+.11), (-.65, -.62, z+.11)], .1); lathe(m['white'], [(.1, 0), (.035, .28), (0, .28)], (-.65, -.62, z+.11), (0, 90, -2.3)); lathe(m['deep'], [(.036, 0), (0, .1)], (-.38, -.63, z+.11), (0, 90, -2.3))
    cyl(m['tint'], .3, 1.0, (2.6, 1.3, z+.5), bevel=.04); sph(m['steel'], .24, (2.5, -.55, z+.24)); cam((-.25, -15, 4.1), (-.25, 0, 1.85), lens=80)
elif which == 'day-keys':
    # the board with the clients' keys: one hook is free, and the ball lies on the shelf below it
    m = setup('auto', W, 1100); z = .28; box(m['base'], (6.6, 2.4, z), (0, .5, z/2), bevel=.03)
    slab(m['dark'], 5.2, 2.9, .2, .16, (0, .95, z+1.45)); slab(m['base'], 4.9, 2.6, .1, .1, (0, .83, z+1.5)); box(m['dark'], (5.2, .9, .14), (0, .45, z+.42), bevel=.03)
    def key(x, c, k, turn, bits):
        T = Matrix.Translation((x, .55, c))@Matrix.Rotation(math.radians(turn), 4, 'Y')
        def hang(o): bpy.context.view_layer.update(); o.matrix_world = T@o.matrix_basis; return o
        hang(torus(m[k], .24, .065, (0, 0, -.26), (90, 0, 0))); hang(cyl(m[k], .06, .95, (0, 0, -.98), bevel=.015)); hang(cyl(m[k], .1, .08, (0, 0, -.56), bevel=.02))
        for i, b in enumerate(bits): hang(box(m[k], (b, .07, .11), (b/2+.03, 0, -1.38+.16*i), bevel=.015))
    X = (-1.9, -.95, 0, .95, 1.9)
    for i, x in enumerate(X):
        tube(m['brush'], [(x, .8, z+2.3), (x, .5, z+2.3), (x, .46, z+2.4)], .05); slab(m['white'], .5, .22, .04, .04, (x, .77, z+2.62), bevel=.012)
    for i, k, turn, bits in ((0, 'steel', 3, (.26, .18, .3)), (1, 'light', -4, (.2, .3)), (2, 'brush', 2, (.3, .16, .24)), (4, 'white', -3, (.18, .28, .18))): key(X[i], z+2.36, k, turn, bits)
    sph(m['per'], .46, (.95, .3, z+.49+.46)); cyl(m['tint'], .3, 1.0, (3.0, 1.0, z+.5), bevel=.04); sph(m['steel'], .26, (-2.9, -.25, z+.26)); cyl(m['dark'], .36, .3, (2.5, -.35, z+.15), bevel=.03); cam((0, -15, 4.0), (0, 0, 1.62), lens=70)
done(which)
