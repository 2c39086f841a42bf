/**
 * Opens packs in two commits (decision 0034). The first stores the nonce and the guarantee counter, which determine the
 * contents. The second writes cards and pack together. If the process stops between the two, a later call or the job
 * finishes with the same cards.
 */

import type { PackCard } from '@/engine/packs/draw.ts'
import { endsTheWait } from '@/engine/packs/odds.ts'
import { contentsOf, ownNonce } from '@/engine/packs/receipt.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { eachAlone } from '../../kernel/each-alone.ts'
import { catalogueCards } from './catalogue-repo.ts'
import { oddsTables } from './odds-repo.ts'
import {
  type DrawnPack,
  halfOpenPacks,
  holdPacks,
  holdPlayer,
  storeCards,
  storeNonce,
  storeOpened,
  storeWait,
  turnAlbumOn,
  waitsOf,
} from './opening-repo.ts'
import { packHashes } from './pack-hashes.ts'

type CertainPack = DrawnPack & { nonce: string; guarantee: number }

const isCertain = (pack: DrawnPack): pack is CertainPack => pack.nonce !== null && pack.guarantee !== null

/**
 * Returns the cards in the order of the slots. The result depends only on pack, nonce and guarantee counter
 * (decision 0034). Throws when the catalogue or odds of the pack are unknown.
 */
export async function packContents(tx: Queryable, pack: CertainPack): Promise<PackCard[]> {
  const catalogue = await catalogueCards(tx, pack.catalogue_version)
  const rules = (await oddsTables(tx, pack.odds_version))?.[pack.rarity]
  const draw = { ...pack, pack_id: pack.id }
  const contents = catalogue && rules && (await contentsOf(draw, catalogue, packHashes, rules))
  if (!contents) throw new Error(`nothing can be drawn for pack ${pack.id}`)
  return contents
}

/**
 * Fixes the contents of sealed packs, in the order of `packIds`. Returns false and changes nothing when one belongs to
 * another player.
 */
export function makeCertain(
  db: Queryable,
  userId: number,
  packIds: readonly string[],
  nonce: string | undefined,
): Promise<boolean> {
  return db.transaction(async tx => {
    await holdPlayer(tx, userId)
    const packs = await holdPacks(tx, userId, packIds)
    if (packs.length < packIds.length) return false
    const waits = await waitsOf(tx, userId)
    for (const id of packIds) {
      const pack = packs.find(row => row.id === id)
      if (!pack || isCertain(pack) || pack.is_opened) continue
      const guarantee = waits.get(pack.pack_type_id) ?? 0
      const certain = { ...pack, nonce: nonce ?? ownNonce(id), guarantee }
      await storeNonce(tx, id, certain.nonce, guarantee)
      const drawn = await packContents(tx, certain)
      const waited = endsTheWait(drawn.map(({ rarita }) => rarita)) ? 0 : guarantee + 1
      await storeWait(tx, userId, pack.pack_type_id, waited)
      waits.set(pack.pack_type_id, waited)
    }
    return true
  })
}

/**
 * Writes the cards of packs whose contents `makeCertain` has fixed. Returns the ids of the packs that this call opened.
 */
export function finishOpening(
  db: Queryable,
  userId: number,
  packIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return db.transaction(async tx => {
    await holdPlayer(tx, userId)
    const packs = await holdPacks(tx, userId, packIds)
    const opened = new Set<string>()
    for (const id of packIds) {
      const pack = packs.find(row => row.id === id)
      if (!pack || pack.is_opened || !isCertain(pack)) continue
      const drawn = await packContents(tx, pack)
      await storeCards(
        tx,
        userId,
        id,
        drawn.map(({ numero_carta }) => numero_carta),
        now,
      )
      if (opened.size === 0) await turnAlbumOn(tx, userId)
      await storeOpened(tx, id, now)
      opened.add(id)
    }
    return opened
  })
}

const mostAtOnce = 200

export const halfOpenJob = 'finish-half-open-packs'

/**
 * Runs in the job `finish-half-open-packs`: finishes openings that a crashed process had begun, at most 200 at once.
 */
export async function finishHalfOpen(
  { db, now, log }: Pick<AppContext, 'db' | 'now' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const packs = await halfOpenPacks(db, mostAtOnce)
  await eachAlone(
    packs,
    log,
    ({ id }) => ({ pack: id }),
    ({ user_id, id }) => finishOpening(db, user_id, [id], now()),
    stopping,
  )
}
