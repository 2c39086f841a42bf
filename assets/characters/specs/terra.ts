/** Art of the cards of type Terra, by slug. */
import type { ArtLines } from './spec.ts'

export const terra: ArtLines = {}
