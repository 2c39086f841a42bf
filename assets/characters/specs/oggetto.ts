/** Art of the cards of type Oggetto, by slug. */
import type { ArtLines } from './spec.ts'

export const oggetto: ArtLines = {}
