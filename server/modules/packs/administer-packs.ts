/** Admin use cases: give packs, create codes to print, void codes. Each writes an audit entry. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/pack-batches.ts'
import { makePackCode } from '@/domain/pack-code.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { batchById, batchPage, hasProduct, holdBatch, insertBatch, storeVoided } from './codes-repo.ts'
import { grantPacks } from './grant-packs.ts'
import { nameOfPlayer, packsById } from './packs-repo.ts'
import { hashOfCode } from './redeem-code.ts'

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

/** Refuses `not_found` when the account does not exist or was deleted. Packs and audit entry are one transaction. */
export function giveToUser(
  { body }: ParsedOf<typeof contract.grantPacksToUser>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.grantPacksToUser> | Refusal> {
  const { user_id, rarity, count } = body
  return context.db.transaction(async tx => {
    const name = await nameOfPlayer(tx, user_id)
    if (name === undefined) return refuse('not_found')
    const grant = { rarity, source: 'gift', pieces: count } as const
    const packIds = await grantPacks(tx, user_id, grant, { ids: context.ids, now: context.now() })
    await recordChange(tx, writerOf(context), {
      record: 'pack',
      id: packIds[0] ?? '',
      title: `${count} × ${rarity} → ${name}`,
      before: null,
      after: { user_id, rarity, count },
    })
    return { packs: await packsById(tx, packIds, context.locale) }
  })
}

/** No spreadsheet can interpret a cell as a formula, because codes are letters, digits and dashes. */
const csvOf = (codes: readonly string[]): string =>
  ['serial,code', ...codes.map((code, at) => `${at + 1},${code}`), ''].join('\r\n')

/** Returns `amount` different codes of 75 random bits each. A duplicate, which is very unlikely, is drawn again. */
function makeCodes(amount: number, { ids }: CallContext): string[] {
  const codes = new Set<string>()
  while (codes.size < amount) codes.add(makePackCode(Buffer.from(ids.secret(15), 'base64url')))
  return [...codes]
}

/**
 * Refuses `not_found` for an unknown product. Only hashes are stored, so the CSV (`serial,code`, CRLF line ends) is the
 * only place with readable codes. Audited, without the codes.
 */
export function makeBatch(
  { body }: ParsedOf<typeof contract.createPackBatch>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.createPackBatch> | Refusal> {
  const { label, rarity, amount, product_id } = body
  return context.db.transaction(async tx => {
    if (product_id !== null && !(await hasProduct(tx, product_id))) return refuse('not_found')
    const codes = makeCodes(amount, context)
    const writer = writerOf(context)
    const facts = { label, rarity, product_id, created_by: writer.userId, created_at: writer.at }
    const id = await insertBatch(tx, facts, codes.map(hashOfCode))
    const batch = await batchById(tx, id)
    if (!batch) throw new Error('a batch was not stored')
    await recordChange(tx, writer, { record: 'pack', id, title: label, before: null, after: batch })
    return { batch, csv: csvOf(codes) }
  })
}

export const listBatches = (
  { query }: ParsedOf<typeof contract.packBatches>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.packBatches>> => batchPage(db, query)

/** Voiding a batch again changes nothing. Redeemed codes remain redeemed. */
export function voidBatch(
  { params }: ParsedOf<typeof contract.voidPackBatch>,
  context: CallContext,
): Promise<contract.PackBatch | Refusal> {
  return context.db.transaction(async tx => {
    await holdBatch(tx, params.id)
    const before = await batchById(tx, params.id)
    if (!before) return refuse('not_found')
    await storeVoided(tx, params.id, context.now())
    const after = await batchById(tx, params.id)
    if (!after) return refuse('not_found')
    await recordChange(tx, writerOf(context), {
      record: 'pack',
      id: params.id,
      title: before.label,
      before,
      after,
    })
    return after
  })
}
