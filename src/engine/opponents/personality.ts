/** How a computer player values what a turn brings, as data: each has a style of its own. All weights are shares of points. */

import { POINTS_TO_WIN } from '../rules/standard-numbers.ts'
import type { Line } from './lines.ts'

export interface Personality {
  energy: number // of what its energy may pay for
  threat: number // weight of the blow that the own card could strike next
  fear: number // weight of the blow that the rival's card could strike next
  lasting: number // of what lasts on the cards
  edge: number // points for standing with the edge of types, against it the same below 0
  change: number // points it would pay to change its card
  guard: number // points it would pay to be on guard
}

/** `apprendista`: hits what falls soonest and is worth most, and never looks at what may come back. */
export const hunter: Personality = {
  energy: 0.1,
  threat: 0.2,
  fear: 0,
  lasting: 0.3,
  edge: 0,
  change: -1.5,
  guard: -1.5,
}

/** `esperto`: stays on guard, saves up and strikes with the edge. */
export const guardian: Personality = {
  energy: 0.6,
  threat: 0.35,
  fear: 0.85,
  lasting: 0.9,
  edge: 0.3,
  change: -0.1,
  guard: 0.25,
}

/** `veterano`: a fresh card for every rival. */
export const changer: Personality = {
  energy: 0.45,
  threat: 0.5,
  fear: 0.65,
  lasting: 0.8,
  edge: 0.3,
  change: 0.4,
  guard: -0.4,
}

/** `maestro`: nothing but the points at the end. */
export const planner: Personality = {
  energy: 0.5,
  threat: 0.45,
  fear: 0.7,
  lasting: 0.8,
  edge: 0,
  change: 0,
  guard: 0,
}

/** What the way a turn is played is worth beyond where it leads, in the unit of `evaluate`. */
export function liking({ first }: Pick<Line, 'first'>, { change, guard }: Personality): number {
  if (first.type === 'replace-card') return change / POINTS_TO_WIN
  return first.type === 'skip-turn' && first.guard ? guard / POINTS_TO_WIN : 0
}
