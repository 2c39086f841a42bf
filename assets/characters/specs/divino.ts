/** Art of the cards of type Divino, by slug. */
import type { ArtLines } from './spec.ts'

export const divino: ArtLines = {}
