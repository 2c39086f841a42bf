/** Coupons in the administration. The number of uses is not part of the version. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/coupons.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { refuse } from '../../kernel/route.ts'
import { type CouponRow, couponsPage, couponsTable, isCodeTaken } from './admin-repo.ts'
import { timesUsed } from './coupons-repo.ts'

type Coupon = contract.AdminCoupon

function viewOf({ uses, starts_at, ends_at, ...row }: CouponRow): Coupon {
  const facts = {
    ...row,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
  return { ...facts, uses, version: versionOf(facts) }
}

/** Converts the form's dates for the database; null means no limit. */
export const couponRowFrom = ({ starts_at, ends_at, ...facts }: contract.CouponBody) => ({
  ...facts,
  starts_at: starts_at ? new Date(starts_at) : null,
  ends_at: ends_at ? new Date(ends_at) : null,
})

export const couponRecord: EditableKind<Coupon, contract.CouponBody> &
  ListedKind<Coupon, ParsedOf<typeof contract.adminCoupons>['query']> = {
  record: 'coupon',
  key: 'id',
  lock: couponsTable.lock,
  read: async (db, id) => {
    const row = await couponsTable.find(db, id)
    return row && viewOf(row)
  },
  page: async (db, query, { now }) => {
    const { rows, total } = await couponsPage(db, query, now())
    return { rows: rows.map(viewOf), total }
  },
  check: async (tx, body, current) =>
    (await isCodeTaken(tx, body.code, current?.id ?? null)) ? [{ path: 'code', code: 'code_taken' }] : [],
  insert: (tx, body) => couponsTable.insert(tx, couponRowFrom(body)),
  update: (tx, { id }, body) => couponsTable.update(tx, id, couponRowFrom(body)),
  refuseRemoval: async (tx, { id, uses }) => {
    const count = Math.max(await timesUsed(tx, id), uses)
    if (count === 0) return undefined
    return refuse('record_in_use', [{ path: 'uses', code: 'in_use_orders', params: { count } }])
  },
  remove: (tx, { id }) => couponsTable.remove(tx, id),
  titleOf: coupon => coupon.code,
  factsOf: ({ uses: _, ...facts }) => facts,
}
