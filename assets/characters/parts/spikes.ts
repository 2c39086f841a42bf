import { capsule } from '../glsl/solids.ts'
import { colour, mixed, num, ramp } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** A row of plates from the crown down the back. */
export const backSpikes: Part<{ count?: number }> = (c, { count = 5 }) => {
  for (let i = 0; i < count; i++) {
    const angle = -0.35 + i * 0.52
    const y = (i < 3 ? 0.38 : -0.2) + Math.cos(angle) * 0.55
    const z = -Math.sin(angle) * 0.58
    c.sculpture.join(
      capsule(
        'p*vec3(1.6,1.,1.)',
        [0, y, z],
        [0, y + Math.cos(angle) * 0.34, z - Math.sin(angle) * 0.34 - 0.06],
        0.14,
        0.012,
      ),
      { colour: c.palette.accent, rough: 0.35, softness: 0.7, coat: 0.5 },
      0.03,
    )
  }
}

interface CrystalOptions {
  /** x, y, z, roll, pitch, height, radius of each */
  cluster: [number, number, number, number, number, number, number][]
  root?: string
  tip?: string
  shine?: number
}

export const crystals: Part<CrystalOptions> = (c, { cluster, root, tip = '#ffffff', shine = 0.18 }) => {
  const { sculpture: s, palette } = c
  for (const [x, y, z, roll, pitch, height, radius] of cluster) {
    const base = `turnZ(p-vec3(${num(x)},${num(y)},${num(z)}),${num(roll)})`
    const own = s.space(s.fresh('crystal'), `turnX(${base},${num(pitch)})`)
    s.join(
      `crystal(${own},6.,${num(radius)},${num(height)},.9)`,
      {
        colour: mixed(root ?? palette.accent, tip, ramp(-0.1, height, `${own}.y`)),
        rough: 0.12,
        softness: 1,
        coat: 1,
        emission: `${colour(palette.glow)}*${num(shine)}*${ramp(-0.2, height, `${own}.y`)}`,
      },
      0.012,
    )
  }
}
