/** What shines by itself. */
import type { Archetypes } from './archetypes.ts'

export const lights = {} satisfies Archetypes
