import { colour, num, vec } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** A ring of light over the head, a little askew. `y` is its height over the head's centre. */
export const halo: Part<{
  y?: number
  x?: number
  z?: number
  size?: number
  roll?: number
  thick?: number
}> = (c, { y = c.anatomy.headRadii[1] + 0.24, x = 0, z = -0.06, size = 1, roll = 0.14, thick = 0.05 }) => {
  const { sculpture: s, palette } = c
  s.space('halo', `turnX(turnZ(h-${vec([x, y, z])},${num(roll)}),.3)`)
  s.join(
    `ringFlat(halo,${num(0.36 * size)},${num(thick)})`,
    {
      colour: '#ffb61e',
      rough: 0.2,
      softness: 0.6,
      coat: 1,
      emission: `${colour('#ffb820')}*.4+${colour(palette.glow)}*.12`,
    },
    0.01,
  )
}
