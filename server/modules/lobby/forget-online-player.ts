import type { Queryable } from '../../kernel/db/database.ts'
import { leaveLadder } from '../ladder/ladder-repo.ts'
import { forgetPlayer } from '../ladder/players-repo.ts'
import { closeWaiting } from '../matches/matches-repo.ts'

/**
 * Removes seat, search and ladder row. A running battle is lost because heartbeats stop, and stays in the opponent's
 * history.
 */
export async function forgetOnlinePlayer(tx: Queryable, userId: number, now: Date): Promise<void> {
  await closeWaiting(tx, userId, now)
  await leaveLadder(tx, userId)
  await forgetPlayer(tx, userId)
}
