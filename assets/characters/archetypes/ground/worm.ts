/** An earthworm rearing out of a loop, in round spectacles and a neckerchief. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const ringed = (tone: string, along: string): string =>
  `${colour(tone)}*(.8+.2*smoothstep(-.7,.1,sin(${along})))`

function spectacles(c: Creature, head: Vec3): void {
  const { sculpture: s } = c
  const [azimuth, elevation, inset] = [0.44, 0.1, 0.98]
  const centre: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation) * head[0] * inset,
    Math.sin(elevation) * head[1] * inset,
    Math.cos(azimuth) * Math.cos(elevation) * head[2] * inset + 0.07,
  ]
  const brass: Material = {
    colour: '#ffc53a',
    rough: 0.2,
    metal: 0.6,
    softness: 0.1,
    coat: 0.7,
    emission: 'vec3(.08,.05,0.)',
  }
  s.space('lens', `turnY(hm-${vec(centre)},${num(-azimuth * 0.7)})`)
  s.join('ringFacing(lens*vec3(1.,.95,1.),.23,.04)', brass, 0.005)
  s.join(`arcFacing(h-vec3(0.,${num(centre[1] - 0.02)},${num(centre[2] + 0.08)}),.9,.09,.03)`, brass, 0.01)
  s.join(
    tube(
      'hm',
      [centre[0] + 0.2, centre[1], centre[2] - 0.06],
      [head[0] + 0.06, centre[1] + 0.04, 0.2],
      [head[0] - 0.02, 0.08, -0.1],
      0.03,
      0.03,
    ),
    brass,
    0.01,
  )
}

function neckerchief(c: Creature): void {
  const { sculpture: s } = c
  const cloth: Material = {
    colour: mixed('#1f7fd0', '#fff4e0', 'smoothstep(.5,.8,sin(p.x*24.)*sin(p.y*24.))'),
    rough: 0.6,
    softness: 0.5,
    coat: 0.1,
  }
  s.join('ringFlat(turnZ(p-vec3(.26,-.1,.13),-.16),.25,.1)', cloth, 0.02)
  s.join('ellipsoid(turnZ(p-vec3(.2,-.28,.4),.2),vec3(.17,.2,.06))', cloth, 0.05)
}

export function worm(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.56, 0.54, 0.52]
  headSpace(c, [0.12, 0.42, 0.2], c.options.tilt ?? 0.1)
  const base = mixed(palette.shade, palette.body, ramp(-1, 0.2, 'p.y'))
  const skin: Material = { colour: base, rough: 0.22, softness: 0.9, coat: 0.8 }
  s.space('loop', 'turnX(turnY(p-vec3(-.22,-.5,-.12),.45),.12)')
  s.join('ringFacing(loop,.34,.2)+.012*sin(atan(loop.x,loop.y)*26.)', {
    ...skin,
    colour: ringed(base, 'atan(loop.x,loop.y)*26.'),
  })
  s.join(
    `${tube('p', [-0.3, -0.8, 0.04], [-0.75, -0.95, 0.3], [-1.12, -0.56, 0.34], 0.19, 0.05)}+.01*sin(p.x*40.)`,
    { ...skin, colour: ringed(base, 'p.x*40.') },
    0.05,
  )
  const belt = 'smoothstep(.17,.13,abs(p.y+.4))'
  s.join(
    `${tube('p', [-0.2, -0.8, -0.1], [0.98, -1.02, 0.02], [0.24, 0.3, 0.16], 0.2, 0.27)}+.012*sin(p.y*34.)`,
    { ...skin, colour: mixed(ringed(base, 'p.y*34.'), palette.accent, belt) },
    0.05,
  )
  s.join(
    ellipsoid('h', [0, 0, 0], head),
    { ...skin, colour: blushed(base, [0.38, -0.16, 0.34], palette.blush) },
    0.1,
  )
  neckerchief(c)
  Object.assign(c.anatomy, { headRadii: head, skin })
  spectacles(c, head)
  face(c, head, {
    azimuth: 0.44,
    elevation: 0.1,
    size: 0.185,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.25,
    mouthWidth: 0.15,
  })
}
