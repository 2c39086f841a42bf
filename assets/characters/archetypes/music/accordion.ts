/** An accordion that stretches: pearl head and foot, pleated bellows between, a grin of piano keys that opens when it attacks. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, roundBox, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { brass, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { gold } from '../../parts/gold.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'

function bellows(c: Creature, pearl: (space: string) => Material): void {
  const { sculpture: s, palette } = c
  s.space('fold', 'turnZ(p-vec3(.1*sin((p.y+.5)*3.2),-.22,0.),.1*cos(p.y*2.))')
  s.scalar('pleat', 'abs(fract(fold.y*6.5)-.5)*2.')
  s.join('(roundBox(fold,vec3(.52,.36,.34),.05)-.11*(1.-pleat))*.62', {
    colour: mixed(palette.accent, palette.dark, 'smoothstep(.35,.75,pleat)'),
    rough: 0.5,
    softness: 0.5,
    coat: 0.3,
  })
  s.join('(max(abs(roundBox(fold,vec3(.52,.36,.34),.05)-.11)-.02,abs(pleat-.06)-.1))*.5', gold, 0.01)
  s.space('foot', 'turnZ(p-vec3(.0,-.66,0.),-.04)')
  s.join(roundBox('foot', [0, 0, 0], [0.72, 0.16, 0.46], 0.1), pearl('foot'), 0.01)
  s.join('max(abs(roundBox(foot,vec3(.73,.17,.47),.1))-.02,abs(foot.y-.06)-.03)-.01', gold, 0.01)
  s.join(sphere('vec3(abs(foot.x)-.36,foot.y+.02,foot.z)', [0, 0, 0.47], 0.07), lacquer('#fff4e0'), 0.01)
  s.join(sphere('foot', [0, -0.02, 0.47], 0.07), lacquer('#fff4e0'), 0.01)
}

/** Keys in the mouth; the lower row hangs away from the upper one in an attack, and only two keys stay when hurt. */
function keys(c: Creature): void {
  const { sculpture: s, palette } = c
  const attack = c.expression === 'attack'
  const wide = c.expression === 'hurt' ? 0.3 : 0.62
  const tall = attack ? 0.28 : 0.17
  s.space('grin', 'h-vec3(0.,-.3+.16*h.x*h.x*-1.+.06,.5)')
  s.carve(
    `roundBox(h-vec3(0.,-.24,.52),vec3(${num(wide + 0.03)},${num(tall + 0.02)},.16),.1)`,
    { colour: '#2a0a18', rough: 0.6, softness: 0 },
    0.02,
  )
  s.scalar('keyX', 'clamp(floor(h.x/.165+.5),-3.,3.)')
  const ivory: Material = { colour: '#fffaf0', rough: 0.12, softness: 0.5, coat: 1 }
  const key = (y: number, half: number) =>
    `max(roundBox(vec3(h.x-keyX*.165,h.y-${num(y)},h.z-.46),vec3(.074,${num(half)},.07),.03),abs(h.x)-${num(wide)})`
  if (attack) {
    s.join(key(-0.1, 0.13), ivory, 0.004)
    s.join(key(-0.42, 0.09), ivory, 0.004)
    s.join(
      `ellipsoid(h-vec3(0.,-.36,.36),vec3(.34,.12,.12))`,
      { colour: '#ff5a7a', rough: 0.3, softness: 0.8, coat: 0.7 },
      0.01,
    )
  } else s.join(key(-0.24, 0.155), ivory, 0.004)
  s.join(
    `max(roundBox(vec3(abs(abs(h.x)-.25)-.083,h.y+${attack ? '.05' : '.17'},h.z-.53),vec3(.045,.085,.05),.02),abs(h.x)-${num(wide)})`,
    lacquer(palette.dark),
    0.004,
  )
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.36, top: -0.74, leg: hose, boot: lacquer(palette.dark), sole: lacquer('#ffd060') })
  glovedArm(c, {
    side: -1,
    from: [0.78, 0.42, 0.06],
    elbow: [1.3, 0.1, 0.16],
    hand: [1.24, 0.56, 0.36],
    turn: -0.3,
    sleeve: hose,
  })
  glovedArm(c, {
    side: 1,
    from: [0.78, 0.34, 0.06],
    elbow: [1.36, 0.2, 0.16],
    hand: [1.12, -0.18, 0.36],
    turn: 2.6,
    sleeve: hose,
  })
}

export function accordion(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0.04, 0.62, 0.02], o.tilt ?? 0.12)
  const pearl = (space: string): Material => ({
    ...lacquer(
      mixed(
        mixed(palette.shade, palette.body, ramp(-0.5, 0.5, `${space}.y`)),
        palette.blush ?? '#ff9ab0',
        `.55*smoothstep(.45,.7,layeredNoise(${space}*3.5))`,
      ),
    ),
  })
  bellows(c, pearl)
  const shell = pearl('h')
  s.join(roundBox('h', [0, 0, 0], [0.84, 0.52, 0.46], 0.16), shell, 0.01)
  s.join('max(abs(roundBox(h,vec3(.85,.53,.47),.16))-.02,abs(abs(h.y)-.44)-.025)-.01', gold, 0.01)
  s.space('grille', 'vec3(abs(h.x)-.86,h.yz)')
  s.join('max(roundBox(grille,vec3(.03,.34,.3),.03),.03-abs(fract(h.z*7.)-.5)*.14)', brass, 0.01)
  s.join(capsule('hm', [0.5, 0.5, 0], [0.62, 0.62, 0], 0.14, 0.1), brass, 0.02)
  s.join('ringFacing(h-vec3(0.,.56,-.1),.3,.07)', rubber(palette.dark), 0.01)
  keys(c)
  limbs(c)
  note(c, [-1.14, 1.2, 0.1], 0.66, 0.2)
  note(c, [1.2, 0.9, 0.1], 0.7, -0.15, '#ffd84a')
  Object.assign(c.anatomy, { headRadii: [0.84, 0.52, 0.46], skin: { ...shell, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.32, 0.24, 0.43], 0.18)
  face(c, radii, {
    ...eyes,
    size: 0.24,
    mouth: 'none',
    lid: { tilt: -0.12, cover: 0.14, colour: palette.accent },
  })
}
