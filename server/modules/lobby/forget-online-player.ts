import type { Queryable } from '../../kernel/db/database.ts'
import { leaveLadder } from '../ladder/ladder-repo.ts'
import { forgetPlayer } from '../ladder/players-repo.ts'
import { closeWaiting } from '../matches/matches-repo.ts'

/** Chair, search and place on the ladder go; a battle under way is lost for want of a heartbeat, and stays in the rival's history. */
export async function forgetOnlinePlayer(tx: Queryable, userId: number, now: Date): Promise<void> {
  await closeWaiting(tx, userId, now)
  await leaveLadder(tx, userId)
  await forgetPlayer(tx, userId)
}
