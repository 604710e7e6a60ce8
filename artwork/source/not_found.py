"""not-found: a gap in a row of houses; the one that was looked for is only a line of brass wire, in its door a key, before it a suitcase."""
from city import *
reset(); LITS[:] = .4, '#F0932E'
cyl(3.2, .2, 0, .1, -.2, mat('#EAD8B8', rough=.85), bev=.06, seg=128)
box(7, .62, .05, 0, -.78, -.001, mat('#DCC7A4', rough=.9), .02)
for i in range(30): box(.2, .26, .03, -3.1+i*.215, -.62, .04, mat('#E5D3B3', rough=.9, var=.06), .01, 1)
r = random.Random(5)
for x, w, h, wall, roof, k in ((-2.12, 1.05, 1.3, '#BFD0CB', '#9A4A36', 'mansard'), (-1.06, 1.02, 1.5, '#E3BC98', '#1F4B52', 'gable'), (1.1, 1.1, 1.36, '#EADBC5', '#9A4A36', 'step'), (2.2, 1.02, 1.5, '#9DB9B6', '#7E4034', 'hip')):
    rowhouse(x, .35, w, h, .9, wall, roof, k, 3, 3, .55, r=r); box(.22, .06, .4, x, -.12, .02, mat(r.choice(('teal', 'brick', 'pine')), rough=.5), .012)
# the house that is not there
Wd = brass(); w, h, y0, y1 = .92, 1.34, -.1, .78
for y in (y0, y1): tube([(-w/2, y, .02), (w/2, y, .02), (w/2, y, h), (0, y, h+.56), (-w/2, y, h)], .014, Wd, cyclic=True)
for x, z in ((-w/2, .02), (w/2, .02), (w/2, h), (0, h+.56), (-w/2, h)): tube([(x, y0, z), (x, y1, z)], .014, Wd); [sphere(.022, x, y, z, Wd) for y in (y0, y1)]
for x in (-.22, .22): tube([(x+a*.11, y0, .86+b*.15) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], .009, Wd, cyclic=True)
tube([(-.14, y0, .02), (-.14, y0, .46)]+[(-.14*math.cos(PI*i/16), y0, .46+.14*math.sin(PI*i/16)) for i in range(17)]+[(.14, y0, .02)], .011, Wd, smooth=False)
box(w+.02, .9, .03, 0, .34, .0, mat('#B9C6A0', rough=.95, bump=.5, bscale=12), .01)
for x, y, c in ((-.28, .5, 'amber'), (.2, .62, 'blush'), (.33, .3, 'cream'), (-.1, .28, 'brick')): tube([(x, y, .02), (x, y, .15)], .006, mat('leafd')); flower(x, y, .16, c, .035)
with at(.38, -.5, .04, -16): suitcase(0, 0, 0, .44, .3, .18, 'amber')
# its key hangs in the door
with at(0, y0-.04, .57, 0, 1, 90, 106): key(0, 0, 0, .34)
with at(0, y0-.06, .57, 0, 1, 90, -18): keytag(0, 0, 0, .35, 0, 'brick')
for lx in (-1.6, 1.66): cyl(.025, 1.0, lx, -.55, .04, 'pine', bev=.006); lathe([(.045, 0), (.09, .16), (.11, .18), (.02, .26), (0, .28)], lx, -.55, 1.02, 'pine', 8); sphere(.075, lx, -.55, 1.1, glow('#FFB65C', 4))
for x, y, s, c in ((-2.85, -.3, .2, 'leaf'), (2.86, -.28, .18, 'sage'), (-.72, -.42, .13, 'leafl')): citytree(x, y, .02, s, c)
cyc('#D3E0DB', -.2, back=7, r=3)
sun(214, 36, 3.9, 3, '#FFD8A8'); world('#D2DFE6', .5); area((3, -4.5, 3.4), (0, 0, .7), 3, 70, '#FFEBD4')
camera((.0, -8.0, 2.3), (.0, .1, .8), 52)
render('not-found', 1456, 910, 24, exposure=.02, bloom=.15)
