/**
 * Plays every command it could give through to the end in its head, both sides choosing as well as `esperto` does, with one
 * temper after the other, and gives the command that ends best. The budget is a count of engine commands and never a clock, so
 * the same view gives the same command on any machine; a search that was interrupted simply starts again.
 */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { legalCommands } from '../legal.ts'
import { activeCardOf, printedCard } from '../seats.ts'
import type { BattleState, Seat } from '../types.ts'
import type { BattleView } from '../view.ts'
import { search } from './arena/search.ts'
import { DECIDED, evaluate } from './evaluate.ts'
import type { Opponent } from './opponent.ts'
import { type Personality, personalities, personalityOf } from './personality.ts'
import { stateOfView } from './state-of-view.ts'

/** Engine commands a decision may try (decision 0028). */
export const NODE_BUDGET = 20_000
/** Commands a battle is thought on before it is judged as it stands. */
const HORIZON = 80
/** A card with less than one part in three of its health is weak. */
const WEAK = 3

interface Thought {
  seat: Seat
  left: number // engine commands still allowed
}

interface Candidate {
  command: Command
  next: BattleState
  sum: number // of the ends it led to, each from −1 to 1
}

type Minds = Readonly<Record<Seat, Personality>>

const actingSeat = (state: BattleState): Seat =>
  legalCommands(state, 'player1').length > 0 ? 'player1' : 'player2'

/** A card is called back only while it is weak, held, or cannot strike; so a thought reaches further. */
function worthTrying(state: BattleState, seat: Seat): readonly Command[] {
  const commands = legalCommands(state, seat)
  const card = activeCardOf(state[seat])
  if (!card || commands[0]?.type !== 'use-move') return commands
  const isWeak = card.pv * WEAK < printedCard(state, card.id).pv || (card.marks?.statuses.length ?? 0) > 0
  return isWeak ? commands : commands.filter(({ type }) => type !== 'replace-card')
}

/** The state after what seems best at a glance; null when the budget is spent. */
function nextState(thought: Thought, state: BattleState, mind: Personality, seat: Seat): BattleState | null {
  let best: BattleState | null = null
  let most = -Infinity
  for (const command of worthTrying(state, seat)) {
    if (thought.left <= 0) return null
    thought.left -= 1
    const step = applyCommand(state, command)
    if ('rejected' in step) continue
    const score = evaluate(step.state, seat, mind)
    if (score <= most) continue
    best = step.state
    most = score
  }
  return best
}

/** How the battle ends for the thinking seat: won near 1, lost near −1, sooner counts more; null when the budget is spent. */
function endOf(thought: Thought, start: BattleState, minds: Minds): number | null {
  let state = start
  for (let count = 0; count < HORIZON && state.phase !== 'game_over'; count++) {
    const seat = actingSeat(state)
    const next = nextState(thought, state, minds[seat], seat)
    if (!next) return null
    state = next
  }
  const value = evaluate(state, thought.seat, minds[thought.seat])
  if (Math.abs(value) < DECIDED) return value
  return Math.sign(value) * (0.8 + 0.2 * healthLeft(state))
}

/** Share of their printed health that all cards on the table together still have; much is left when a battle was one-sided. */
function healthLeft(state: BattleState): number {
  let left = 0
  let printed = 0
  for (const side of [state.player1, state.player2])
    for (const { id, pv } of side.deck) {
      left += pv
      printed += printedCard(state, id).pv
    }
  return Math.min(1, left / printed)
}

function candidatesOf(view: BattleView, thought: Thought): Candidate[] {
  const state = stateOfView(view)
  const found: Candidate[] = []
  for (const command of view.legal) {
    thought.left -= 1
    const step = applyCommand(state, command)
    if ('state' in step) found.push({ command, next: step.state, sum: 0 })
  }
  return found
}

/** One more battle thought through for every candidate; false, and nothing counted, when the budget is spent before the last. */
function round(thought: Thought, candidates: readonly Candidate[], minds: Minds): boolean {
  const ends: number[] = []
  for (const { next } of candidates) {
    const end = endOf(thought, next, minds)
    if (end === null) return false
    ends.push(end)
  }
  for (const [at, candidate] of candidates.entries()) candidate.sum += ends[at] ?? 0
  return true
}

/** @param budget engine commands the decision may try */
export function think(view: BattleView, own: Personality, budget: number): Command | null {
  if (!view.seat || view.legal.length < 2) return view.legal[0] ?? null
  const thought: Thought = { seat: view.seat, left: budget }
  let candidates = candidatesOf(view, thought)
  const tempers = [own, ...personalities.filter(one => one !== own)]
  for (const [mine, ours] of tempers.entries())
    for (const theirs of tempers) {
      const minds: Minds =
        view.seat === 'player1' ? { player1: ours, player2: theirs } : { player1: theirs, player2: ours }
      if (!round(thought, candidates, minds)) return bestOf(candidates)
      if (mine === 0 && theirs === own) candidates = promising(candidates)
    }
  return bestOf(candidates)
}

/** After the first round only what may still turn out best is thought on. */
function promising(candidates: readonly Candidate[]): Candidate[] {
  const most = Math.max(...candidates.map(({ sum }) => sum))
  return [...candidates]
    .sort((one, other) => other.sum - one.sum)
    .filter(({ sum }, at) => at < 4 || sum > most - 0.1)
}

const bestOf = (candidates: readonly Candidate[]): Command | null =>
  candidates.reduce<Candidate | null>((best, one) => (best && best.sum >= one.sum ? best : one), null)
    ?.command ?? null

export const maestro: Opponent = {
  code: 'maestro',
  decide: (view, seed = 0) =>
    view.rules === 'arena' ? search(view, seed, NODE_BUDGET) : think(view, personalityOf(seed), NODE_BUDGET),
}
