/** Legs in boots for things: a short hose, a shaft with a cuff, a round toe, a flat sole on the ground (y = -1). */
import type { Creature } from '../creature.ts'
import { capsule, cylinder, ellipsoid, roundBox } from '../glsl/solids.ts'
import type { Material } from '../sculpture.ts'

interface Boots {
  x: number
  top: number
  z?: number
  size?: number
  thick?: number
  leg: Material
  boot: Material
  sole?: Material
}

const rubber: Material = { colour: '#fff1dc', rough: 0.5, softness: 0.5, coat: 0.3 }

export function boots(c: Creature, o: Boots): void {
  const { sculpture: s } = c
  const { x, top, z = 0, size: k = 1, thick = 0.085, leg, boot, sole = rubber } = o
  s.join(capsule('m', [x, top, z], [x + 0.03, -0.8, z], thick, thick), leg, 0.04)
  s.join(cylinder('m', [x + 0.03, -1 + 0.24 * k, z], 0.1 * k, 0.13 * k, 0.04), boot, 0.01)
  s.join(
    `smoothMax(${ellipsoid('m', [x + 0.04, -1 + 0.08 * k, z + 0.11 * k], [0.19 * k, 0.17 * k, 0.27 * k])},-p.y-.97,.02)`,
    boot,
    0.06,
  )
  s.join(
    roundBox('m', [x + 0.04, -1 + 0.04 * k, z + 0.1 * k], [0.19 * k, 0.04 * k, 0.28 * k], 0.04 * k),
    sole,
    0.01,
  )
}
