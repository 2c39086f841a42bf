/** A recorded battle from the other side of the table. The stage always shows player1 as the own side. Pure. */
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleState, Seat } from '@/engine/types.ts'

export const otherSeat = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')

const mirrored = (seat: Seat | null): Seat | null => seat && otherSeat(seat)

/** @param side the side to show as the own side */
export function stateFor(state: BattleState, side: Seat): BattleState {
  if (side === 'player1') return state
  return {
    ...state,
    player1: state.player2,
    player2: state.player1,
    currentTurnPlayerId: otherSeat(state.currentTurnPlayerId),
    winner: mirrored(state.winner),
  }
}

export function eventFor(event: BattleEvent, side: Seat): BattleEvent {
  if (side === 'player1') return event
  switch (event.type) {
    case 'battle-started':
      return { ...event, player1: event.player2, player2: event.player1 }
    case 'move-used':
      return { ...event, seat: otherSeat(event.seat), targetSeat: otherSeat(event.targetSeat) }
    case 'battle-won':
      return { ...event, winner: otherSeat(event.winner) }
    case 'battle-tied':
    case 'wind-turned':
      return event
    default:
      return { ...event, seat: otherSeat(event.seat) }
  }
}
