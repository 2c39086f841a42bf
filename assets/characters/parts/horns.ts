import { tube } from '../glsl/solids.ts'
import { colour, mixed, num, ramp } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** A pair curving up, ringed, pale at the root and in the accent colour at the tip. */
export const horns: Part<{ size?: number; width?: number }> = (c, { size = 1, width = 1 }) => {
  const [rx, ry] = c.anatomy.headRadii
  const x = rx * 0.52
  const y = ry * 0.76
  const tone = mixed(c.palette.horn ?? '#fff0d0', c.palette.accent, ramp(0, 0.55, `hm.y-${num(y)}`))
  c.sculpture.join(
    tube(
      'hm',
      [x, y, 0],
      [x + 0.42 * size, y + 0.1 * size, -0.02],
      [x + 0.32 * size, y + 0.62 * size, 0.1],
      0.13 * width,
      0.015,
    ),
    { colour: `${tone}*(.86+.14*sin(hm.y*46.))`, rough: 0.35, softness: 0.5, coat: 0.4 },
    0.03,
  )
}

/** Three small upright tongues along the crown of the head, flat like a cock's comb. */
export const crest: Part<{ size?: number }> = (c, { size = 1 }) => {
  const top = c.anatomy.headRadii[1]
  for (const [x, tall] of [
    [0, 0.36],
    [0.13, 0.26],
    [-0.13, 0.26],
  ] as const)
    c.sculpture.join(
      tube(
        'h',
        [x, top * 0.94, 0.1],
        [x * 1.3, top + 0.1, 0.06],
        [x * 1.7, top + tall * size, -0.02],
        0.09 * size,
        0.012,
      ),
      { colour: colour(c.palette.accent), rough: 0.35, softness: 0.8, coat: 0.4 },
      0.03,
    )
}
