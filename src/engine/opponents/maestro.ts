import type { Opponent } from './opponent.ts'
import { planner } from './personality.ts'
import { search } from './search.ts'

/** Maximum number of engine commands per decision (decision 0028). */
export const NODE_BUDGET = 20_000

/** Four turns ahead through the most promising ways to play them. */
const sight = { breadth: [8, 4, 3, 2], budget: NODE_BUDGET }

export const maestro: Opponent = {
  code: 'maestro',
  decide: view => search(view, planner, sight),
}
