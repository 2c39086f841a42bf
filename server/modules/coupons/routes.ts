import * as contract from '../../../src/contract/coupon-administration.ts'
import { validateCoupon } from '../../../src/contract/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import { addCoupon, listCoupons, saveCoupon } from './administer-coupons.ts'
import { makeCoupons } from './coupon-batches.ts'
import { couponKey, isGood } from './coupon-rule.ts'
import { eraseCoupon, listUses } from './coupon-uses.ts'
import { couponByKey } from './repo.ts'

export const couponsRoutes: readonly Route[] = [
  route(validateCoupon, async ({ body }, { db, now }) => {
    const found = await couponByKey(db, couponKey(body.code))
    if (!found || !isGood(found, now())) return { valid: false, coupon: null }
    const { code, percent, amount } = found
    return { valid: true, coupon: { code, percent, amount } }
  }),
  route(contract.adminCoupons, listCoupons),
  route(contract.createCoupon, addCoupon),
  route(contract.createCoupons, makeCoupons),
  route(contract.changeCoupon, saveCoupon),
  route(contract.couponUses, listUses),
  route(contract.removeCoupon, eraseCoupon),
]
