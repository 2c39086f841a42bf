/** A giant of chiselled blocks with huge fists, cracked by its own heat. Options: burns (flames on head and shoulders), moss (colour on its tops). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3, vec } from '../../glsl/values.ts'
import { flame } from '../../parts/flames.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'

/** A block with cut edges: two rounded boxes, one turned, meet. */
const block = (space: string, [x, y, z]: Vec3, turn: number): string => {
  const own = `turnY(${space},${num(turn)})`
  return (
    `smoothMax(roundBox(${own},${vec([x, y, z])},.1),` +
    `roundBox(turnX(turnZ(${own},.62),.5),${vec([x * 1.12, y * 1.12, z * 1.12])},.06),.03)`
  )
}

function stone(c: Creature): Material {
  const { palette, options: o } = c
  const crack = 'smoothstep(.075,.015,gap(p*2.7+3.))'
  const grain = mixed(palette.shade, palette.body, 'clamp(layeredNoise(p*3.5)*1.5-.1,0.,1.)')
  const topped = typeof o.moss === 'string' ? mixed(grain, o.moss, ramp(0.3, 0.7, 'p.y')) : grain
  return {
    colour: mixed(topped, palette.accent, crack),
    rough: 0.7,
    softness: 0.1,
    coat: 0.1,
    bump: 0.03,
    emission: `mix(${colour(palette.glow)},vec3(1.,.5,.06),${ramp(-0.4, 0.4, 'p.y')})*1.3*${crack}`,
  }
}

function boulders(c: Creature, rock: Material): void {
  const { sculpture: s } = c
  s.join(block('(p-vec3(0.,-.16,-.08))', [0.66, 0.5, 0.48], 0.2), rock)
  s.join(block('(p-vec3(0.,-.6,-.04))', [0.46, 0.24, 0.38], 0.5), rock, 0.03)
  s.join(block('(m-vec3(.34,-.84,.06))', [0.26, 0.22, 0.32], 0.3), rock, 0.02)
  s.join(block('(m-vec3(.78,.2,-.02))', [0.32, 0.3, 0.32], 0.4), rock, 0.03)
  const arm = armSpace(c, 'm', [0.78, 0.2, 0], [1.06, -0.52, 0.26])
  s.join(ellipsoid(arm, [0.98, -0.14, 0.1], [0.17, 0.2, 0.17]), rock, 0.05)
  s.join(block(`turnZ(${arm}-vec3(1.06,-.52,.26),.15)`, [0.34, 0.36, 0.36], -0.3), rock, 0.03)
  for (const x of [-0.2, 0, 0.2])
    s.join(block(`(${arm}-vec3(${num(1.04 + x)},-.66,.56))`, [0.11, 0.15, 0.12], 0.1), rock, 0.01)
}

function heart(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(sphere('p', [0, -0.16, 0.42], 0.2), {
    colour: palette.glow,
    rough: 0.2,
    softness: 1,
    coat: 1,
    emission: `mix(vec3(1.6,.8,.1),${colour(palette.glow)}*1.2,smoothstep(.05,.2,length(p.xy-vec2(0.,-.16))))`,
  })
}

export function golem(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.52, 0.46]
  headSpace(c, [0, 0.52, 0.26], o.tilt ?? 0.06)
  s.relief = 'layeredNoise(p*8.)'
  const rock = stone(c)
  boulders(c, rock)
  s.join(`roundBox(h,${vec(head)},.2)`, rock, 0.04)
  s.join(
    `roundBox(turnX(h-vec3(0.,.38,.4),.3),vec3(.57,.1,.14),.07)`,
    { ...rock, emission: undefined, colour: palette.shade },
    0.03,
  )
  s.join(
    `roundBox(h-vec3(0.,-.36,.36),vec3(.38,.14,.16),.08)`,
    { ...rock, emission: undefined, colour: palette.shade },
    0.03,
  )
  heart(c)
  if (o.burns) burn(c)
  Object.assign(c.anatomy, {
    headRadii: head,
    skin: { ...rock, emission: undefined, colour: palette.shade },
  })
  face(c, [0.6, 0.52, 0.47], {
    eyes: 'glow',
    azimuth: 0.5,
    elevation: 0.06,
    size: 0.185,
    stretch: [1.1, 1.05, 0.6],
    inset: 0.96,
    lid: { tilt: -0.4, cover: 0.16 },
    mouth: 'fang',
    mouthY: -0.31,
    mouthZ: 0.52,
    mouthWidth: 0.16,
  })
}

function burn(c: Creature): void {
  const { sculpture: s } = c
  const crest = flame('p', 0.85, 1.5, 0.7)
  for (const [x, tall] of [
    [0, 0.78],
    [0.22, 0.56],
    [-0.24, 0.6],
  ] as const)
    s.join(
      tube(
        'p',
        [x, 0.86, 0.12],
        [x * 1.9 + 0.14, 0.9 + tall * 0.5, 0.08],
        [x * 1.1 - 0.04, 0.86 + tall, 0.04],
        0.22,
        0.01,
      ),
      crest,
      0.08,
    )
  s.join(
    tube('m', [0.8, 0.44, -0.04], [1.04, 0.66, -0.06], [0.86, 0.98, -0.06], 0.18, 0.01),
    flame('p', 0.42, 0.9, 0.7),
    0.08,
  )
}
