import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from '../auth/end-sessions.ts'
import type { UserRow } from '../auth/users-repo.ts'
import { anonymise, lockAdmins } from './repo.ts'

/** Orders and battles stay, without a person (decisions §3). The last admin cannot leave the shop without one. */
export async function removeAccount(
  tx: Queryable,
  user: UserRow,
  world: Pick<World, 'events' | 'now'>,
): Promise<Refusal | undefined> {
  if (user.role === 'admin' && (await lockAdmins(tx)).every(id => id === user.id)) return refuse('conflict')
  await world.events.publish('account-deleted', { userId: user.id }, tx)
  await endSessions(tx, world, { userId: user.id })
  await anonymise(tx, user, world.now())
  return undefined
}
