import { ellipsoid, tube } from '../glsl/solids.ts'
import { mixed, num, ramp, vec } from '../glsl/values.ts'
import { wingsOf } from '../pose/pose.ts'
import type { Part } from './part.ts'

interface FeatherWings {
  size?: number
  height?: number
  depth?: number
  apart?: number // of the shoulders from the middle
  raise?: number // radians, above 0 lifts the tips
  sweep?: number // radians backwards
  count?: number // of the long feathers
  root?: string
  tip?: string
}

/** Open wings: a rounded arm, a fan of long feathers and a row of short ones over it. */
export const featherWings: Part<FeatherWings> = (c, o) => {
  const { size = 1, height = 0, depth = -0.34, apart = 0.25, raise = 0.1, sweep = 0.3, count = 5 } = o
  const { sculpture: s, palette } = c
  const lift = wingsOf(c.pose)
  const root = o.root ?? palette.belly
  const tip = o.tip ?? palette.accent
  const k = num(size)
  s.space(
    'plume',
    `turnY(turnZ(m-${vec([apart, height, depth])},${num(raise + lift.wings)}),${num(sweep + lift.sweep)})/${k}`,
  )
  const fan = (n: number, reach: number, wide: number, z: number, tone: string) => {
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const angle = 0.98 - 1.75 * t
      const long = reach * (1 - 0.42 * t)
      const own = s.space(
        s.fresh('feather'),
        `turnZ(plume-${vec([0.34 - 0.24 * t, 0.24 - 0.32 * t, z - 0.03 * i])},${num(angle - Math.PI / 2)})`,
      )
      s.join(
        `(${ellipsoid(own, [0, long * 0.48, 0], [wide, long * 0.56, 0.055])})*.8*${k}-.006`,
        {
          colour: mixed(root, tone, ramp(long * 0.3, long * 0.98, `${own}.y`)),
          rough: 0.5,
          softness: 0.85,
          coat: 0.2,
        },
        0.02,
      )
    }
  }
  fan(count, 1, 0.15, 0, tip)
  fan(count - 1, 0.56, 0.125, 0.06, mixed(root, tip, '.55'))
  s.join(
    `${tube('plume', [-0.08, -0.12, 0.02], [0.08, 0.3, 0.05], [0.46, 0.4, 0.05], 0.15, 0.1)}*${k}`,
    { colour: root, rough: 0.5, softness: 0.85, coat: 0.2 },
    0.05,
  )
}
