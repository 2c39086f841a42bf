/** Bodies that grow: flowers, fruits, roots, trees. */
import type { Archetypes } from './archetypes.ts'

export const plants = {} satisfies Archetypes
