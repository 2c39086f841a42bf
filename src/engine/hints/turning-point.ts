/**
 * Searches a lost battle for the single decision that would most probably have changed its result. It plays every other legal command of
 * the loser to the end, with both sides as strong as `esperto`, or the rival as it really plays. It uses only rules and players, so it works
 * for any rule set. Its budget is a number of engine commands, not a time, so the result is the same on any machine.
 */
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { opponentOf } from '../opponents/catalog.ts'
import type { ComputerCode, OpponentCode } from '../opponents/opponent.ts'
import { printedCard, rivalOf } from '../seats.ts'
import { createBattle } from '../setup.ts'
import type { BattleSetup, BattleState, Seat } from '../types.ts'
import { legalCommands } from '../view.ts'

export interface LostBattle {
  setup: BattleSetup
  seed: number
  commands: readonly Command[]
  seat: Seat // the seat that lost
  opponent: ComputerCode | null // the computer player of the other seat; null for a person
}

export interface TurningPoint {
  step: number // number of commands before the decision
  turn: number
  did: Command
  better: Command
  gain: number // share of the simulated battles that it wins in addition, at most 1
  activeId: number | null // the seat's active card at that time; null if one had to be chosen
  savedId: number | null // that card, if it fell soon after and the better command would have saved it
}

/** Maximum number of engine commands for one battle. */
export const HINT_BUDGET = 150_000
/** Maximum number of commands of a continuation. A longer one counts as not won. */
const HORIZON = 400
/** Alternatives that are simulated again. */
const FINALISTS = 8
/** Repetitions, each with other personalities on both sides. */
const AGAIN = 8
/** Minimum share of battles that the better command must win in addition, and in total. */
const LEAST_GAIN = 0.5
const LEAST_SHARE = 0.6
/** A fall within this number of turns after the decision counts as its consequence. */
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
  opponent: OpponentCode // the computer player that simulates the rival
  left: number
}

interface Alternative {
  decision: Decision
  better: Command
  lead: number // value of its result minus the value of the real result, in the first simulation
}

const sameCommand = (a: Command, b: Command): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** Returns every decision of the seat with an alternative command, or null if the commands cannot be replayed. */
function decisionsOf({ setup, seed, commands, seat }: LostBattle): Decision[] | null {
  const start = createBattle(setup, seed)
  if ('refused' in start) return null
  let { state } = start
  const decisions: Decision[] = []
  for (const [step, did] of commands.entries()) {
    if (did.seat === seat) {
      const legal = legalCommands(state, seat)
      if (legal.length > 1) decisions.push({ step, state, did, legal })
    }
    const next = applyCommand(state, did)
    if ('rejected' in next) return null
    state = next.state
  }
  return state.phase === 'game_over' && state.winner === rivalOf(seat) ? decisions : null
}

function seatToAct(state: BattleState): { seat: Seat; legal: Command[] } {
  const legal = legalCommands(state, state.currentTurnPlayerId)
  if (legal.length > 0) return { seat: state.currentTurnPlayerId, legal }
  const seat = rivalOf(state.currentTurnPlayerId)
  return { seat, legal: legalCommands(state, seat) }
}

/**
 * Plays the battle to its end after this command. Returns null if the budget is used up.
 * @param round 0: the rival uses its own seed, so it decides as it really would
 * @param see called with every state
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

/** 1 for a clear victory, 0 for a clear defeat. The winner's remaining health distinguishes narrow from clear. */
function worthOf(state: BattleState, seat: Seat): number {
  if (state.phase !== 'game_over' || state.winner === null) return 0.5
  const margin = 0.25 * healthShare(state, state.winner)
  return state.winner === seat ? 0.75 + margin : 0.25 - margin
}

/** First simulation, starting with the last decisions because their ends are near. Stops when half the budget is used. */
function alternativesOf(thought: Thought, decisions: readonly Decision[]): Alternative[] {
  const alternatives: Alternative[] = []
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
        alternatives.push({ decision, better, lead: worthOf(end, thought.seat) - worth })
    }
  }
  return alternatives
}

interface Shares {
  better: number
  did: number
}

/** Share of several simulated battles that either command wins. Returns null if the budget is not sufficient. */
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

/** Returns the turn in which a card fell after a step of the real battle, or null if it did not fall. */
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

/** Searching players are too slow for thousands of simulations. A person is simulated by a strong player. */
const standInOf = (opponent: LostBattle['opponent']): OpponentCode =>
  opponent === 'novizio' || opponent === 'apprendista' ? opponent : 'esperto'

/**
 * @param budget maximum number of engine commands
 * @returns null if the battle was not lost, cannot be replayed, or no single decision would probably have won it
 */
export function turningPoint(battle: LostBattle, budget = HINT_BUDGET): TurningPoint | null {
  const decisions = decisionsOf(battle)
  if (!decisions) return null
  const { seat, seed } = battle
  const thought: Thought = { seat, seed, opponent: standInOf(battle.opponent), left: budget }
  const finalists = alternativesOf(thought, decisions)
    .sort((a, b) => b.lead - a.lead || b.decision.step - a.decision.step)
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
