import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { couponUses } from '@/contract/endpoints/admin/coupons.ts'
import * as contract from '@/contract/endpoints/admin/coupons.ts'
import { validateCoupon } from '@/contract/endpoints/site/site.ts'
import type { CallContext } from '../../kernel/context.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Refusal, type Route, refuse, route } from '../../kernel/route.ts'
import { couponsTable } from './admin-repo.ts'
import { makeCoupons } from './coupon-batches.ts'
import { couponRecord } from './coupon-record.ts'
import { invalidity } from './coupon-rule.ts'
import { couponByKey, usesPage } from './coupons-repo.ts'

/** Newest order first. Amounts are in cents. Refuses `not_found` for an unknown coupon. */
async function listUses(
  { params, query }: ParsedOf<typeof couponUses>,
  { db }: CallContext,
): Promise<ResponseOf<typeof couponUses> | Refusal> {
  if (!(await couponsTable.find(db, params.id))) return refuse('not_found')
  const { rows, total } = await usesPage(db, params.id, query)
  const data = rows.map(row => ({ ...row, at: row.at.toISOString() }))
  return { data, meta: pageMeta(query, total) }
}

const routes: readonly Route[] = [
  route(validateCoupon, async ({ body }, { db, now }) => {
    const coupon = await couponByKey(db, body.code)
    const reason = invalidity(coupon, now()) ?? null
    if (!coupon || reason) {
      const starts_at = (reason === 'early' && coupon?.starts_at?.toISOString()) || null
      return { valid: false, coupon: null, reason, starts_at }
    }
    const { percent, amount } = coupon
    return { valid: true, coupon: { code: body.code, percent, amount }, reason: null, starts_at: null }
  }),
  route(contract.adminCoupons, listRecords(couponRecord)),
  route(contract.createCoupon, createRecord(couponRecord)),
  route(contract.createCoupons, makeCoupons),
  route(contract.changeCoupon, saveRecord(couponRecord)),
  route(contract.couponUses, listUses),
  route(contract.removeCoupon, removeRecord(couponRecord)),
]

export const couponsModule: ServerModule = { name: 'coupons', routes }
