/** Bodies of snow and ice. */
import type { Archetypes } from './archetypes.ts'

export const snow = {} satisfies Archetypes
