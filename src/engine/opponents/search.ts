/**
 * Searches several turns ahead: every way to play the turn, the rival's best replies, and its own best replies to those, without the less
 * promising ones. The budget is a number of engine commands, not a time, so the same view gives the same command on any machine, and an
 * interrupted search can start again.
 */
import type { Command } from '../commands.ts'
import { chooserOf } from '../rules/classic.ts'
import type { BattleState, Seat } from '../types.ts'
import { type BattleView, legalCommands, stateOfView } from '../view.ts'
import { DECIDED, evaluate } from './evaluate.ts'
import { type Line, linesOf } from './lines.ts'
import { liking, type Personality } from './personality.ts'

/** Depth and breadth of a search. */
export interface Sight {
  breadth: readonly number[] // ways to play a turn that are searched, by turns ahead; the position after the last one is evaluated without search
  budget: number // maximum number of engine commands per decision
}

/** Cards considered when one must be chosen. */
const CHOICES = 2

interface Search {
  seat: Seat
  personality: Personality
  breadth: readonly number[]
  left: number // engine commands still allowed
}

interface ScoredLine extends Line {
  score: number // first estimate for the seat that plays it
}

const actorOf = (state: BattleState): Seat =>
  (state.phase === 'awaiting_selection' && chooserOf(state)) || state.currentTurnPlayerId

/** Every way the seat may play its turn, the most promising first. */
function promising(search: Search, state: BattleState, seat: Seat, legal: readonly Command[]): ScoredLine[] {
  const { lines, tried } = linesOf(state, seat, legal)
  search.left -= tried
  return lines
    .map(line => ({ ...line, score: evaluate(line.end, seat, search.personality) }))
    .sort((a, b) => b.score - a.score)
}

/** Value of the position for the searching seat if both continue as well as the search can see. */
function worthOf(search: Search, state: BattleState, ahead: number, low: number, high: number): number {
  const breadth = search.breadth[ahead]
  if (state.phase === 'game_over' || breadth === undefined || search.left <= 0)
    return evaluate(state, search.seat, search.personality)
  const seat = actorOf(state)
  const sign = seat === search.seat ? 1 : -1
  const isChoice = state.phase === 'awaiting_selection'
  const lines = promising(search, state, seat, legalCommands(state, seat))
  let [floor, ceiling] = [low, high]
  let best = Number.NEGATIVE_INFINITY * sign
  for (const { end, score } of lines.slice(0, isChoice ? CHOICES : breadth)) {
    const isOver = Math.abs(score) >= DECIDED
    const worth = isOver ? score * sign : worthOf(search, end, isChoice ? ahead : ahead + 1, floor, ceiling)
    if ((worth - best) * sign > 0) best = worth
    if (sign > 0) floor = Math.max(floor, worth)
    else ceiling = Math.min(ceiling, worth)
    if (floor >= ceiling) break
  }
  return best
}

export function search(
  view: BattleView,
  personality: Personality,
  { breadth, budget }: Sight,
): Command | null {
  if (!view.seat || view.legal.length < 2) return view.legal[0] ?? null
  // Classic battles have no last turn: a search that includes the reply would never defeat a harmless card.
  const ahead = view.rules === 'classic' ? breadth.slice(0, 1) : breadth
  const thought: Search = { seat: view.seat, personality, breadth: ahead, left: budget }
  const lines = promising(thought, stateOfView(view), view.seat, view.legal)
  let best: Command | null = lines[0]?.first ?? null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const line of lines.slice(0, ahead[0])) {
    const { end, score } = line
    const isOver = Math.abs(score) >= DECIDED
    const extra = liking(line, personality)
    const worth = isOver ? score : worthOf(thought, end, 1, bestScore - extra, Number.POSITIVE_INFINITY)
    if (worth + extra <= bestScore) continue
    bestScore = worth + extra
    best = line.first
  }
  return best
}
