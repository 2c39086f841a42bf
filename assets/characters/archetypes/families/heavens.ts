/** Heavenly and sacred figures. */
import type { Archetypes } from './archetypes.ts'

export const heavens = {} satisfies Archetypes
