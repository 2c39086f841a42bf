/** A glass pyramid that takes in a white ray and lets out five bands of colour. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const bands = ['#ff3a4a', '#ff9a1a', '#ffe83a', '#3ad86a', '#3a8aff', '#9a4aff']
const corners = [
  [-0.92, -0.66],
  [0.92, -0.66],
  [0, 0.94],
] as const

function rainbow(c: Creature): void {
  const { sculpture: s } = c
  for (const [i, tone] of bands.entries()) {
    const from: Vec3 = [0.3, 0.22 - i * 0.05, -0.14]
    const bend: Vec3 = [0.9, 0.34 - i * 0.11, -0.2]
    const to: Vec3 = [1.36, 0.5 - i * 0.21, -0.16 + 0.02 * i]
    s.join(
      tube('p', from, bend, to, 0.04, 0.105),
      { colour: tone, rough: 0.3, softness: 1, coat: 0.6, emission: `${colour(tone)}*.3` },
      0.01,
    )
  }
  const ray: Material = { colour: '#ffffff', rough: 0.4, softness: 1, emission: 'vec3(.75,.72,.6)' }
  s.join(capsule('p', [-1.4, -0.06, -0.16], [-0.3, 0.14, -0.14], 0.06, 0.05), ray, 0.01)
}

export function prism(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.6, 0.6, 0.4]
  headSpace(c, [0, -0.06, 0], o.tilt ?? 0.04)
  const outline = s.polygon(corners)
  const sheen = mixed(palette.belly, palette.body, ramp(0.5, -0.35, 'h.y+.35*h.x'))
  const glass: Material = {
    colour: blushed(
      `mix(${mixed(sheen, palette.shade, ramp(-0.3, -0.8, 'h.y'))},.55+.45*cos(6.28*(h.x*.55+h.y*.4+vec3(0.,.33,.67))),.34)`,
      [0.42, -0.42, 0.34],
      palette.blush,
    ),
    rough: 0.05,
    softness: 1,
    coat: 1,
    emission: 'vec3(.02)',
  }
  s.join(
    `(length(max(vec2(${outline}(h.xy)+.16,abs(h.z)-.2),0.))+min(max(${outline}(h.xy)+.16,abs(h.z)-.2),0.)-.16)*.9`,
    glass,
  )
  rainbow(c)
  s.join(
    ellipsoid('m', [0.36, -0.82, 0.16], [0.21, 0.11, 0.25]),
    { colour: palette.shade, rough: 0.2, coat: 1, softness: 0.7 },
    0.05,
  )
  const hand: Material = { colour: palette.shade, rough: 0.2, coat: 1, softness: 0.7 }
  arms(c, { from: [0.62, -0.4, 0.1], elbow: [0.98, -0.5, 0.2], hand: [1.0, -0.14, 0.34], skin: hand })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...glass, emission: undefined } })
  face(c, head, {
    azimuth: 0.48,
    elevation: -0.3,
    size: 0.185,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.44,
    mouthZ: 0.36,
    mouthWidth: 0.14,
  })
}
