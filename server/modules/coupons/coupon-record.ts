/** Discounts in the administration. Uses are not part of the version. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/coupons.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { refuse } from '../../kernel/route.ts'
import { couponsPage, couponsTable, isCodeTaken, unknownReferences, usersOf } from './admin-repo.ts'
import type { CouponRow } from './coupon-rule.ts'
import { discountedBy, timesUsed } from './coupons-repo.ts'

type Coupon = contract.AdminCoupon

async function viewsOf(db: Queryable, rows: readonly CouponRow[]): Promise<Coupon[]> {
  const discounted = await discountedBy(
    db,
    rows.map(({ id }) => id),
  )
  const users = await usersOf(
    db,
    rows.flatMap(({ user_ids }) => user_ids),
  )
  return rows.map(({ uses, starts_at, ends_at, ...row }) => {
    const facts = {
      ...row,
      starts_at: starts_at?.toISOString() ?? null,
      ends_at: ends_at?.toISOString() ?? null,
    }
    return {
      ...facts,
      uses,
      discounted: discounted.get(row.id) ?? 0,
      users: users.filter(({ id }) => row.user_ids.includes(id)),
      version: versionOf(facts),
    }
  })
}

/** Converts the form's dates for the database; null means no limit. Fields of other kinds are emptied. */
export const couponRowFrom = ({ starts_at, ends_at, ...facts }: contract.CouponBody) => ({
  ...facts,
  ...(facts.kind !== 'goods' && { percent: null, amount: null }),
  ...(facts.kind !== 'bundle' && {
    buy_quantity: null,
    get_quantity: null,
    get_percent: null,
    get_product_ids: [],
    get_category_ids: [],
  }),
  ...(facts.kind !== 'shipping' && { shipping_methods: [] }),
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
    const [view] = await viewsOf(db, row ? [row] : [])
    return view
  },
  page: async (db, query, { now }) => {
    const { rows, total } = await couponsPage(db, query, now())
    return { rows: await viewsOf(db, rows), total }
  },
  check: async (tx, body, current) => {
    const isTaken = body.code !== null && (await isCodeTaken(tx, body.code, current?.id ?? null))
    const taken = isTaken ? [{ path: 'code', code: 'code_taken' }] : []
    return [...taken, ...(await unknownReferences(tx, body, current))]
  },
  insert: (tx, body) => couponsTable.insert(tx, couponRowFrom(body)),
  update: (tx, { id }, body) => couponsTable.update(tx, id, couponRowFrom(body)),
  refuseRemoval: async (tx, { id, uses }) => {
    const count = Math.max(await timesUsed(tx, id), uses)
    if (count === 0) return undefined
    return refuse('record_in_use', [{ path: 'uses', code: 'in_use_orders', params: { count } }])
  },
  remove: (tx, { id }) => couponsTable.remove(tx, id),
  titleOf: ({ code, names }) => code ?? names.it,
  factsOf: ({ uses: _, discounted: __, users: ___, ...facts }) => facts,
}
