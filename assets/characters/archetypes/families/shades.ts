/** What lives in the dark. */
import type { Archetypes } from './archetypes.ts'

export const shades = {} satisfies Archetypes
