/** Coupons in the administration (decision 0019): percentage or amount, minimum, dates, uses, categories. */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const

const Day = z.iso.datetime({ offset: true }).nullable()
const Uses = z.int().min(1).max(1_000_000).nullable()

const facts = {
  code: z
    .string()
    .overwrite(code => cleanCode(code).toUpperCase())
    .min(1, 'required')
    .max(40)
    .regex(/^[A-Z0-9_-]+$/, 'sku'),
  percent: z.int().min(1, 'percent').max(100, 'percent').nullable(),
  amount: z.int().min(1).max(100_000_000).nullable(), // cents
  starts_at: Day,
  ends_at: Day,
  max_uses: Uses,
  max_uses_each: Uses,
  minimum: z.int().min(0, 'not_negative').max(100_000_000),
  category_ids: z.array(RowId).max(100), // empty: all products
  is_active: z.boolean(),
}

/** Needs either a percentage or an amount, and must end after it begins. */
const isRight = (
  coupon: { percent: number | null; amount: number | null; starts_at: string | null; ends_at: string | null },
  context: z.core.$RefinementCtx,
) => {
  if ((coupon.percent === null) === (coupon.amount === null))
    context.addIssue({ code: 'custom', message: 'required', path: ['percent'], input: coupon })
  const { starts_at, ends_at } = coupon
  if (starts_at && ends_at && new Date(ends_at) <= new Date(starts_at))
    context.addIssue({ code: 'custom', message: 'date', path: ['ends_at'], input: coupon })
}

export const CouponBody = z.strictObject(facts).superRefine(isRight)
export type CouponBody = z.output<typeof CouponBody>

/** A coupon before anything is entered. */
export const emptyCoupon = (): CouponBody => ({
  code: '',
  percent: null,
  amount: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_each: null,
  minimum: 0,
  category_ids: [],
  is_active: true,
})

export const AdminCoupon = z
  .object({
    id: z.int(),
    version: z.string(),
    code: z.string(),
    percent: z.int().nullable(),
    amount: z.int().nullable(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    max_uses: z.int().nullable(),
    max_uses_each: z.int().nullable(),
    minimum: z.int(),
    category_ids: z.array(z.int()),
    is_active: z.boolean(),
    uses: z.int(),
    batch: z.string().nullable(), // created together under this name
  })
  .meta({ id: 'AdminCoupon' })
export type AdminCoupon = z.infer<typeof AdminCoupon>

export const couponStates = ['active', 'off', 'over', 'used'] as const // switched off, expired, used up

export const adminCoupons = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Coupons, the newest first; `search` finds codes and names of batches',
  query: PageQuery.extend({
    state: z.enum(couponStates).optional(),
    batch: z.string().max(80).optional(),
  }),
  response: pageOf(AdminCoupon),
  problems: ['unauthenticated', 'forbidden'],
})

export const createCoupon = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/coupons',
  summary: 'A new coupon',
  body: CouponBody,
  response: AdminCoupon,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeCoupon = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/coupons/:id',
  summary: 'Save a coupon whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isRight),
  response: AdminCoupon,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

const { code: _, ...rule } = facts

export const mostCouponsAtOnce = 5000

export const createCoupons = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/coupons/batches',
  summary: 'Many coupons of one rule, each with a code by chance behind the prefix',
  body: z
    .strictObject({
      ...rule,
      label: z.string().overwrite(cleanLine).min(1, 'required').max(80),
      prefix: z
        .string()
        .overwrite(cleanCode)
        .toUpperCase()
        .max(16)
        .regex(/^([A-Z0-9]+(-[A-Z0-9]+)*)?$/, 'sku'),
      count: z.int().min(1, 'quantity').max(mostCouponsAtOnce, 'range'),
    })
    .superRefine(isRight),
  response: z.object({ created: z.int(), label: z.string(), codes: z.array(z.string()) }),
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const couponUses = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/coupons/:id/uses',
  summary: 'Orders that used a coupon, the newest first',
  params: IdParams,
  query: PageQuery,
  response: pageOf(
    z.object({
      order_id: z.int(),
      number: z.string(),
      customer: z.string(),
      email: z.string(),
      discount: z.int(), // cents
      total: z.int(),
      at: z.string(),
    }),
  ),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const removeCoupon = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/coupons/:id',
  summary: 'Delete a coupon that was never used; others can be disabled',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'record_in_use'],
})
