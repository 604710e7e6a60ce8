"""evening-street: old Riga houses at dusk on the right, every window warm; the river and the far bank on the calm left."""
from city import *
reset(); LITS[:] = .5, '#F0932E'
LAMP = lambda: glow('#FFB65C', 5)
box(60, 3.4, .1, 0, -2.4, -.1, mat('#5B6A6E', rough=.9, bump=.5, bscale=14), 0); box(60, 1.2, .16, 0, -.75, -.1, mat('#B9AC98', rough=.9), .02); box(60, 20, .1, 0, -14, -.12, mat('#55656A', rough=.9), 0)
for i in range(90): box(.2, .28, .03, -10+i*.23, -1.2, .05, mat(('#A99C88', '#B9AC98')[i % 2], rough=.9), .008, 1)
# the houses
r = random.Random(11); x = .12
plan = (('gable', 1.25, 1.75, '#BFD0CB'), ('mansard', 1.75, 1.95, '#EADBC5'), ('step', 1.35, 1.75, '#C98468'), ('hip', 1.5, 1.7, '#E6B98C'), ('gable', 1.3, 1.9, '#9DB9B6'))
for k, w, h, wall in plan:
    rowhouse(x+w/2, .4, w, h, 1.1, wall, r.choice(('#9A4A36', '#1F4B52', '#7E4034')), k, 4 if w > 1.5 else 3, 3, .72, r=r)
    dx = x+w/2; box(.3, .06, .52, dx, -.17, .05, mat(r.choice(('teal', 'brick', 'pine')), rough=.5), .015); box(.2, .02, .1, dx, -.205, .44, glow('#FFB85C', 1.5), .004); box(.42, .2, .05, dx, -.24, .0, mat('stone', rough=.9), .01); box(.4, .1, .05, dx, -.2, .6, mat('#FFF6E6', rough=.8), .01)
    point(dx, -.5, .75, 1.4, .06, '#FFC27A'); x += w+.015
for tx, s, c in ((1.42, .27, 'leaf'), (3.2, .3, 'sage'), (4.75, .26, 'leafl')): citytree(tx, -.72, .05, s, c)
# the embankment's wall, its lamps and a bench
box(12, .16, .3, -5.9, -.12, .05, mat('#D8C9AE', rough=.85), .03); box(12.1, .24, .06, -5.9, -.12, .34, mat('#EADCC2', rough=.8), .02)
for lx in (-3.4, -.85, 2.2, 4.1):
    y = -1.05; cyl(.028, 1.15, lx, y, .05, 'pine', bev=.006); lathe([(.05, 0), (.1, .18), (.12, .2), (.02, .28), (0, .3)], lx, y, 1.18, 'pine', 8); sphere(.085, lx, y, 1.27, LAMP()); point(lx, y-.12, 1.24, 14, .12, '#FFC27A')
with at(2.62, -1.0, .05, 12): suitcase(0, 0, 0, .3, .2, .12, 'amber')
# the river, its bridge and the far bank
box(80, 60, .1, -20, 30, -1.0, water('#4E8088', .08, .5, .12, (1, 2.4, 1)), 0)
with at(-9.5, 24, -1.0): cable_bridge(0, 0, 1.25, 5.4)
with at(0, 0, -1.0):
    st_peter(-5.4, 35, .6, .5); dom(-2.6, 36, .6, .42)
    rr = random.Random(3); xx = -26
    while xx < 6: w = rr.uniform(1.1, 1.8); rowhouse(xx, 33, w, rr.uniform(1.5, 2.3), 1, kind=rr.choice(('gable', 'hip', 'mansard')), cols=3, rows=3, lit=.5, r=rr); xx += w
sky_panel(60, -4, 26, [(0, '#F4B06E'), (.25, '#F0C296'), (.5, '#D6BDA8'), (.75, '#93A9AA'), (1, '#557A83')], s=.95, w=240)
world('#8FB0BA', .5); sun(205, 14, 1.7, 8, '#FFC490')
area((0, -7, 5), (0, 0, 1), 6, 130, '#DCE6EA')
camera((.5, -9.4, 1.3), (.5, .2, 1.5), 37.5)
render('evening-street', 2000, 1125, 32, exposure=.22, bloom=.4, grain=0)
