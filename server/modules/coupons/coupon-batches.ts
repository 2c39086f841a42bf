/**
 * Many coupons with one rule: random codes with a prefix, returned in full to their creator and found by their label.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { createCoupons } from '@/contract/endpoints/admin/coupons.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { insertCoupons, isBatchTaken, takenCodes } from './admin-repo.ts'
import { couponRowFrom } from './coupon-record.ts'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // 32 characters, none easily confused with another
const length = 8 // 40 bits: cannot be guessed within the limit on attempts
const rowsAtOnce = 1000

function makeCode(prefix: string, { ids }: CallContext): string {
  const bytes = Buffer.from(ids.secret(length), 'base64url')
  const code = [...bytes].map(byte => alphabet[byte & 31]).join('')
  return prefix ? `${prefix}-${code}` : code
}

async function freshCodes(tx: Queryable, prefix: string, count: number, context: CallContext) {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(makeCode(prefix, context))
    for (const code of await takenCodes(tx, [...codes])) codes.delete(code)
  }
  return [...codes]
}

/** Creates all of them or none. Refuses `validation` for a label in use. Writes one audit entry for the batch. */
export const makeCoupons = (
  { body }: ParsedOf<typeof createCoupons>,
  context: CallContext,
): Promise<ResponseOf<typeof createCoupons> | Refusal> =>
  inTransaction(context, async tx => {
    const { label, prefix, count, ...rule } = body
    if (await isBatchTaken(tx, label)) return refuse('validation', [{ path: 'label', code: 'code_taken' }])
    const codes = await freshCodes(tx, prefix, count, context)
    for (let from = 0; from < codes.length; from += rowsAtOnce)
      await insertCoupons(
        tx,
        codes
          .slice(from, from + rowsAtOnce)
          .map(code => ({ ...couponRowFrom({ ...rule, code }), batch: label })),
      )
    const after = { label, prefix, count, ...rule }
    await recordChange(tx, writerOf(context), {
      record: 'coupon',
      id: label,
      title: label,
      before: null,
      after,
    })
    return { created: codes.length, label, codes }
  })
