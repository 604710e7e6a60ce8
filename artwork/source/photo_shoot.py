"""photo-shoot: a camera on its tripod in front of a dining room that is ready for its picture."""
from kit import *
reset()
W, H, y1 = 6.4, 2.9, 2.4
parquet(-W/2, W/2, -4, y1, 0)
wx, wz, ww, wh = -.55, .78, 2.1, 1.7
wall_x(-W/2, W/2, y1+.06, H, mat('#E9D6BC', rough=.9), [(wx, wz, ww, wh)], t=.14)
wall_y(-4, y1+.2, -W/2, H+.1, mat('#EBDBC4', rough=.9), [], .3, side=-1); wall_y(-4, y1+.2, W/2, H+.1, mat('#EBDBC4', rough=.9), [], .3, side=1)
box(W+.6, 6.9, .1, 0, -.7, H, mat('#F7F1E6', rough=.95), 0); box(W, .03, .14, 0, y1-.03, 0, 'white', .01)
window(wx, y1+.06, wz, ww, wh, 3, 2, 'white', .1); curtain(wx-ww/2-.24, y1-.12, .06, .46, 2.56, fabric('cream'), 4); curtain(wx+ww/2+.24, y1-.12, .06, .46, 2.56, fabric('cream'), 4); rod(wx, y1-.12, 2.63, 2.9)
# table laid for four
rug(-.5, .75, 2.7, 1.9, ('#CFE3E6', 'cream', 'teal'), z=0, stripes=5)
table(-.5, .8, 1.7, .9, .74); chair(-.95, .3, 180, 'walnut', 'teal'); chair(-.05, .3, 180, 'walnut', 'teal'); chair(-.95, 1.42, 0, 'walnut', 'teal'); chair(-.05, 1.42, 0, 'walnut', 'teal')
flowers(-.5, .82, .74, 'teal', ('amber', 'cream', 'brick', 'white'), 11, .42)
for x, y in ((-.95, .52), (-.05, .52), (-.95, 1.08), (-.05, 1.08)): saucer(x, y, .745, 'cream', .13); saucer(x, y, .758, 'mist', .085)
candle(-.78, .82, .74, .03, .2, 'cream', .5); candle(-.22, .82, .74, .03, .15, 'cream', .5)
pendant(-.5, .8, H, 1.05, .3, 'brick', 26)
cabinet(1.95, 2.1, 1.3, .86, .46, 0, 'teal', .14, 2); lamp_table(2.36, 2.1, .86, .46, 'cream', 'amber', 9); books_stack(1.62, 2.08, .86, ('brick', 'amber', 'pine'), .26, .19)
with at(0, y1-.02, 0): frame(1.75, 0, 1.42, .62, .82, 1, 'walnut'); frame(2.4, 0, 1.56, .42, .54, 3, 'walnut')
plant_big(-2.65, 1.85, 0, 1.5, 'terracotta', seed=6); armchair(-2.45, .35, 62, 'amber', 'cream')
# the camera, seen from behind; what it sees is on its screen
with at(1.18, -1.45, 0):
    for a in (90, 215, 325): tube([(0, 0, 1.14), (.46*math.cos(math.radians(a)), .46*math.sin(math.radians(a)), 0)], .022, wood('walnut')); cyl(.03, .03, .46*math.cos(math.radians(a)), .46*math.sin(math.radians(a)), 0, 'ink')
    cyl(.06, .1, 0, 0, 1.1, 'ink'); cyl(.022, .36, 0, 0, .8, brass())
    camera_prop(0, 0, 1.2, 158, 1.45, 'pine')
    with at(0, 0, 1.2, 158, 1.45): plate(.17, .115, .012, .012, -.02, .068, .1, mat('ink', rough=.3), .003, rot=(-90, 0, 0)); plate(.15, .095, .004, .008, -.02, .076, .1, emit('#F1CE98', 1.0), .001, rot=(-90, 0, 0)); box(.05, .004, .03, -.03, .079, .075, emit('#1F5C63', 1), .002); box(.03, .004, .045, .03, .079, .095, emit('#CFE3E6', 1.2), .002)
sky_panel(9, -2, 7, [(0, '#F8E2BC'), (.4, '#F4EAD6'), (1, '#BBD8DE')], s=1.15)
sun(58, 34, 9, 2.5, '#FFD29A'); world('#D9E4EA', .6)
area((.6, -4.6, 2.6), (0, 1, .9), 3.2, 95, '#FFEBD2'); area((wx, y1-.3, 1.7), (wx-.3, -1, .6), 1.5, 30, '#E4F0F5')
camera((.55, -4.9, 1.62), (.1, 1.2, 1.16), 33)
render('photo-shoot', 1200, 750, 36, exposure=.15, bloom=.2)
