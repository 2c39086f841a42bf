import { tube } from '../glsl/solids.ts'
import { colour, mixed, num, ramp, vec } from '../glsl/values.ts'
import { wingsOf } from '../pose/pose.ts'
import type { Part } from './part.ts'

interface IceWings {
  size?: number
  height?: number
  depth?: number
  raise?: number // radians, above 0 lifts the tips
  sweep?: number // radians backwards
  tip?: string
}

/** x, y of the root, direction of the tip in radians, length */
const blades: [number, number, number, number][] = [
  [0.34, 0.42, 1.2, 0.92],
  [0.42, 0.42, 0.72, 1.05],
  [0.4, 0.32, 0.24, 0.94],
  [0.3, 0.2, -0.24, 0.74],
  [0.16, 0.06, -0.74, 0.52],
]

/** Wings that are a fan of flat blades of ice on a frozen arm. */
export const iceWings: Part<IceWings> = (c, o) => {
  const { size = 1, height = 0.02, depth = -0.25, raise = 0.15, sweep = 0.35, tip = '#d8f8ff' } = o
  const { sculpture: s, palette } = c
  const lift = wingsOf(c.pose)
  const k = num(size)
  s.space(
    'frost',
    `turnY(turnZ(m-${vec([0.24, height, depth])},${num(raise + lift.wings)}),${num(sweep + lift.sweep)})/${k}`,
  )
  blades.forEach(([x, y, angle, long], i) => {
    const own = s.space(
      s.fresh('blade'),
      `turnZ(frost-${vec([x, y, -0.035 * i])},${num(angle - Math.PI / 2)})*vec3(1.,1.,2.6)`,
    )
    s.join(
      `crystal(${own}-vec3(0.,${num(long * 0.4)},0.),4.,.15,${num(long * 0.6)},.36)*.5*${k}`,
      {
        colour: mixed(palette.accent, tip, ramp(long * 0.25, long, `${own}.y`)),
        rough: 0.08,
        softness: 1,
        coat: 1,
        emission: `${colour(palette.glow)}*.28*${ramp(0, long, `${own}.y`)}`,
      },
      0.01,
    )
  })
  s.join(
    `${tube('frost', [-0.06, -0.1, 0.02], [0.06, 0.36, 0.04], [0.44, 0.48, 0.03], 0.13, 0.09)}*${k}`,
    { colour: palette.body, rough: 0.35, softness: 0.7, coat: 0.5 },
    0.04,
  )
}
