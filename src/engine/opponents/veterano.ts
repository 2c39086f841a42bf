import type { Opponent } from './opponent.ts'
import { changer } from './personality.ts'
import { search } from './search.ts'

/** Maximum number of engine commands per decision. It typically uses 400. */
export const NODE_BUDGET = 2_000

/** Two turns ahead: its own, and the rival's reply. */
const sight = { breadth: [5, 2], budget: NODE_BUDGET }

export const veterano: Opponent = {
  code: 'veterano',
  decide: view => search(view, changer, sight),
}
