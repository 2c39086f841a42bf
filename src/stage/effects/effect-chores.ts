import type { Kit } from '../kit.ts'
import { flameChores } from './flames.ts'
import { shapeTexture } from './shape-textures.ts'
import { digitSheet } from './shouts.ts'

/** Sheets that cost some milliseconds each: what to call, one at a time, while nothing happens. */
export const effectChores = (kit: Kit): (() => void)[] => [
  () => void digitSheet(kit.drawn),
  () => void shapeTexture(kit.drawn, 'dot'),
  ...flameChores(kit),
]
