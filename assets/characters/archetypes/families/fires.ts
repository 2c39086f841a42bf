/** Bodies that burn or carry a flame. */
import type { Archetypes } from './archetypes.ts'

export const fires = {} satisfies Archetypes
