/**
 * Looks back at a lost battle for the one decision that would most likely have changed it: every other command of every own decision is
 * thought through to the end, both sides as good as `esperto`, or the rival as it really plays. It asks rules and players alone, so it
 * works for any rule set; its budget is a count of engine commands and never a clock, so it finds the same on any machine.
 */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { legalCommands } from '../legal.ts'
import { opponentOf } from '../opponents/catalog.ts'
import type { OpponentCode } from '../opponents/opponent.ts'
import { printedCard, rivalOf } from '../seats.ts'
import { createBattle } from '../setup.ts'
import type { BattleSetup, BattleState, Seat } from '../types.ts'

export interface LostBattle {
  setup: BattleSetup
  seed: number
  commands: readonly Command[]
  seat: Seat // who lost
  opponent: OpponentCode | null // who played the other seat; null: a person
}

export interface TurningPoint {
  step: number // commands given before the decision
  turn: number
  did: Command
  better: Command
  gain: number // share of the battles thought through that it wins and the other does not, at most 1
  activeId: number | null // the own card on the table then; null when one had to be chosen
  savedId: number | null // that card, when it fell soon after and the better command would have spared it
}

/** Engine commands that may be tried for one battle. */
export const HINT_BUDGET = 150_000
/** Commands a battle is thought on before it counts as not won. */
const HORIZON = 400
/** Alternatives that are thought through again. */
const FINALISTS = 8
/** How often: with other personalities on both sides. */
const AGAIN = 8
/** Share of battles that the better command must win more, and of all that it must win. */
const LEAST_GAIN = 0.5
const LEAST_SHARE = 0.6
/** Turns after the decision within which a fall is still its consequence. */
const SOON = 4

interface Decision {
  step: number
  state: BattleState // before the command
  did: Command
  legal: readonly Command[]
}

interface Thought {
  seat: Seat
  seed: number
  opponent: OpponentCode // that thinks for the rival
  left: number
}

interface Alternative {
  decision: Decision
  better: Command
  lead: number // of what it led to over what was done led to, at first sight
}

const sameCommand = (one: Command, other: Command): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Every decision of the seat in which there was another command; null when the commands do not replay. */
function decisionsOf({ setup, seed, commands, seat }: LostBattle): Decision[] | null {
  const start = createBattle(setup, seed)
  if ('refused' in start) return null
  let { state } = start
  const found: Decision[] = []
  for (const [step, did] of commands.entries()) {
    if (did.seat === seat) {
      const legal = legalCommands(state, seat)
      if (legal.length > 1) found.push({ step, state, did, legal })
    }
    const next = applyCommand(state, did)
    if ('rejected' in next) return null
    state = next.state
  }
  return state.phase === 'game_over' && state.winner === rivalOf(seat) ? found : null
}

function seatToAct(state: BattleState): { seat: Seat; legal: Command[] } {
  const legal = legalCommands(state, state.currentTurnPlayerId)
  if (legal.length > 0) return { seat: state.currentTurnPlayerId, legal }
  const seat = rivalOf(state.currentTurnPlayerId)
  return { seat, legal: legalCommands(state, seat) }
}

/**
 * The battle after this command, played on to its end; null when the budget is spent.
 * @param round 0: the rival decides with its own seed, so what it really would have done
 * @param see every state on the way
 */
function playOn(
  thought: Thought,
  before: BattleState,
  command: Command,
  round: number,
  see?: (state: BattleState) => void,
): BattleState | null {
  const first = applyCommand(before, command)
  if ('rejected' in first) return null
  let { state } = first
  see?.(state)
  for (let count = 0; count < HORIZON && state.phase !== 'game_over'; count++) {
    const { seat, legal } = seatToAct(state)
    thought.left -= legal.length
    if (thought.left < 0) return null
    const { rng: _secret, ...open } = state
    const mind = opponentOf(seat === thought.seat ? 'esperto' : thought.opponent)
    const seed = seat === thought.seat ? round : thought.seed + round
    const chosen = mind.decide({ ...open, seat, legal, toAct: seat }, seed)
    if (!chosen) return null
    const step = applyCommand(state, chosen)
    if ('rejected' in step) return null
    state = step.state
    see?.(state)
  }
  return state
}

const healthShare = (state: BattleState, seat: Seat): number => {
  let [left, printed] = [0, 0]
  for (const { id, pv } of state[seat].deck) {
    left += pv
    printed += printedCard(state, id).pv
  }
  return Math.min(1, left / Math.max(1, printed))
}

/** 1 for a clear victory, 0 for a clear defeat: what is left of the winner tells narrow from clear. */
function worthOf(state: BattleState, seat: Seat): number {
  if (state.phase !== 'game_over' || state.winner === null) return 0.5
  const margin = 0.25 * healthShare(state, state.winner)
  return state.winner === seat ? 0.75 + margin : 0.25 - margin
}

/** At first sight, the last decisions first: their ends are near. Ends early when half the budget is spent. */
function alternativesOf(thought: Thought, decisions: readonly Decision[]): Alternative[] {
  const found: Alternative[] = []
  const reserve = thought.left / 2
  for (const decision of [...decisions].reverse()) {
    if (thought.left < reserve) break
    const played = playOn(thought, decision.state, decision.did, 0)
    if (!played || played.winner === thought.seat) continue
    const worth = worthOf(played, thought.seat)
    for (const better of decision.legal) {
      if (sameCommand(better, decision.did)) continue
      const end = playOn(thought, decision.state, better, 0)
      if (end?.winner === thought.seat)
        found.push({ decision, better, lead: worthOf(end, thought.seat) - worth })
    }
  }
  return found
}

interface Shares {
  better: number
  did: number
}

/** Of several battles thought through, the share that either command wins; null when the budget does not reach. */
function sharesOf(thought: Thought, { decision, better }: Alternative): Shares | null {
  const shares = { better: 0, did: 0 }
  for (let round = 0; round < AGAIN; round++) {
    const tried = playOn(thought, decision.state, better, round)
    const done = playOn(thought, decision.state, decision.did, round)
    if (!tried || !done) return null
    shares.better += Number(tried.winner === thought.seat) / AGAIN
    shares.did += Number(done.winner === thought.seat) / AGAIN
  }
  return shares
}

/** The turn in which a card fell after a step of what was really played; null when it did not. */
function fellAt({ setup, seed, commands, seat }: LostBattle, cardId: number): number | null {
  const start = createBattle(setup, seed)
  if ('refused' in start) return null
  let { state } = start
  for (const command of commands) {
    const step = applyCommand(state, command)
    if ('rejected' in step) return null
    if (step.state[seat].defeatedCardIds.includes(cardId)) return state.turn
    state = step.state
  }
  return null
}

function savedBy(thought: Thought, battle: LostBattle, { decision, better }: Alternative): number | null {
  const { seat } = battle
  const cardId = decision.state[seat].activeCardId
  if (cardId === null) return null
  const fell = fellAt(battle, cardId)
  if (fell === null || fell > decision.state.turn + SOON) return null
  let isSpared = true
  playOn({ ...thought, left: HINT_BUDGET }, decision.state, better, 0, state => {
    if (state.turn <= fell + 1 && state[seat].defeatedCardIds.includes(cardId)) isSpared = false
  })
  return isSpared ? cardId : null
}

/** Who searches thinks too long to be asked thousands of times; a person is taken for somebody who plays well. */
const standInOf = (opponent: LostBattle['opponent']): OpponentCode =>
  opponent === 'novizio' || opponent === 'apprendista' ? opponent : 'esperto'

/**
 * @param budget engine commands that may be tried
 * @returns null when the battle was not lost, does not replay, or no single decision would probably have won it
 */
export function turningPoint(battle: LostBattle, budget = HINT_BUDGET): TurningPoint | null {
  const decisions = decisionsOf(battle)
  if (!decisions) return null
  const { seat, seed } = battle
  const thought: Thought = { seat, seed, opponent: standInOf(battle.opponent), left: budget }
  const finalists = alternativesOf(thought, decisions)
    .sort((one, other) => other.lead - one.lead || other.decision.step - one.decision.step)
    .slice(0, FINALISTS)
  let best: { alternative: Alternative; gain: number } | null = null
  for (const alternative of finalists) {
    const shares = sharesOf(thought, alternative)
    if (!shares) break
    const gain = shares.better - shares.did
    if (shares.better < LEAST_SHARE || gain < LEAST_GAIN) continue
    if (!best || gain > best.gain) best = { alternative, gain }
  }
  if (!best) return null
  const { decision, better } = best.alternative
  return {
    step: decision.step,
    turn: decision.state.turn,
    did: decision.did,
    better,
    gain: best.gain,
    activeId: decision.state[seat].activeCardId,
    savedId: savedBy(thought, battle, best.alternative),
  }
}
