/** What an administrator does to an account's access. Every open session ends, so that it holds at once. */
import { eq } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import type { World } from '../../kernel/context.ts'
import { endSessions } from './end-sessions.ts'

export async function changeRole(world: World, userId: number, role: Role): Promise<void> {
  await world.db.transaction(async tx => {
    await tx.update(users).set({ role }).where(eq(users.id, userId))
    await world.events.publish('role-changed', { userId, role }, tx)
    await endSessions(tx, world, { userId })
  })
}

export async function blockAccount(world: World, userId: number): Promise<void> {
  await world.db.transaction(async tx => {
    await tx.update(users).set({ blocked_at: world.now() }).where(eq(users.id, userId))
    await endSessions(tx, world, { userId })
  })
}
