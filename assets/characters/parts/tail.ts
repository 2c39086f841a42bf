import type { Creature } from '../creature.ts'
import { ellipsoid, octahedron, tube } from '../glsl/solids.ts'
import { colour, num, type Vec3 } from '../glsl/values.ts'
import { flame } from './flames.ts'
import type { Part } from './part.ts'

interface TailOptions {
  from?: Vec3
  bend?: Vec3
  to?: Vec3
  thick?: number
  thin?: number
  tip?: 'flame' | 'leaf' | 'tuft' | 'spade'
}

const tips: Record<NonNullable<TailOptions['tip']>, (c: Creature, to: Vec3) => void> = {
  flame: (c, [x, y, z]) => {
    const fire = flame('p', y, y + 0.5, 1.1)
    c.sculpture.join(
      tube('p', [x, y, z], [x + 0.12, y + 0.25, z], [x - 0.02, y + 0.62, z], 0.2, 0.01),
      fire,
      0.08,
    )
    c.sculpture.join(
      tube('p', [x + 0.1, y, z], [x + 0.25, y + 0.15, z], [x + 0.2, y + 0.4, z], 0.12, 0.01),
      fire,
      0.08,
    )
  },
  leaf: (c, [x, y, z]) => {
    const leaf = `ellipsoid(turnZ(p-vec3(${num(x)},${num(y + 0.15)},${num(z)}),.3),vec3(.17,.28,.05))`
    c.sculpture.join(leaf, { colour: '#6ec544', rough: 0.4, softness: 0.95, coat: 0.4 }, 0.03)
  },
  tuft: (c, [x, y, z]) => {
    const tuft = { colour: c.palette.accent, rough: 0.7, softness: 0.7 }
    c.sculpture.join(ellipsoid('p', [x, y + 0.1, z], [0.2, 0.26, 0.2]), tuft, 0.1)
  },
  spade: (c, [x, y, z]) => {
    const spade = {
      colour: c.palette.accent,
      rough: 0.3,
      softness: 0.7,
      coat: 0.5,
      emission: `${colour(c.palette.glow)}*.12`,
    }
    c.sculpture.join(octahedron('p', [x, y + 0.14, z], [0.24, 0.32, 0.1], 0.02), spade, 0.03)
  },
}

export const tail: Part<TailOptions> = (c, o) => {
  const { from = [0, -0.62, -0.3], bend = [0.75, -0.95, -0.5], to = [0.95, -0.15, -0.45] } = o
  const hide = { colour: c.palette.body, rough: 0.55, softness: 0.7 }
  c.sculpture.join(tube('p', from, bend, to, o.thick ?? 0.17, o.thin ?? 0.08), hide, 0.08)
  if (o.tip) tips[o.tip](c, to)
}
