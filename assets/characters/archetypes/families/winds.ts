/** Bodies that fly with the wind. */
import { balloon } from '../winds/balloon.ts'
import { bee } from '../winds/bee.ts'
import { butterfly } from '../winds/butterfly.ts'
import { dandelion } from '../winds/dandelion.ts'
import { griffin } from '../winds/griffin.ts'
import { horse } from '../winds/horse.ts'
import { kite } from '../winds/kite.ts'
import { pinwheel } from '../winds/pinwheel.ts'
import { tornado } from '../winds/tornado.ts'
import type { Archetypes } from './archetypes.ts'

export const winds = {
  balloon,
  bee,
  butterfly,
  dandelion,
  griffin,
  horse,
  kite,
  pinwheel,
  tornado,
} satisfies Archetypes
