import { capsule, tube } from '../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../glsl/values.ts'
import { wingsOf } from '../pose/pose.ts'
import type { Part } from './part.ts'

interface BatWings {
  size?: number
  height?: number
  depth?: number
  raise?: number // radians, above 0 lifts the tips
  sweep?: number // radians backwards
}

/** The outline of the skin between the fingers, shoulder at the origin. */
const membrane = [
  [0, 0.06],
  [0.25, 0.45],
  [0.62, 0.68],
  [1.28, 0.4],
  [1.0, 0.18],
  [1.06, -0.16],
  [0.76, -0.08],
  [0.6, -0.42],
  [0.38, -0.16],
  [0.06, -0.24],
] as const
const fingertips: Vec3[] = [
  [1.28, 0.4, -0.19],
  [1.06, -0.16, -0.13],
  [0.6, -0.42, -0.05],
]

export const batWings: Part<BatWings> = (
  c,
  { size = 1, height = 0, depth = -0.36, raise = -0.12, sweep = 0.32 },
) => {
  const { sculpture: s, palette } = c
  const lift = wingsOf(c.pose)
  const scale = num(size)
  s.space(
    'wing',
    `turnY(turnZ(m-vec3(.25,${num(height)},${num(depth)}),${num(raise + lift.wings)}),${num(sweep + lift.sweep)})/${scale}`,
  )
  const outline = s.polygon(membrane)
  s.join(
    `max(${outline}(wing.xy)-.02,abs(wing.z+.12*wing.x*wing.x)-.014)*${scale}*.8-.012`,
    {
      colour: mixed(palette.accent, palette.shade, ramp(0.1, 1.15, 'length(wing.xy)')),
      rough: 0.5,
      softness: 1,
      coat: 0.2,
    },
    0.02,
  )
  const bone = { colour: palette.body, rough: 0.5, softness: 0.6 }
  s.join(
    `${tube('wing', [0, 0, 0], [0.3, 0.52, -0.03], [0.62, 0.68, -0.05], 0.085, 0.055)}*${scale}`,
    bone,
    0.03,
  )
  for (const tip of fingertips)
    s.join(`${capsule('wing', [0.61, 0.67, -0.05], tip, 0.045, 0.014)}*${scale}`, bone)
  const claw = { colour: '#fff0d0', rough: 0.3, coat: 0.5 }
  s.join(`${capsule('wing', [0.62, 0.66, -0.05], [0.58, 0.86, -0.03], 0.05, 0.008)}*${scale}`, claw)
}
