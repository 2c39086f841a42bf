/** Art of the cards of type Suono, by slug. */
import type { ArtLines } from './spec.ts'

export const suono: ArtLines = {}
