/** Animals and stones of the ground. */
import type { Archetypes } from './archetypes.ts'

export const ground = {} satisfies Archetypes
