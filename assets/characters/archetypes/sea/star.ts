/** A puffy five-pointed star with a face. Options: soft (a sea star's round arms with suckers, swirling), shine (own light), trail (a shooting star's). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, num, ramp, type Vec3 } from '../../glsl/values.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const TIP = 1.06
const NOTCH = 0.56 // how far from the middle the arms part

/** Distance to the nearer edge of a point of the star, in the folded space of one arm. */
function edge(): string {
  const inner = [Math.sin(Math.PI / 5) * NOTCH, Math.cos(Math.PI / 5) * NOTCH] as const
  const along = [inner[0], inner[1] - TIP] as const
  const length = Math.hypot(...along)
  return `(abs(arm.x)*${num(-along[1] / length)}+(arm.y-${num(TIP)})*${num(along[0] / length)})`
}

function softArms(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  s.join(
    `smoothMin(${capsule('arm*vec3(1.,1.,1.15)', [0, 0.1, 0], [0, 0.98, 0.02], 0.34, 0.13)}*.86,${ellipsoid('h', [0, 0, 0], [0.66, 0.66, 0.44])},.2)`,
    skin,
  )
  const sucker = { colour: palette.belly, rough: 0.35, softness: 0.8, coat: 0.6 }
  for (const [y, z, r] of [
    [0.62, 0.25, 0.075],
    [0.8, 0.2, 0.06],
    [0.95, 0.15, 0.045],
  ] as const)
    s.join(sphere('arm', [0, y, z], r), sucker, 0.02)
}

function sharpPoints(c: Creature, skin: Material): void {
  const flat = `vec2(${edge()}+.17,abs(h.z)-.1)`
  c.sculpture.join(
    `smoothMin(length(max(${flat},0.))+min(max(${flat}.x,${flat}.y),0.)-.17,${ellipsoid('h', [0, 0, 0], [0.56, 0.56, 0.43])},.28)*.8`,
    skin,
  )
}

/** Three streams of light that a shooting star draws behind it. */
function lightTrail(c: Creature): void {
  const { sculpture: s } = c
  for (const [y, reach, thick, tone] of [
    [0.3, 1.5, 0.2, '#ff5a8a'],
    [-0.05, 1.72, 0.24, '#ff9a2a'],
    [-0.42, 1.42, 0.18, '#8a5aff'],
  ] as const)
    s.join(
      tube('p', [-0.1, y, -0.3], [-0.8, y + 0.02, -0.42], [-reach, y - 0.34, -0.5], thick, 0.015),
      {
        colour: mixed(tone, '#fff0a0', ramp(-0.75, -0.25, 'p.x')),
        rough: 0.35,
        softness: 1,
        coat: 0.5,
        emission: `${colour(tone)}*.1`,
      },
      0.04,
    )
}

export function star(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.62, 0.62, 0.44]
  headSpace(c, [0, -0.02, 0], o.tilt ?? 0.1)
  const swirl = 'turnZ(h,.34*smoothstep(.45,1.15,length(h.xy)))'
  s.space('arm', `aroundZ(${o.soft ? swirl : 'h'},5.)`)
  const tone = mixed(palette.body, palette.shade, ramp(0.3, 1.15, 'length(h.xy)'))
  const skin: Material = {
    colour: blushed(tone, [0.42, -0.16, 0.36], palette.blush),
    rough: 0.3,
    softness: 0.9,
    coat: 0.7,
    emission: `${colour(palette.glow)}*${num(Number(o.shine ?? 0))}`,
  }
  if (o.soft) softArms(c, skin)
  else sharpPoints(c, skin)
  if (o.trail) lightTrail(c)
  Object.assign(c.anatomy, { headRadii: [0.62, 0.9, 0.44], skin: { ...skin, emission: undefined } })
  face(c, head, {
    azimuth: 0.4,
    elevation: 0.08,
    size: 0.18,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.24,
    mouthWidth: 0.14,
  })
}
