import { tube } from '../glsl/solids.ts'
import { mixed, num, ramp, vec } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** A stem on top of the head with two or three leaves. */
export const sprout: Part<{ leaves?: number }> = (c, { leaves = 2 }) => {
  const { sculpture: s } = c
  const top = c.anatomy.headRadii[1] * 0.93
  s.join(
    tube('h', [0, top, 0], [0.02, top + 0.22, 0], [0.07, top + 0.36, 0.02], 0.045, 0.03),
    { colour: '#6fae3a', rough: 0.5, softness: 0.6 },
    0.03,
  )
  const spread: [number, number][] = [
    [0.95, 0.56],
    [-0.85, 0.5],
    [0.05, 0.42],
  ]
  for (const [angle, length] of spread.slice(0, leaves)) {
    const leaf = s.space(s.fresh('leaf'), `turnZ(h-${vec([0.07, top + 0.34, 0.02])},${num(angle)})`)
    s.join(
      `max(ellipsoid(${leaf}-${vec([0, length * 0.5, 0])},${vec([length * 0.3, length * 0.55, 0.3])}),abs(${leaf}.z-${leaf}.x*${leaf}.x+.08*${leaf}.y)-.022)-.014`,
      {
        colour: mixed(
          '#3f9a2f',
          '#b8e05a',
          `${ramp(0, 0.05, `abs(${leaf}.x)`)}*${ramp(-0.1, length, `${leaf}.y`)}`,
        ),
        rough: 0.42,
        softness: 0.95,
        coat: 0.4,
      },
      0.015,
    )
  }
}
