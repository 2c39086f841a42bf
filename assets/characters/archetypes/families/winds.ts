/** Bodies that fly with the wind. */
import type { Archetypes } from './archetypes.ts'

export const winds = {} satisfies Archetypes
