/** Art of the cards of type ???, by slug. */
import type { ArtLines } from './spec.ts'

export const anomalia: ArtLines = {}
