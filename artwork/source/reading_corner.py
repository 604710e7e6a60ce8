"""reading-corner: an armchair, a book and a coffee by a tall window; the owner's free Saturday."""
from kit import *
reset()
W, H, y0, y1 = 4.6, 3.1, -3.4, 1.9
parquet(-W/2, W/2, y0, y1, 0)
wx, wz, ww, wh = .1, .62, 1.9, 2.05
wall_x(-W/2, W/2, y1+.06, H, mat('#BFD3CD', rough=.9), [(wx, wz, ww, wh)], t=.2)
wall_y(y0, y1+.2, -W/2, H+.1, mat('#C6D8D2', rough=.9), [], .3, side=-1); wall_y(y0, y1+.2, W/2, H+.1, mat('#C6D8D2', rough=.9), [], .3, side=1)
box(W+.6, y1-y0+.4, .1, 0, (y0+y1)/2+.1, H, mat('#F7F1E6', rough=.95), 0); box(W, .03, .2, 0, y1-.03, 0, 'white', .012)
for x in (-1.62, 1.82): moulding(x, .5, .72, 2.1, y1-.04, mat('#CBDCD6', rough=.85))
box(ww+.5, .36, .06, wx, y1-.02, wz-.05, 'white', .015); window(wx, y1+.1, wz, ww, wh, 2, 3, 'white', .1, sill=False)
curtain(wx-ww/2-.2, y1-.14, .05, .44, 2.82, fabric('cream'), 4); curtain(wx+ww/2+.2, y1-.14, .05, .44, 2.82, fabric('cream'), 4); rod(wx, y1-.14, 2.9, 2.6)
rug_round(.05, .1, 1.18, ('#CFA06A', 'cream', 'brick'))
armchair(.5, .62, -24, 'brick', 'cream'); table_round(-.42, .55, .29, .5); mug(-.5, .48, .5, 'teal', rz=40); books_stack(-.34, .62, .5, ('amber', 'teal'), .22, .16)
with at(.62, -.42, 0, -18): rsolid(.56, .46, .3, 0, 0, .04, fabric('#C98B4A'), .1, puff=.03); [cyl(.022, .08, sx*.18, sy*.14, 0, wood('walnut')) for sx in (-1, 1) for sy in (-1, 1)]
with at(.6, -.42, .35, 14): plate(.3, .22, .02, .01, 0, 0, 0, 'pine', .004); plate(.28, .2, .02, .008, 0, .003, .012, 'cream', .004)
lamp_floor(1.4, 1.2, 1.65, power=16); plant_big(-1.55, 1.25, 0, 1.65, 'terracotta', seed=4); tree_olive(1.75, .2, 0, 1.0, 'sand', 5, .16)
flowers(.62, y1-.06, wz, 'amber', ('cream', 'blush', 'white'), 9, .36); books_stack(-.4, y1-.06, wz, ('brick', 'sand'), .22, .15)
with at(-.1, y1-.04, wz):                                                       # a cat asleep on the sill
    c = mat('#8A6A4E', rough=.95); sphere(.15, 0, 0, .09, c, (1.5, .8, .66)); sphere(.085, .19, -.02, .12, c); [prism([(-.03, 0), (.03, 0), (0, .05)], .02, .17+s*.04, -.03, .19, c, .006) for s in (-.8, 1)]; tube([(-.2, -.02, .06), (-.24, -.1, .05), (-.1, -.14, .04)], .024, c, smooth=True)
with at(0, 0, -2.2):
    import city; r = random.Random(8)
    city.LITS[0] = 1.; 
    for i in range(12): city.rowhouse(-5+i*.95, 11+r.uniform(0, .8), .95, r.uniform(2.3, 3.1), 1, kind=r.choice(('gable', 'hip', 'mansard')), cols=2, rows=3, lit=.2, r=r)
    city.st_peter(1.9, 17, .2, .75)
sky_panel(28, -3, 9, [(0, '#F8E2BC'), (.4, '#F4EAD6'), (1, '#AFD2DA')], s=1.05)
sun(52, 36, 10, 2.2, '#FFD29A'); world('#D9E4EA', .6)
area((-.4, -4.6, 2.6), (0, 1, .9), 3.2, 80, '#FFEBD2'); area((wx, y1-.35, 1.8), (wx-.3, -1, .5), 1.3, 26, '#E4F0F5')
camera((-.1, -5.3, 1.6), (.05, 1.0, 1.24), 45)
render('reading-corner', 1280, 1200, 32, exposure=.18, bloom=.25)
