/**
 * Time limits of a battle (decision 0030): 45 s a turn, then a reserve of 60 s for each player. Pure. Times are epoch
 * milliseconds.
 */
import { turnMillis } from '@/contract/endpoints/game/online.ts'
import type { BattleClock } from '@/contract/endpoints/game/online-battle.ts'
import type { Seat } from '@/engine/types.ts'
import type { MatchRow } from './matches-repo.ts'

export interface RunningClock {
  seat: Seat // seat whose time runs
  began: number
  reserves: Record<Seat, number>
}

/** Returns the epoch milliseconds at which turn and reserve are used up. */
export const deadlineOf = ({ seat, began, reserves }: RunningClock): number =>
  began + turnMillis + reserves[seat]

/** Returns the remaining reserves after the seat has acted. */
export function reservesAfter({ seat, began, reserves }: RunningClock, now: number): Record<Seat, number> {
  const over = Math.max(0, now - began - turnMillis)
  return { ...reserves, [seat]: Math.max(0, reserves[seat] - over) }
}

/** Reserves are in milliseconds. Meaningful only while the battle runs. */
export const clockOfRow = (row: MatchRow): RunningClock => ({
  seat: row.to_act ?? 'player1',
  began: (row.turn_began_at ?? row.created_at).getTime(),
  reserves: { player1: row.reserve1, player2: row.reserve2 },
})

/** Returns the clock as clients show it, counted from the time it is sent. */
export function shownClock(row: MatchRow, now: number): BattleClock {
  const clock = clockOfRow(row)
  return {
    now,
    seat: row.status === 'playing' ? row.to_act : null,
    turn_ends_at: clock.began + turnMillis,
    ends_at: (row.deadline_at ?? row.created_at).getTime(),
    reserves: clock.reserves,
  }
}
