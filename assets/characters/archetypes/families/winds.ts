/** Bodies that fly with the wind. */
import { balloon } from '../winds/balloon.ts'
import { bee } from '../winds/bee.ts'
import { butterfly } from '../winds/butterfly.ts'
import { dandelion } from '../winds/dandelion.ts'
import { horse } from '../winds/horse.ts'
import { kite } from '../winds/kite.ts'
import type { Archetypes } from './archetypes.ts'

export const winds = { balloon, bee, butterfly, dandelion, horse, kite } satisfies Archetypes
