"""laundry: a washing machine under a shelf of folded towels, in the light of a window."""
from kit import *
reset()
W = 6
planks(-W/2, W/2, -3, 1.0, 0, .2, 2.2, 'oak')
wall_x(-W/2, W/2, 1.0, 3, mat('#D5E2DC', rough=.9), [], t=.1)
box(W, .03, .14, 0, .93, 0, 'white', .01)
for r in range(5):                                                             # tiles behind the counter
    for c in range(26): plate(.136, .136, .012, .012, -1.82+c*.146, .945, 1.02+r*.146, mat(('#F4EFE4', '#EFE7D8', '#F7F3EA')[(r*7+c*3) % 3], rough=.3), .004, rot=(90, 0, 0))
# washing machine
with at(-.16, .58):
    rsolid(.7, .62, .86, 0, 0, 0, mat('#F8F6F0', rough=.35), .045); box(.64, .012, .12, 0, -.312, .71, mat('#E7E1D4', rough=.5), .006)
    cyl(.042, .035, -.02, -.318, .77, brass(), rot=(90, 0, 0)); plate(.15, .06, .01, .01, .19, -.32, .77, mat('pine', rough=.3), .003, rot=(90, 0, 0)); box(.16, .014, .07, -.22, -.316, .735, mat('#DDD4C3', rough=.5), .004)
    cyl(.245, .04, 0, -.30, .38, mat('#E3DDD0', rough=.4), rot=(90, 0, 0)); torus(.215, .03, 0, -.345, .38, mat('teal', rough=.35), rot=(90, 0, 0))
    cyl(.19, .012, 0, -.338, .38, mat('#274E57', rough=.25), rot=(90, 0, 0))
    for x, z, c, s in ((-.06, .31, 'cream', .085), (.07, .33, 'brick', .075), (.01, .4, 'amber', .06), (-.1, .39, 'mist', .055)): sphere(s, x, -.345, z, fabric(c), (1.15, .3, .8))
    sphere(.185, 0, -.34, .38, glass('#E4F0F0', .16), (1, .3, 1)); box(.03, .05, .1, .245, -.36, .33, brass(), .01)
# counter, cupboards at both sides
box(3.5, .68, .05, .02, .6, .88, wood('oak', .05), .015)
cabinet(.78, .6, 1.1, .86, .58, 0, 'teal', .05, 2); cabinet(-1.12, .6, 1.1, .86, .58, 0, 'teal', .05, 2)
# on the counter
with at(.62, .56): z = towel_stack(0, 0, .93, ('teal', 'sand', 'white', 'brick'), .52, .4, 5)
towel_roll(.55, .5, z, .42, .08, 'white', 10); towel_roll(.68, .66, z, .42, .08, 'blush', 6)
with at(-.22, .6): towel_stack(0, 0, .93, ('white', 'white', 'mist'), .56, .4, -4)
plant_snake(-1.0, .68, .93, .46, 'terracotta', seed=5, pr=.1); flowers(1.18, .66, .93, 'amber', ('white', 'cream', 'blush'), 9, .4)
for x, c, h in ((-.68, 'amber', .26), (-.56, 'cream', .2)): lathe([(0, 0), (.055, 0), (.06, .02), (.06, h*.7), (.03, h*.86), (.026, h), (0, h)], x, .44, .93, mat(c, rough=.35)); box(.05, .004, .07, x, .382, 1.0, 'white', .002)
# shelf
box(2.3, .28, .045, .0, .82, 1.88, wood('walnut', .05), .01)
for s in (-.9, .9): box(.035, .2, .16, s, .84, 1.74, brass(), .01)
for i, c in enumerate(('white', 'sand', 'white', 'teal')): towel_roll(-.84+i*.2, .8, 1.925, .24, .085, c, 90)
for i, c in enumerate(('white', 'sand', 'blush')): towel_roll(-.74+i*.2, .8, 2.07, .24, .085, c, 90)
candle(.18, .8, 1.925, .05, .14, 'cream', .8); pot(.5, .8, 1.925, .1, .15, 'terracotta')
for i in range(9): leaf(.28, .07, .6, LEAFM(i), .5, .8, 2.05, rot=(35+8*(i % 3), 0, i*40))
lathe([(0, 0), (.1, 0), (.105, .02), (.105, .2), (.09, .23), (0, .23)], .9, .82, 1.925, glass('#EAF4F2', .35)); cyl(.095, .04, .9, .82, 2.15, wood('oak'))
# basket with linen on the floor
with at(1.0, -.12):
    for i in range(10): torus(.3+.006*i, .026, 0, 0, .03+i*.042, mat('#C79A5E', rough=.85, bump=.3, bscale=40))
    for k in range(22): a = 2*PI*k/22; tube([(.3*math.cos(a), .3*math.sin(a), 0), (.365*math.cos(a), .365*math.sin(a), .42)], .012, mat('#A97C45', rough=.9))
    for x, y, z, c in ((-.08, .05, .4, 'white'), (.12, .02, .41, 'mist'), (0, -.12, .4, 'white'), (.02, .1, .46, 'sand')): rsolid(.34, .28, .14, x, y, z-.06, fabric(c, bump=.6, bscale=80), .06, puff=.03, rot=(8*x*10, 6, x*200))
rug(-.2, -.75, 1.5, .8, ('cream', 'teal', 'brick'), z=0)
sun(216, 38, 5.4, 1.4, '#FFD8A6'); gobo(216, 38, (.1, .6, 1.0), 4, 2.8, 2.6, 3, 2, .1, 5)
world('#D6E2E8', .62); area((2.2, -3.2, 2.6), (0, .4, .8), 2.4, 60, '#FFEBD4')
camera((.2, -4.7, 1.66), (.02, .5, 1.16), 43)
render('laundry', 1200, 750, 36, exposure=.05)
