/** Fire as solid locks that glow from yellow root to red tip. */
import { tube } from '../glsl/solids.ts'
import { mixed, num, ramp, type Vec3 } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import type { Part } from './part.ts'

/** Flame material between two heights of a space. */
export function flame(space: string, low: number, high: number, strength = 1): Material {
  const hot = ramp(low, high, `${space}.y`)
  return {
    colour: mixed('#ffd24a', '#ff3b0a', hot),
    rough: 0.5,
    softness: 0.8,
    coat: 0,
    emission: `mix(vec3(1.6,.75,.10),vec3(1.1,.12,.01),${hot})*${num(strength)}`,
  }
}

/** Flickering locks over the head. */
export const flameHair: Part<{ locks?: number; size?: number }> = (c, { locks = 5, size = 1 }) => {
  const [rx, ry] = c.anatomy.headRadii
  const fire = flame('h', ry * 0.62, ry + 0.5, 0.9)
  for (let i = 0; i < locks; i++) {
    const angle = (i / (locks - 1) - 0.5) * 1.9
    const x = Math.sin(angle) * rx * 0.62
    const y = Math.cos(angle) * ry * 0.78
    const tall = (0.62 - 0.22 * Math.abs(angle)) * size * (0.8 + 0.4 * c.random())
    const back = i % 2 ? -0.17 : 0.07
    const bend: Vec3 = [x * 1.35 + 0.12 * Math.sign(x || 1), y + tall * 0.55, back - 0.03]
    c.sculpture.join(
      tube('h', [x, y, back], bend, [x * 1.05 - 0.1, y + tall, back - 0.07], 0.22, 0.012),
      fire,
      0.06,
    )
  }
}
