/**
 * The steps every rule set shares: hit, fall, pass the turn. A step takes a state and returns the next one with its events. Rule sets
 * combine steps and decide when each is allowed.
 */
import type { BattleEvent } from './events.ts'
import { activeCardOf, copyOf, isBeaten, placeOf, printedCard, rivalOf, sideOf, withSeat } from './seats.ts'
import type { BattleState, CardSpec, MoveSpec, Seat } from './types.ts'

/** Move damage minus the target card's resistenza, at least 0 (specification notes §4). */
export const damageOf = (move: Pick<MoveSpec, 'danno'>, target: CardSpec): number =>
  Math.max(0, move.danno - target.resistenza)

/** Remaining health, at least 0 (specification notes §4). */
export const healthAfter = (pv: number, damage: number): number => Math.max(0, pv - damage)

export interface Step {
  state: BattleState
  events: BattleEvent[]
}

/** Passes the turn to the other seat. For the classic rules. */
export function passTurn(state: BattleState): Step {
  const seat = rivalOf(state.currentTurnPlayerId)
  const turn = state.turn + 1
  const next = copyOf(state)
  next.phase = 'playing'
  next.currentTurnPlayerId = seat
  next.turn = turn
  return { state: next, events: [{ type: 'turn-started', seat, turn }] }
}

/** Ends the battle with a winner. */
export function win(state: BattleState, winner: Seat): Step {
  const next = copyOf(state)
  next.phase = 'game_over'
  next.winner = winner
  return { state: next, events: [{ type: 'battle-won', winner }] }
}

/** The defender's active card loses health. It does not fall yet. */
export function strike(state: BattleState, defender: Seat, move: MoveSpec): Step {
  const side = sideOf(state, defender)
  const target = activeCardOf(side)
  if (!target) return { state, events: [] }
  const danno = damageOf(move, printedCard(state, target.id))
  const pv = healthAfter(target.pv, danno)
  const deck = side.deck.slice()
  deck[placeOf(deck, target.id)] = { id: target.id, pv }
  const { activeCardId, defeatedCardIds } = side
  return {
    state: withSeat(state, defender, { deck, activeCardId, defeatedCardIds }),
    events: [{ type: 'damage-taken', seat: defender, cardId: target.id, danno, pv }],
  }
}

/**
 * If the active card's health is 0 or less, it is marked defeated and the active slot is emptied. If all cards are defeated, the
 * attacker wins, otherwise a new card is awaited (specification notes §4). A card that survives is not changed.
 */
export function fall(state: BattleState, defender: Seat): Step {
  const side = sideOf(state, defender)
  const target = activeCardOf(side)
  if (!target || target.pv > 0) return { state, events: [] }
  const beaten = {
    deck: side.deck,
    activeCardId: null,
    defeatedCardIds: [...side.defeatedCardIds, target.id],
  }
  const fallen = withSeat(state, defender, beaten)
  const fact: BattleEvent = { type: 'card-defeated', seat: defender, cardId: target.id }
  if (!isBeaten(beaten)) {
    fallen.phase = 'awaiting_selection'
    return { state: fallen, events: [fact] }
  }
  const end = win(fallen, rivalOf(defender))
  return { state: end.state, events: [fact, ...end.events] }
}

/** Makes a card of the seat its active one. */
export function activate(state: BattleState, seat: Seat, cardId: number): Step {
  const { deck, defeatedCardIds } = sideOf(state, seat)
  const side = { deck, activeCardId: cardId, defeatedCardIds }
  return { state: withSeat(state, seat, side), events: [{ type: 'card-chosen', seat, cardId }] }
}

/** Runs steps one after the other and collects their events. */
export function chain(first: Step, ...next: ((state: BattleState) => Step)[]): Step {
  return next.reduce((done, step) => {
    const more = step(done.state)
    return { state: more.state, events: [...done.events, ...more.events] }
  }, first)
}
