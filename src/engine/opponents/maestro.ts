/**
 * Searches the game tree with alpha and beta, one command deeper each round, until its budget of engine commands is spent. The
 * budget is a count and never a clock, so the same view gives the same answer on any machine; a search that was interrupted
 * simply starts again.
 */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { legalCommands } from '../legal.ts'
import { drawBelow, rngFromSeed } from '../rng.ts'
import type { BattleState, Seat } from '../types.ts'
import type { BattleView } from '../view.ts'
import { DECIDED, evaluate } from './evaluate.ts'
import type { Opponent } from './opponent.ts'
import { type Personality, personalityOf } from './personality.ts'
import { stateOfView } from './state-of-view.ts'

/** Engine commands a decision may try (decisions §6). */
export const NODE_BUDGET = 20_000
const DEEPEST = 12

interface Search {
  seat: Seat
  weights: Personality
  left: number // engine commands still allowed
}

interface Candidate {
  command: Command
  next: BattleState
  score: number
}

const actingSeat = (state: BattleState): Seat =>
  legalCommands(state, 'player1').length > 0 ? 'player1' : 'player2'

/** What follows each legal command, the most promising for the acting seat first. */
function candidatesOf(
  search: Search,
  state: BattleState,
  seat: Seat,
  commands: readonly Command[],
): Candidate[] {
  const found: Candidate[] = []
  for (const command of commands) {
    if (search.left <= 0) break
    search.left -= 1
    const step = applyCommand(state, command)
    if ('rejected' in step) continue
    found.push({ command, next: step.state, score: evaluate(step.state, seat, search.weights) })
  }
  return found.sort((one, other) => other.score - one.score)
}

/** The value of a state for the searching seat; null when the budget ran out below it. */
function worthOf(
  search: Search,
  state: BattleState,
  depth: number,
  alpha: number,
  beta: number,
): number | null {
  if (depth === 0 || state.phase === 'game_over') return evaluate(state, search.seat, search.weights)
  const acting = actingSeat(state)
  const isOwn = acting === search.seat
  let [low, high] = [alpha, beta]
  let best = isOwn ? -Infinity : Infinity
  for (const { next } of candidatesOf(search, state, acting, legalCommands(state, acting))) {
    if (search.left <= 0) return null
    const value = worthOf(search, next, depth - 1, low, high)
    if (value === null) return null
    best = isOwn ? Math.max(best, value) : Math.min(best, value)
    if (isOwn) low = Math.max(low, best)
    else high = Math.min(high, best)
    if (low >= high) break
  }
  return Number.isFinite(best) ? best : null
}

/** One round: every candidate to the same depth, best first; what the budget did not reach keeps its place behind. */
function round(search: Search, candidates: readonly Candidate[], depth: number): Candidate[] | null {
  const done: Candidate[] = []
  let low = -Infinity
  for (const candidate of candidates) {
    const score = worthOf(search, candidate.next, depth, low, Infinity)
    if (score === null) break
    done.push({ ...candidate, score })
    low = Math.max(low, score)
  }
  if (done.length === 0) return null
  const rest = candidates.slice(done.length)
  return [...done.sort((one, other) => other.score - one.score), ...rest]
}

/** @param budget engine commands the decision may try */
export function search(view: BattleView, weights: Personality, seed: number, budget: number): Command | null {
  if (!view.seat || view.legal.length === 0) return null
  if (view.legal.length === 1) return view.legal[0] ?? null
  const job: Search = { seat: view.seat, weights, left: budget }
  let candidates = candidatesOf(job, stateOfView(view), view.seat, view.legal)
  for (let depth = 1; depth <= DEEPEST && job.left > 0; depth++) {
    const next = round(job, candidates, depth)
    if (!next) break
    candidates = next
    if (Math.abs(candidates[0]?.score ?? 0) >= DECIDED) break
  }
  return oneOfEquals(candidates, seed ^ view.turn)
}

export const maestro: Opponent = {
  code: 'maestro',
  decide: (view, seed = 0) => search(view, personalityOf(seed), seed, NODE_BUDGET),
}

/** Candidates of the same value as the best: the seed says which. */
function oneOfEquals(candidates: readonly Candidate[], seed: number): Command | null {
  const best = candidates[0]
  if (!best) return null
  const equals = candidates.filter(({ score }) => score === best.score)
  return equals[drawBelow(rngFromSeed(seed), equals.length).value]?.command ?? best.command
}
