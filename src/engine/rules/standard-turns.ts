/**
 * The beginning and end of a turn under the standard rules (decision 0043): energy, damage over time, heat, falls and their points,
 * counters, the change of turn, the end of the battle. `standard.ts` defines what a player may do in a turn.
 */
import { isBeaten, printedCard, rivalOf, sideOf } from '../seats.ts'
import { actAt } from '../traits/catalog.ts'
import { activeOf, cardOf, countDown, gainEnergy, hit, type Turn } from '../turn.ts'
import type { BattleState, Seat, SeatState } from '../types.ts'
import { pointsOf } from './standard-moves.ts'
import { heatAt, LAST_TURN, POINTS_TO_WIN, TURN_ENERGY } from './standard-numbers.ts'
import { turnWind } from './wind.ts'

/** Adds energy, applies damage over time and heat, then removes fallen cards. */
export function beginTurn(turn: Turn): void {
  const { state } = turn
  const seat = state.currentTurnPlayerId
  gainEnergy(turn, seat, TURN_ENERGY)
  const card = activeOf(turn, seat)
  if (!card) return
  if (card.marks)
    for (const { kind, amount } of card.marks.statuses) {
      if (!turn.statusRules[kind].hurts || activeOf(turn, seat)?.pv === 0) continue
      hit(turn, seat, card.id, { danno: amount, tipo: null, source: kind as 'poison' | 'burn' })
    }
  const heat = heatAt(state.turn)
  if (heat > 0 && activeOf(turn, seat)?.pv !== 0)
    hit(turn, seat, card.id, { danno: heat, tipo: null, source: 'heat' })
  if (dropFallen(turn, seat)) settle(turn)
}

/** Points the rival has scored with this seat's fallen cards. */
export function pointsLost(state: Pick<BattleState, 'cards' | Seat>, seat: Seat): number {
  let points = 0
  for (const id of sideOf(state, seat).defeatedCardIds) points += pointsOf(printedCard(state, id))
  return points
}

/** Cards at 0 that are not yet defeated, the active one first. */
function freshlyFallen({ deck, activeCardId, defeatedCardIds }: SeatState): number[] {
  const fallen: number[] = []
  for (const { id, pv } of deck) {
    if (pv > 0 || defeatedCardIds.includes(id)) continue
    if (id === activeCardId) fallen.unshift(id)
    else fallen.push(id)
  }
  return fallen
}

/** Marks fallen cards of a seat as defeated: its slot is emptied, the rival scores, their traits act. Returns whether a card fell. */
export function dropFallen(turn: Turn, seat: Seat): boolean {
  if (!turn.hasFallen) return false
  const side = sideOf(turn.state, seat)
  const fallen = freshlyFallen(side)
  if (fallen.length === 0) return false
  side.defeatedCardIds = [...side.defeatedCardIds, ...fallen]
  if (fallen[0] === side.activeCardId) side.activeCardId = null
  let points = 0
  for (const cardId of fallen) {
    turn.events.push({ type: 'card-defeated', seat, cardId })
    points += pointsOf(printedCard(turn.state, cardId))
  }
  const total = pointsLost(turn.state, seat)
  turn.events.push({ type: 'points-scored', seat: rivalOf(seat), points, total })
  for (const cardId of fallen) actAt(turn, 'falls', { seat, cardId })
  return true
}

/** Runs the traits of the player and decrements counters. Then waits for a card choice if one is needed, otherwise passes the turn. */
export function endTurn(turn: Turn): void {
  const seat = turn.state.currentTurnPlayerId
  const card = activeOf(turn, seat)
  if (card && card.pv > 0) {
    actAt(turn, 'ends', { seat, cardId: card.id })
    countDown(turn, seat, cardOf(turn, seat, card.id))
  }
  const side = sideOf(turn.state, seat)
  if (side.hasChanged) delete side.hasChanged
  if (!settle(turn)) passTurn(turn)
}

/** Ends the battle or waits for a card choice if necessary. Returns false if play continues. */
export function settle(turn: Turn): boolean {
  const { state } = turn
  // A fall can cause further falls on either side.
  while (dropFallen(turn, 'player1') || dropFallen(turn, 'player2'));
  const winner = winnerOf(state)
  if (winner !== undefined) {
    finish(turn, winner)
    return true
  }
  if (!isWaiting(state.player1) && !isWaiting(state.player2)) return false
  state.phase = 'awaiting_selection'
  return true
}

/** Whether the seat must choose a card. */
const isWaiting = (side: SeatState): boolean => side.activeCardId === null && !isBeaten(side)

/** Ends the battle. A null winner is a tie. */
export function finish(turn: Turn, winner: Seat | null): void {
  turn.state.phase = 'game_over'
  turn.state.winner = winner
  turn.events.push(winner ? { type: 'battle-won', winner } : { type: 'battle-tied' })
}

/** Points a seat has lost. Without a card left, all points count. */
const lossOf = (state: BattleState, seat: Seat): number =>
  isBeaten(sideOf(state, seat)) ? Number.POSITIVE_INFINITY : pointsLost(state, seat)

/** Returns the seat with enough points or a rival without cards, null for a tie, undefined if play continues. */
function winnerOf(state: BattleState): Seat | null | undefined {
  const firstLoss = lossOf(state, 'player1')
  const secondLoss = lossOf(state, 'player2')
  if (firstLoss < POINTS_TO_WIN && secondLoss < POINTS_TO_WIN) return undefined
  return firstLoss === secondLoss ? null : firstLoss > secondLoss ? 'player2' : 'player1'
}

/** After the last turn the seat with more points wins. Equal points are a tie. */
function judge(turn: Turn): void {
  const firstLoss = pointsLost(turn.state, 'player1')
  const secondLoss = pointsLost(turn.state, 'player2')
  finish(turn, firstLoss === secondLoss ? null : firstLoss > secondLoss ? 'player2' : 'player1')
}

/** Passes the turn to the other seat with its energy, statuses, wind and heat. After the last turn, decides the battle. */
export function passTurn(turn: Turn): void {
  const { state } = turn
  if (state.turn >= LAST_TURN) {
    judge(turn)
    return
  }
  const seat = rivalOf(state.currentTurnPlayerId)
  state.phase = 'playing'
  state.currentTurnPlayerId = seat
  state.turn += 1
  turn.events.push({ type: 'turn-started', seat, turn: state.turn })
  turnWind(turn)
  beginTurn(turn)
}
