/** Animals of the water. */
import type { Archetypes } from './archetypes.ts'

export const sea = {} satisfies Archetypes
