/** Bodies that fly with the wind. */
import { horse } from '../winds/horse.ts'
import type { Archetypes } from './archetypes.ts'

export const winds = { horse } satisfies Archetypes
