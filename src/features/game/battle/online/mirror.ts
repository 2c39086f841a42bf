/**
 * Mirrors a battle. Stage, text version and rules of the screen expect the reader in seat player1, so the reader in
 * seat player2 sees the battle with the seats swapped. Pure, and its own inverse.
 */
import type { Command } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { rivalOf } from '@/engine/seats.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'

const other = (seat: Seat | null): Seat | null => seat && rivalOf(seat)

export const mirrorCommand = (command: Command): Command => ({ ...command, seat: rivalOf(command.seat) })

export const mirrorView = (view: BattleView): BattleView => ({
  ...view,
  player1: view.player2,
  player2: view.player1,
  currentTurnPlayerId: rivalOf(view.currentTurnPlayerId),
  winner: other(view.winner),
  seat: other(view.seat),
  toAct: other(view.toAct),
  legal: view.legal.map(mirrorCommand),
})

export function mirrorEvent(event: BattleEvent): BattleEvent {
  switch (event.type) {
    case 'battle-started':
      return { ...event, player1: event.player2, player2: event.player1 }
    case 'battle-won':
      return { ...event, winner: rivalOf(event.winner) }
    case 'battle-tied':
    case 'wind-turned':
      return event
    case 'move-used':
      return { ...event, seat: rivalOf(event.seat), targetSeat: rivalOf(event.targetSeat) }
    default:
      return { ...event, seat: rivalOf(event.seat) }
  }
}
