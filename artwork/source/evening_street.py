"""evening-street: a street of old Riga houses at dusk, every window warm; the left side is calm."""
from city import *
reset(); LITS[0] = 2.0
box(60, 3.4, .1, 0, -2.4, -.1, mat('#5B6A6E', rough=.9, bump=.5, bscale=14), 0); box(60, 1.2, .16, 0, -.75, -.1, mat('#B9AC98', rough=.9), .02); box(60, 20, .1, 0, -14, -.12, mat('#55656A', rough=.9), 0)
for i in range(90): box(.2, .28, .03, -10+i*.23, -1.2, .05, mat(('#A99C88', '#B9AC98')[i % 2], rough=.9), .008, 1)
r = random.Random(11); x = -6.6
plan = (('hip', 1.5, 1.75, '#D8C7A8'), ('gable', 1.25, 1.9, '#BFD0CB'), ('mansard', 1.75, 2.2, '#E3C9A6'), ('step', 1.35, 1.95, '#C98468'), ('mansard', 1.9, 2.35, '#EADBC5'), ('gable', 1.3, 2.05, '#9DB9B6'), ('hip', 1.6, 1.9, '#E6B98C'), ('mansard', 1.7, 2.25, '#CFE0DC'), ('step', 1.4, 1.95, '#D9A441'))
for k, w, h, wall in plan:
    rowhouse(x+w/2, .4, w, h, 1.1, wall, r.choice(('#9A4A36', '#1F4B52', '#7E4034')), k, 4 if w > 1.5 else 3, 3, .62, r=r)
    # door with a lamp above it
    dx = x+w/2+.0; box(.3, .06, .52, dx, -.17, .05, mat(r.choice(('teal', 'brick', 'pine')), rough=.5), .015); box(.2, .02, .1, dx, -.205, .44, glow('#FFC66E', 2.5), .004); box(.42, .2, .05, dx, -.24, .0, mat('stone', rough=.9), .01); box(.4, .1, .05, dx, -.2, .6, mat('#FFF6E6', rough=.8), .01)
    point(dx, -.5, .75, 1.4, .06, '#FFC27A'); x += w+.015
for i, tx in enumerate((-5.2, -2.35, .55, 2.7, 5.1)): citytree(tx, -.72, .05, (.3, .26, .32, .27, .3)[i], ('leaf', 'sage', 'leafl')[i % 3])
for lx in (-3.8, -.75, 1.7, 4.0):
    y = -1.05; cyl(.028, 1.25, lx, y, .05, 'pine', bev=.006); lathe([(.05, 0), (.1, .18), (.12, .2), (.02, .28), (0, .3)], lx, y, 1.28, 'pine', 8); sphere(.085, lx, y, 1.37, glow('#FFCB7C', 9)); point(lx, y-.12, 1.34, 14, .12, '#FFC27A')
with at(2.2, -1.05, .05, 12): suitcase(0, 0, 0, .3, .2, .12, 'amber')
with at(0, 0, -.6):
    st_peter(4.6, 15, .6, .8); dom(-5.6, 16, .6, .8)
    rr = random.Random(3); xx = -14
    while xx < 16: w = rr.uniform(.9, 1.5); rowhouse(xx, 9, w, rr.uniform(2.3, 3.3), 1, kind=rr.choice(('gable', 'hip', 'mansard')), cols=3, rows=3, lit=.5, r=rr); xx += w
sky_panel(40, -4, 20, [(0, '#F2A968'), (.3, '#EFBE8C'), (.5, '#D3B8A2'), (.75, '#8FA6A8'), (1, '#4F747D')], s=.95, w=160)
world('#8FB0BA', .5); sun(205, 14, 1.7, 8, '#FFC490')
area((0, -7, 5), (0, 0, 1), 6, 130, '#DCE6EA')
camera((.5, -9.4, 1.25), (.2, .2, 1.62), 44)
render('evening-street', 2000, 1250, 40, exposure=.25, bloom=.45)
