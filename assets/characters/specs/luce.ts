/** Art of the cards of type Luce, by slug. */
import type { ArtLines } from './spec.ts'

export const luce: ArtLines = {}
