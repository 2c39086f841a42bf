import * as contract from '@/contract/endpoints/admin/coupons.ts'
import { validateCoupon } from '@/contract/endpoints/site/site.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { makeCoupons } from './coupon-batches.ts'
import { couponRecord } from './coupon-record.ts'
import { isGood } from './coupon-rule.ts'
import { listUses } from './coupon-uses.ts'
import { couponByKey } from './coupons-repo.ts'

const routes: readonly Route[] = [
  route(validateCoupon, async ({ body }, { db, now }) => {
    const coupon = await couponByKey(db, body.code)
    if (!coupon || !isGood(coupon, now())) return { valid: false, coupon: null }
    const { code, percent, amount } = coupon
    return { valid: true, coupon: { code, percent, amount } }
  }),
  route(contract.adminCoupons, listRecords(couponRecord)),
  route(contract.createCoupon, createRecord(couponRecord)),
  route(contract.createCoupons, makeCoupons),
  route(contract.changeCoupon, saveRecord(couponRecord)),
  route(contract.couponUses, listUses),
  route(contract.removeCoupon, removeRecord(couponRecord)),
]

export const couponsModule: ServerModule = { name: 'coupons', routes }
