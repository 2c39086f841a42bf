/**
 * A pack is given together with its secret and the public commitment to it, in the caller's transaction (decisions §7). From then on
 * nothing that decides its contents changes but the nonce and the guarantee counter, which its owner's opening brings.
 */
import { eq } from 'drizzle-orm'
import type { packRarities } from '../../../src/contract/characters.ts'
import type { PackSource } from '../../../src/contract/packs.ts'
import { commitmentOf, hexOf } from '../../../src/engine/packs/receipt.ts'
import { packSecrets, packTypes, userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Ids } from '../../kernel/ids.ts'
import { catalogueOfToday } from './catalogue-repo.ts'
import { currentOdds } from './odds-repo.ts'
import { packHashes } from './pack-hashes.ts'

export interface PackGrant {
  rarity: (typeof packRarities)[number]
  source: PackSource
  pieces: number
  order_line_id?: number // bought with it
}

export interface GrantDeps {
  ids: Ids
  now: Date
}

const secretBytes = 32

/** Ids of the new packs; none when it was the second welcome of an account. */
export async function grantPacks(
  tx: Queryable,
  userId: number,
  { rarity, source, pieces, order_line_id }: PackGrant,
  { ids, now }: GrantDeps,
): Promise<string[]> {
  const [type] = await tx.select({ id: packTypes.id }).from(packTypes).where(eq(packTypes.rarity, rarity))
  if (!type) throw new Error(`there is no pack of rarity ${rarity}`)
  const odds = await currentOdds(tx)
  const versions = { odds_version: odds.version, catalogue_version: await catalogueOfToday(tx) }
  const sealed = await Promise.all(
    Array.from({ length: pieces }, async () => {
      const secret = hexOf(Buffer.from(ids.secret(secretBytes), 'base64url'))
      const pack_id = ids.secret(16)
      return {
        pack_id,
        secret,
        commitment: await commitmentOf({ pack_id, secret, ...versions }, packHashes),
      }
    }),
  )
  const given = await tx
    .insert(userPacks)
    .values(
      sealed.map(({ pack_id, commitment }) => ({
        id: pack_id,
        user_id: userId,
        pack_type_id: type.id,
        source,
        commitment,
        ...versions,
        order_line_id: order_line_id ?? null,
        created_at: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: userPacks.id })
  const stored = new Set(given.map(({ id }) => id))
  const secrets = sealed
    .filter(({ pack_id }) => stored.has(pack_id))
    .map(({ pack_id, secret }) => ({ pack_id, secret }))
  if (secrets.length > 0) await tx.insert(packSecrets).values(secrets)
  return [...stored]
}
