import { eq } from 'drizzle-orm'
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import { packSecrets, packTypes, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Throws when no pack type has the rarity: the seed creates one of each. */
export async function packTypeIdOf(tx: Queryable, rarity: (typeof packRarities)[number]): Promise<number> {
  const [type] = await tx.select({ id: packTypes.id }).from(packTypes).where(eq(packTypes.rarity, rarity))
  if (!type) throw new Error(`there is no pack of rarity ${rarity}`)
  return type.id
}

type NewPack = typeof userPacks.$inferInsert & { secret: string }

/** Returns the ids of the stored packs. A second welcome or lesson pack of an account is not stored. */
export async function storePacks(tx: Queryable, packs: readonly NewPack[]): Promise<string[]> {
  const rows = await tx
    .insert(userPacks)
    .values(packs.map(({ secret: _, ...row }) => row))
    .onConflictDoNothing()
    .returning({ id: userPacks.id })
  const stored = new Set(rows.map(({ id }) => id))
  const secrets = packs
    .filter(({ id }) => stored.has(id))
    .map(({ id: pack_id, secret }) => ({ pack_id, secret }))
  if (secrets.length > 0) await tx.insert(packSecrets).values(secrets)
  return [...stored]
}
