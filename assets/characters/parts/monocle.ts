import { sphere, tube } from '../glsl/solids.ts'
import { num, vec } from '../glsl/values.ts'
import type { Part } from './part.ts'

interface Monocle {
  x?: number // of the eye it sits on, in the head's space
  y?: number
  z?: number
  size?: number
}

/** A golden eyeglass on one eye, with its cord. */
export const monocle: Part<Monocle> = (c, { x = 0.26, y = 0.22, z = 0.62, size = 0.25 }) => {
  const gold = { colour: '#ffc83a', rough: 0.18, metal: 0.7, softness: 0.1, coat: 0.8 }
  c.sculpture.join(`ringFacing(turnY(h-${vec([x, y, z])},-.4),${num(size)},.038)`, gold, 0.01)
  c.sculpture.join(
    tube(
      'h',
      [x + size * 0.7, y - size * 0.7, z - 0.1],
      [x + 0.36, y - 0.7, z - 0.1],
      [x + 0.12, y - 0.8, z - 0.2],
      0.02,
      0.02,
    ),
    gold,
    0.01,
  )
  c.sculpture.join(sphere('h', [x + 0.12, y - 0.8, z - 0.2], 0.05), gold, 0.01)
}
