/**
 * Grants a pack with its secret and the public commitment to it, in the caller's transaction (decision 0034).
 * Afterwards its contents depend only on the nonce and the guarantee counter at its opening.
 */
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import type { PackSource } from '@/contract/endpoints/game/packs.ts'
import { commitmentOf, hexOf } from '@/engine/packs/receipt.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Ids } from '../../kernel/ids.ts'
import { catalogueOfToday } from './catalogue-repo.ts'
import { packTypeIdOf, storePacks } from './granted-packs-repo.ts'
import { currentOdds } from './odds-repo.ts'
import { packHashes } from './pack-hashes.ts'

export interface PackGrant {
  rarity: (typeof packRarities)[number]
  source: PackSource
  pieces: number
  order_line_id?: number // bought with this order line
}

export interface GrantDeps {
  ids: Ids
  now: Date
}

const secretBytes = 32

/** Returns the ids of the new packs, or none for the second welcome pack of an account. */
export async function grantPacks(
  tx: Queryable,
  userId: number,
  { rarity, source, pieces, order_line_id }: PackGrant,
  { ids, now }: GrantDeps,
): Promise<string[]> {
  const pack_type_id = await packTypeIdOf(tx, rarity)
  const odds = await currentOdds(tx)
  const versions = { odds_version: odds.version, catalogue_version: await catalogueOfToday(tx) }
  const packs = await Promise.all(
    Array.from({ length: pieces }, async () => {
      const secret = hexOf(ids.chance(secretBytes))
      const id = ids.chance(16).toString('base64url') // the draw depends on it too
      const commitment = await commitmentOf({ pack_id: id, secret, ...versions }, packHashes)
      return { id, secret, commitment }
    }),
  )
  const common = { user_id: userId, pack_type_id, source, ...versions, order_line_id: order_line_id ?? null }
  return storePacks(
    tx,
    packs.map(pack => ({ ...pack, ...common, created_at: now })),
  )
}
