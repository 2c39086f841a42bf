/**
 * How a turn of the standard rules begins and ends (decision 0027): energy, damage over time, the fall of cards, counters, the
 * change of turn, the end of the battle. What a player may do in between stands in `standard.ts`.
 */
import { handOf, isBeaten, rivalOf } from '../seats.ts'
import { activeOf, countDown, gainEnergy, hit, type Turn } from '../turn.ts'
import type { Seat, SeatState } from '../types.ts'

export const FIRST_ENERGY: Readonly<Record<Seat, number>> = { player1: 3, player2: 4 }
export const TURN_ENERGY = 2
export const LAST_TURN = 200

/** +2 energy, then damage over time, then whoever has fallen. */
export function beginTurn(turn: Turn): void {
  const seat = turn.state.currentTurnPlayerId
  gainEnergy(turn, seat, TURN_ENERGY)
  const card = activeOf(turn, seat)
  if (!card) return
  if (!card.marks) return
  for (const { kind, amount } of card.marks.statuses) {
    if (!turn.statusRules[kind].hurts || activeOf(turn, seat)?.pv === 0) continue
    hit(turn, seat, card.id, { danno: amount, tipo: null, source: kind as 'poison' | 'burn' })
  }
  if (dropFallen(turn, seat)) settle(turn)
}

/** Cards of a seat that are at 0 and not yet counted out, the active one first; its slot is emptied. */
export function dropFallen(turn: Turn, seat: Seat): boolean {
  const side = turn.state[seat]
  const fallen: number[] = []
  for (const { id, pv } of side.deck) {
    if (pv > 0 || side.defeatedCardIds.includes(id)) continue
    if (id === side.activeCardId) fallen.unshift(id)
    else fallen.push(id)
  }
  if (fallen.length === 0) return false
  side.defeatedCardIds = [...side.defeatedCardIds, ...fallen]
  if (fallen[0] === side.activeCardId) side.activeCardId = null
  for (const cardId of fallen) turn.events.push({ type: 'card-defeated', seat, cardId })
  return true
}

/** The player's counters fall by one, then whoever must choose is awaited, or the turn passes. */
export function endTurn(turn: Turn): void {
  const seat = turn.state.currentTurnPlayerId
  const card = activeOf(turn, seat)
  if (card) countDown(turn, seat, card)
  if (!settle(turn)) passTurn(turn)
}

/** Ends the battle or waits for a card where the table asks for it; false when play goes on. */
export function settle(turn: Turn): boolean {
  const { state } = turn
  const isFirstBeaten = isBeaten(state.player1)
  const isSecondBeaten = isBeaten(state.player2)
  if (isFirstBeaten || isSecondBeaten) {
    finish(turn, isFirstBeaten === isSecondBeaten ? null : isFirstBeaten ? 'player2' : 'player1')
    return true
  }
  if (!isWaiting(state.player1) && !isWaiting(state.player2)) return false
  state.phase = 'awaiting_selection'
  return true
}

/** Whether the seat has a card to choose. */
export const isWaiting = (side: SeatState): boolean => side.activeCardId === null && handOf(side).length > 0

export function finish(turn: Turn, winner: Seat | null): void {
  turn.state.phase = 'game_over'
  turn.state.winner = winner
  turn.events.push(winner ? { type: 'battle-won', winner } : { type: 'battle-tied' })
}

const healthOf = (side: SeatState): number => side.deck.reduce((sum, card) => sum + card.pv, 0)

/** After the last turn the side with more total health wins, equal is a spare. */
function judge(turn: Turn): void {
  const [left, right] = [healthOf(turn.state.player1), healthOf(turn.state.player2)]
  finish(turn, left === right ? null : left > right ? 'player1' : 'player2')
}

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
  beginTurn(turn)
}
