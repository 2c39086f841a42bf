/** Instruments and what makes a noise. */
import type { Archetypes } from './archetypes.ts'

export const music = {} satisfies Archetypes
