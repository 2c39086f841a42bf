import { capsule, ellipsoid } from '../glsl/solids.ts'
import { num, vec } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** An olive twig held across the beak: leaves in pairs and one fruit. */
export const twig: Part<{ y?: number; z?: number; size?: number }> = (c, { y = 0, z = 0.8, size = 1 }) => {
  const { sculpture: s } = c
  const k = num(size)
  s.space('twig', `turnZ(h-${vec([0, y, z])},-.16)/${k}`)
  s.join(
    `${capsule('twig', [-0.5, 0, 0], [0.52, 0.02, 0], 0.026)}*${k}`,
    { colour: '#7a5a2a', rough: 0.6 },
    0.01,
  )
  for (const [x, turn] of [
    [0.2, -0.7],
    [0.42, -0.9],
    [-0.2, 0.7],
    [-0.42, 0.9],
    [0.3, -2.4],
    [-0.3, 2.4],
  ] as const) {
    const leaf = s.space(s.fresh('leaf'), `turnZ(twig-${vec([x, 0, 0.02])},${num(turn)})`)
    s.join(
      `(${ellipsoid(leaf, [0, 0.15, 0], [0.075, 0.17, 0.035])})*.85*${k}`,
      {
        colour: `mix(vec3(.06,.24,.03),vec3(.36,.6,.12),smoothstep(0.,.035,abs(${leaf}.x)))`,
        rough: 0.4,
        softness: 0.9,
        coat: 0.5,
      },
      0.01,
    )
  }
  s.join(`sphere(twig-vec3(.1,-.1,.03),.07)*${k}`, { colour: '#5a2a6a', rough: 0.2, coat: 0.9 }, 0.01)
}
