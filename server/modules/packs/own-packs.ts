/**
 * A player's packs. Of concurrent calls that open one pack exactly one opens it; the others receive the same contents.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/packs.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { catalogueCards } from './catalogue-repo.ts'
import { finishOpening, makeCertain } from './open-packs.ts'
import { packsOf } from './packs-repo.ts'
import { showOpenings } from './show-openings.ts'

interface Opened {
  openings: contract.PackOpening[]
  opened: ReadonlySet<string> // by this call
}

async function open(
  packIds: readonly string[],
  nonce: string | undefined,
  context: CallContext,
): Promise<Opened | undefined> {
  const { userId } = callerOf(context)
  if (!(await makeCertain(context.db, userId, packIds, nonce))) return undefined
  const opened = await finishOpening(context.db, userId, packIds, context.now())
  return { openings: await showOpenings(context.db, userId, packIds, context.locale), opened }
}

/**
 * Refuses `not_found` for a void pack or one of another player, and `pack_already_opened`, with the opening, when
 * another call opened it. Without a `nonce` the server draws one.
 */
export async function openOwnPack(
  { params, body }: ParsedOf<typeof contract.openPack>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const result = await open([params.id], body.nonce, context)
  const opening = result?.openings[0]
  if (!opening) return refuse('not_found')
  return result.opened.size > 0 ? opening : refuse('pack_already_opened', [], { opening })
}

/**
 * Returns openings in the order of `ids`. Refuses `not_found`, without opening any, when one is void or belongs to
 * another player, and `pack_already_opened`, with the openings, when this call opened none of them.
 */
export async function openOwnPacks(
  { body }: ParsedOf<typeof contract.openPacks>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.openPacks> | Refusal> {
  const result = await open(body.ids, body.nonce, context)
  if (!result || result.openings.length < body.ids.length) return refuse('not_found')
  const { openings } = result
  return result.opened.size > 0 ? { openings } : refuse('pack_already_opened', [], { openings })
}

/** Refuses `not_found` until the pack is opened, and for a pack of another player. */
export async function showOwnOpening(
  { params }: ParsedOf<typeof contract.packOpening>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const [opening] = await showOpenings(context.db, callerOf(context).userId, [params.id], context.locale)
  return opening ?? refuse('not_found')
}

export const listOwnPacks = (_: unknown, context: CallContext): Promise<contract.Pack[]> =>
  packsOf(context.db, callerOf(context).userId, context.locale)

/** Refuses `not_found` for an unknown version. */
export async function showCatalogue(
  { params: { version } }: ParsedOf<typeof contract.packCatalogue>,
  { db }: CallContext,
): Promise<contract.PackCatalogue | Refusal> {
  const cards = await catalogueCards(db, version)
  return cards ? { version, cards: [...cards] } : refuse('not_found')
}
