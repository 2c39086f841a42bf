/** What people do with their packs. Of many calls that open one pack exactly one opens it; the others get the same contents. */

import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/endpoints/game/packs.ts'
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
 * `not_found` when it is not the caller's or is void; `pack_already_opened`, with the opening, when another call opened it. Without a
 * `nonce` the server uses one of its own.
 */
export async function openOwnPack(
  { params, body }: ParsedOf<typeof contract.openPack>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const found = await open([params.id], body.nonce, context)
  const opening = found?.openings[0]
  if (!opening) return refuse('not_found')
  return found.opened.size > 0 ? opening : refuse('pack_already_opened', [], { opening })
}

/**
 * Openings in the order of `ids`. `not_found`, and none is opened, when one is not the caller's or is void; `pack_already_opened`, with the
 * openings, when this call opened none of them.
 */
export async function openOwnPacks(
  { body }: ParsedOf<typeof contract.openPacks>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.openPacks> | Refusal> {
  const found = await open(body.ids, body.nonce, context)
  if (!found || found.openings.length < body.ids.length) return refuse('not_found')
  const { openings } = found
  return found.opened.size > 0 ? { openings } : refuse('pack_already_opened', [], { openings })
}

/** `not_found` until the pack is opened, and for a pack of somebody else. */
export async function showOwnOpening(
  { params }: ParsedOf<typeof contract.packOpening>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const [opening] = await showOpenings(context.db, callerOf(context).userId, [params.id], context.locale)
  return opening ?? refuse('not_found')
}

export const listOwnPacks = (_: unknown, context: CallContext): Promise<contract.Pack[]> =>
  packsOf(context.db, callerOf(context).userId, context.locale)

/** `not_found` for an unknown version. */
export async function showCatalogue(
  { params: { version } }: ParsedOf<typeof contract.packCatalogue>,
  { db }: CallContext,
): Promise<contract.PackCatalogue | Refusal> {
  const cards = await catalogueCards(db, version)
  return cards ? { version, cards: [...cards] } : refuse('not_found')
}
