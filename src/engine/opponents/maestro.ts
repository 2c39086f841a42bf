import type { Opponent } from './opponent.ts'
import { search } from './search.ts'

/** Engine commands a decision may try (decision 0028). */
export const NODE_BUDGET = 20_000

/** Looks four turns ahead through the most promising ways to play them. */
export const maestro: Opponent = {
  code: 'maestro',
  decide: (view, seed = 0) => search(view, seed, NODE_BUDGET),
}
