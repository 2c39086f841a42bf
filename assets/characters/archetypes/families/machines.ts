/** Machines and clockwork. */
import type { Archetypes } from './archetypes.ts'

export const machines = {} satisfies Archetypes
