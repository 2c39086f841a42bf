/** Household things come alive. */
import type { Archetypes } from './archetypes.ts'

export const things = {} satisfies Archetypes
