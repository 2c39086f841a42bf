/** Checks for every player who takes a seat: a nickname, one seat at a time, no running search. */

import type { Queryable } from '../../kernel/db/database.ts'
import type { Refusal } from '../../kernel/route.ts'
import { Rollback, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { changePlayer, greetPlayer, lockPlayers } from '../ladder/players-repo.ts'
import { closeWaiting, engagedAt, type MatchRow } from './matches-repo.ts'

/**
 * Locks the player's row until the transaction ends, so that two taps do not take two seats. Throws `Rollback` when
 * refused. @returns the player's tables without an opponent, which are now closed
 */
export async function sitDown(tx: Queryable, userId: number, now: Date): Promise<MatchRow[]> {
  await greetPlayer(tx, userId, now)
  await lockPlayers(tx, [userId])
  Rollback.unlessRefused(await nameless(tx, userId))
  const closed = await closeWaiting(tx, userId, now)
  Rollback.unlessRefused(await engaged(tx, userId))
  await changePlayer(tx, userId, { searching_since: null, seen_at: now })
  return closed
}

async function nameless(tx: Queryable, userId: number): Promise<Refusal | undefined> {
  const user = await findUser(tx, userId)
  return user?.nickname ? undefined : refuse('nickname_missing')
}

async function engaged(tx: Queryable, userId: number): Promise<Refusal | undefined> {
  const match = await engagedAt(tx, userId)
  return match ? refuse('already_playing', [], { match }) : undefined
}
