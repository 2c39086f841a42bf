/** What an administrator does to an account's access. Every open session ends, so that it holds at once. */
import { eq } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { endSessions } from './end-sessions.ts'

type Shop = Pick<World, 'events' | 'now'>

export async function changeRole(tx: Queryable, shop: Shop, userId: number, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId))
  await shop.events.publish('role-changed', { userId, role }, tx)
  await endSessions(tx, shop, { userId })
}

export async function blockAccount(tx: Queryable, shop: Shop, userId: number): Promise<void> {
  await tx.update(users).set({ blocked_at: shop.now() }).where(eq(users.id, userId))
  await endSessions(tx, shop, { userId })
}
