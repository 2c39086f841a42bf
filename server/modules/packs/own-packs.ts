/** What people do with their packs. Of many calls that open one pack exactly one succeeds; the others are told the same contents. */

import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/packs.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { catalogueCards } from './catalogue-repo.ts'
import { finishOpening, makeCertain } from './open-packs.ts'
import { packsOf } from './repo.ts'
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

export async function openOwnPack(
  { params, body }: ParsedOf<typeof contract.openPack>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const found = await open([params.id], body.nonce, context)
  const opening = found?.openings[0]
  if (!opening) return refuse('not_found')
  return found.opened.size > 0 ? opening : refuse('pack_already_opened', [], { opening })
}

export async function openOwnPacks(
  { body }: ParsedOf<typeof contract.openPacks>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.openPacks> | Refusal> {
  const found = await open(body.ids, body.nonce, context)
  if (!found || found.openings.length < body.ids.length) return refuse('not_found')
  const { openings } = found
  return found.opened.size > 0 ? { openings } : refuse('pack_already_opened', [], { openings })
}

export async function showOwnOpening(
  { params }: ParsedOf<typeof contract.packOpening>,
  context: CallContext,
): Promise<contract.PackOpening | Refusal> {
  const [opening] = await showOpenings(context.db, callerOf(context).userId, [params.id], context.locale)
  return opening ?? refuse('not_found')
}

export const listOwnPacks = (_: unknown, context: CallContext): Promise<contract.Pack[]> =>
  packsOf(context.db, callerOf(context).userId, context.locale)

export async function showCatalogue(
  { params: { version } }: ParsedOf<typeof contract.packCatalogue>,
  { db }: CallContext,
): Promise<contract.PackCatalogue | Refusal> {
  const cards = await catalogueCards(db, version)
  return cards ? { version, cards: [...cards] } : refuse('not_found')
}
