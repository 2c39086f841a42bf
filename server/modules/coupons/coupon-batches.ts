/** Many coupons of one rule: codes by chance behind a prefix, told whole to whoever made them and found again under their label. */
import { inArray } from 'drizzle-orm'
import type { createCoupons } from '../../../src/contract/coupon-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { coupons } from '../../db/schema/content.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { inOneGo } from '../audit/save-record.ts'
import { rowFrom } from './administer-coupons.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // 32, none that is taken for another
const length = 8 // 40 bits: not to be guessed behind the limit on tries
const rowsAtOnce = 1000

function makeCode(prefix: string, { ids }: CallContext): string {
  const bytes = Buffer.from(ids.secret(length), 'base64url')
  const code = [...bytes].map(byte => letters[byte & 31]).join('')
  return prefix ? `${prefix}-${code}` : code
}

async function freshCodes(tx: Queryable, prefix: string, count: number, context: CallContext) {
  const codes = new Set<string>()
  while (codes.size < count) {
    while (codes.size < count) codes.add(makeCode(prefix, context))
    const taken = await tx
      .select({ code: coupons.code })
      .from(coupons)
      .where(inArray(coupons.code, [...codes]))
    for (const { code } of taken) codes.delete(code)
  }
  return [...codes]
}

export const makeCoupons = (
  { body }: ParsedOf<typeof createCoupons>,
  context: CallContext,
): Promise<AnswerOf<typeof createCoupons> | Refusal> =>
  inOneGo(context, async tx => {
    const { label, prefix, count, ...rule } = body
    const [same] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(inArray(coupons.batch, [label]))
      .limit(1)
    if (same) return refuse('validation', [{ path: 'label', code: 'code_taken' }])
    const codes = await freshCodes(tx, prefix, count, context)
    for (let from = 0; from < codes.length; from += rowsAtOnce)
      await tx
        .insert(coupons)
        .values(
          codes.slice(from, from + rowsAtOnce).map(code => ({ ...rowFrom({ ...rule, code }), batch: label })),
        )
    const writer = { userId: callerOf(context).userId, at: context.now() }
    const after = { label, prefix, count, ...rule }
    await recordChange(tx, writer, { record: 'coupon', id: label, title: label, before: null, after })
    return { created: codes.length, label, codes }
  })
