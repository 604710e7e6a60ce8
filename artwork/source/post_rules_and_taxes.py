"""post-rules-and-taxes: a form on a clipboard, a rubber stamp, a calculator, coins and a small house."""
from city import *
reset()
box(pick(3.6, 9), pick(1.7, 1.9), .1, 0, 0, -.1, pick(wood('#C99A63', 0, .45), mat('#EFE3CF', rough=.7)), .03)
LINE = '#DDD3C2'
# form on a clipboard, leaning back
with at(*pick((-.2, .28, .02, 5, 1, 62), (-.3, .14, .02, 6, .94, 52))):
    plate(.96, 1.24, .035, .05, 0, .62, -.04, wood('walnut', 0), .01)
    plate(.86, 1.1, .008, .015, 0, .58, 0, 'white', .002)
    plate(.34, .06, .006, .012, -.2, 1.04, .008, 'teal', .002, n=4)
    plate(.14, .14, .006, .02, .31, 1.0, .008, 'sand', .002, n=4)
    for i in range(4):
        y = .86-i*.13
        plate(.07, .07, .008, .014, -.34, y, .008, 'mist', .002, n=4)
        if i < 3: tube([(-.362, y, .022), (-.345, y-.018, .022), (-.312, y+.028, .022)], .009, mat('teal', rough=.5))
        plate(.42-.06*(i % 2), .018, .004, .008, -.05-.03*(i % 2), y+.016, .008, LINE, .001, n=4); plate(.3, .018, .004, .008, -.11, y-.02, .008, LINE, .001, n=4)
        plate(.12, .03, .004, .01, .31, y, .008, ('amber', 'sand', 'sand', 'sand')[i], .001, n=4)
    for i, hh in enumerate((.05, .09, .07, .13)): plate(.045, hh, .014, .006, -.33+i*.065, .15+hh/2, .008, ('mist', 'teal', 'mist', 'amber')[i], .002, n=3)
    torus(.105, .012, .22, .22, .012, mat('brick', rough=.6)); torus(.072, .006, .22, .22, .012, mat('brick', rough=.6)); plate(.12, .02, .006, .008, .22, .22, .01, 'brick', .001, n=3)
    box(.3, .07, .05, 0, 1.17, .004, brass(), .012); cyl(.035, .3, -.15, 1.2, .05, brass(), rot=(0, 90, 0))
# rubber stamp and its pad
def stamp(x, y, rz):
    with at(x, y, 0, rz):
        box(.24, .16, .035, 0, 0, 0, mat('ink', rough=.9), .008); box(.23, .15, .05, 0, 0, .035, wood('walnut', 0), .014)
        lathe([(.05, 0), (.035, .05), (.03, .1), (.05, .16), (.072, .22), (.066, .29), (.03, .33), (0, .335)], 0, 0, .085, mat('brick', rough=.35), 40)
stamp(*pick((.52, -.28), (.62, -.2)), 18)
with at(*pick((.86, -.36), (1.02, -.34)), 0, -8): plate(.34, .24, .05, .03, 0, 0, 0, 'pine', .01); plate(.28, .18, .012, .02, 0, 0, .048, mat('brick', rough=.95), .004)
# calculator
with at(*pick((-.98, -.34, 0, 14), (-1.14, -.22, 0, 12))):
    plate(.4, .54, .05, .045, 0, 0, 0, '#F3EBDD', .014); plate(.33, .11, .008, .014, 0, .18, .05, 'pine', .003)
    for i in range(3): plate(.025, .055, .003, .005, .12-i*.045, .18, .058, 'mist', .001, n=3)
    for r in range(4):
        for c in range(4): plate(.066, .06, .016, .014, -.126+c*.084, .07-r*.09, .05, 'amber' if c == 3 and r == 3 else ('teal' if c == 3 else 'sand'), .004, n=4)
# small house on folders, with its key
with at(*pick((0, 0, 0, 0), (.26, -.06, 0, 0, 1.06))):
  books_stack(.86, .36, 0, ('teal', 'cream', 'brick'), .52, .4)
  gable_house(.86, .36, .135, .36, .32, .34, 'cream', 'brick', -16, (1, 1, 0), floors=2)
KX, KY = pick((.05, -.52), (.22, -.52))
with at(KX, KY, 0, 26): key(0, 0, 0, .3)
with at(KX-.01, KY, .012, -78): keytag(0, 0, 0, .4, 0, 'teal')
# coins
for i, n in enumerate((7, 5, 3, 1)):
    for k in range(n): cyl(.075, .024, pick(-.52, -.62)+i*.165, pick(-.42, -.48)-.03*i, k*.025, mat('amber', rough=.3, metal=.6), bev=.006)
if FRAME == 'wide': books_stack(1.78, .3, 0, ('pine', 'amber', 'blush'), .34, .26); mug(1.72, -.12, 0, 'teal', .07, .12, rz=-20)
plant_snake(*pick((-1.22, .42, 0, .62), (-1.56, .3, 0, .6)), 'terracotta', n=9, seed=5, pr=.12)
# pencil
with at(*pick((.3, -.62), (.56, -.58)), .022, -8): cyl(.022, .5, 0, 0, 0, mat('amber', rough=.5), rot=(0, 90, 0), seg=6); cyl(.022, .07, -.0, 0, 0, mat('#F0D9B5', rough=.8), r2=.004, rot=(0, -90, 0), seg=6)
cyc(pick('#E4D3BC', '#E9C2A8'), -.1, back=2.6, r=1.4)
AZ = pick(212, 328); sun(AZ, 38, 5.4, 1.6, '#FFD6A4'); gobo(AZ, 38, (.0, .4, .3), 4, 2.7, 2.5, 3, 2, .1, 5); world('#D0E0E8', .52); area((pick(2.2, -2.2), -2.6, 2.2), (0, 0, .2), 2, 30, '#FFEBD4')
camera(*pick(((.02, -3.5, 1.6), (-.04, .06, .4), 49), ((.1, -4.9, 2.1), (.06, .02, .43), 43.5)), fstop=9, focus=(0, 0, .3))
render('post-rules-and-taxes', 1600, 1000, pick(44, 20), exposure=.08)
