import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { userPacks, welcomedAddresses } from '../../db/schema/game.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { grantPacks } from './grant-packs.ts'

type WelcomeWorld = Pick<World, 'events' | 'ids' | 'now' | 'config'>

/** True for the first who has this address; nobody reads an address from what is kept. */
async function markWelcomed(tx: Queryable, userId: number, { config }: WelcomeWorld): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return false
  const mark = createHmac('sha256', `welcome:${config.appSecret}`).update(user.email).digest('base64url')
  const marked = await tx.insert(welcomedAddresses).values({ mark }).onConflictDoNothing().returning()
  return marked.length > 0
}

/**
 * One pack for a verified address, once per account and once per address: who leaves and comes back with the same one has had it
 * (decisions §3).
 */
export function welcomeWithPack(world: WelcomeWorld): void {
  const { events, ids, now } = world
  events.on('email-verified', async ({ userId }, tx) => {
    const isFirst = await markWelcomed(tx, userId, world)
    if (isFirst)
      await grantPacks(tx, userId, { rarity: 'common', source: 'welcome', pieces: 1 }, { ids, now: now() })
  })
  events.on('account-deleted', async ({ userId }, tx) => {
    const own = and(eq(userPacks.user_id, userId), eq(userPacks.source, 'welcome'))
    const [welcomed] = await tx.select({ id: userPacks.id }).from(userPacks).where(own)
    if (welcomed) await markWelcomed(tx, userId, world) // welcomed before addresses were marked
  })
}
