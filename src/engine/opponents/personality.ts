/** Weights with which a computer player values a position. Each player has its own style. All weights are shares of points. */

import { POINTS_TO_WIN } from '../rules/standard-numbers.ts'
import type { Line } from './lines.ts'

export interface Personality {
  energy: number // per energy it can use
  threat: number // weight of the seat's own next attack
  fear: number // weight of the rival's next attack
  lasting: number // weight of lasting effects on the cards
  edge: number // points for having the type advantage; the same below 0 for the rival's
  change: number // points it would pay to change its card
  guard: number // points it would pay to be on guard
}

/** `apprendista`: attacks the weakest and most valuable card and ignores the reply. */
export const hunter: Personality = {
  energy: 0.1,
  threat: 0.2,
  fear: 0,
  lasting: 0.3,
  edge: 0,
  change: -1.5,
  guard: -1.5,
}

/** `esperto`: guards, saves energy and attacks with the type advantage. */
export const guardian: Personality = {
  energy: 0.6,
  threat: 0.35,
  fear: 0.85,
  lasting: 0.9,
  edge: 0.3,
  change: -0.1,
  guard: 0.25,
}

/** `veterano`: changes to a suitable card for every rival card. */
export const changer: Personality = {
  energy: 0.45,
  threat: 0.5,
  fear: 0.65,
  lasting: 0.8,
  edge: 0.3,
  change: 0.4,
  guard: -0.4,
}

/** `maestro`: considers only the points at the end. */
export const planner: Personality = {
  energy: 0.5,
  threat: 0.45,
  fear: 0.7,
  lasting: 0.8,
  edge: 0,
  change: 0,
  guard: 0,
}

/** Additional value of the way a turn is played, beyond its result, in the unit of `evaluate`. */
export function liking({ first }: Pick<Line, 'first'>, { change, guard }: Personality): number {
  if (first.type === 'replace-card') return change / POINTS_TO_WIN
  return first.type === 'skip-turn' && first.guard ? guard / POINTS_TO_WIN : 0
}
