import { rivalOf } from '@/engine/seats.ts'
import type { Seat } from '@/engine/types.ts'
import type { MatchRow } from './matches-repo.ts'

/** Returns the player ids by seat. Requires a table with two players and drawn seats. */
export function seatsOf({ id, host_id, guest_id, host_seat }: MatchRow): Record<Seat, number> {
  if (guest_id === null || host_seat === null) throw new Error(`battle ${id} has no opponent`)
  return host_seat === 'player1'
    ? { player1: host_id, player2: guest_id }
    : { player1: guest_id, player2: host_id }
}

/** Returns null when the user is not one of the two players. */
export function seatOf({ host_id, guest_id, host_seat }: MatchRow, userId: number | null): Seat | null {
  if (host_seat === null || userId === null) return null
  if (userId === host_id) return host_seat
  return userId === guest_id ? rivalOf(host_seat) : null
}

/** Returns null for any other user, and for the invited player once the table is no longer waiting. */
export const sideOf = (row: MatchRow, userId: number | null): 'host' | 'guest' | 'invited' | null => {
  if (userId === null) return null
  if (row.host_id === userId) return 'host'
  if (row.guest_id === userId) return 'guest'
  return row.invited_id === userId && row.status === 'waiting' ? 'invited' : null
}
