/** What stands in the sky at night. */
import type { Archetypes } from './archetypes.ts'

export const stars = {} satisfies Archetypes
