/** Changes that an admin makes to an account's access. Every open session ends, so they apply immediately. */
import type { Role } from '@/contract/permissions.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { endSessions } from './end-sessions.ts'
import { storeBlocked, storeRole } from './users-repo.ts'

type Shop = Pick<AppContext, 'events' | 'now'>

/** Publishes `role-changed` and, when sessions were open, `sessions-ended`, in the transaction. */
export async function changeRole(tx: Queryable, shop: Shop, userId: number, role: Role): Promise<void> {
  await storeRole(tx, userId, role)
  await shop.events.publish('role-changed', { userId, role }, tx)
  await endSessions(tx, shop, { userId })
}

/** Blocks the account. Publishes `sessions-ended` in the transaction when sessions were open. */
export async function blockAccount(tx: Queryable, shop: Shop, userId: number): Promise<void> {
  await storeBlocked(tx, userId, shop.now())
  await endSessions(tx, shop, { userId })
}
