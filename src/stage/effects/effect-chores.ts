import type { Kit } from '../app/kit.ts'
import { shapeTexture } from '../draw/shape-textures.ts'
import { flameChores } from './flames.ts'
import { digitSheet } from './shouts.ts'

/** Functions that draw the sprite sheets, some milliseconds each. Call them one at a time while idle. */
export const effectChores = (kit: Kit): (() => void)[] => [
  () => void digitSheet(kit.drawn),
  () => void shapeTexture(kit.drawn, 'dot'),
  ...flameChores(kit),
]
