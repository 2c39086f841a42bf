/** Dreams, minds and magic. */
import type { Archetypes } from './archetypes.ts'

export const minds = {} satisfies Archetypes
