/** Discounts in the administration, with a code or automatic (decisions 0019 and 0077). */
import { z } from 'zod'
import { type DiscountKind, discountKinds, discountStates } from '../../../domain/discounts.ts'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { perLocale } from '../../per-locale.ts'
import { SaleAmount } from '../../sale-amounts.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const

const Day = z.iso.datetime({ offset: true }).nullable()
const Uses = z.int().min(1).max(1_000_000).nullable()

const Pieces = z.int().min(1, 'quantity').max(99, 'quantity').nullable()
const products = z.array(RowId).max(100).default([])
const categories = z.array(RowId).max(100)

export const tiers = ['base', 'reseller', 'other'] as const

const Code = z
  .string()
  .overwrite(code => cleanCode(code).toUpperCase())
  .min(1, 'required')
  .max(40)
  .regex(/^[A-Z0-9_-]+$/, 'sku')

const rule = {
  names: perLocale(z.string().overwrite(cleanLine).max(80)).default(localizedTextsOf(() => '')), // empty: buyers see the code
  kind: z.enum(discountKinds).default('goods'),
  percent: z.int().min(1, 'percent').max(100, 'percent').nullable(), // of `goods`: either percent or amount
  amount: z.int().min(1).max(100_000_000).nullable(), // cents
  starts_at: Day,
  ends_at: Day,
  max_uses: Uses,
  max_uses_each: Uses,
  minimum: z.int().min(0, 'not_negative').max(100_000_000), // of the products it applies to, in cents
  product_ids: products, // with those of the categories; both empty: all products
  category_ids: categories,
  buy_quantity: Pieces.default(null), // of `bundle`
  get_quantity: Pieces.default(null),
  get_percent: z.int().min(1, 'percent').max(100, 'percent').nullable().default(null), // 100: free
  get_product_ids: products, // of `bundle`; without them and their categories: the products above
  get_category_ids: categories.default([]),
  shipping_methods: z.array(z.string().overwrite(cleanCode).max(40)).max(50).default([]), // of `shipping`; empty: all
  tiers: z.array(z.enum(tiers)).max(tiers.length).default([]), // empty: all
  user_ids: z.array(RowId).max(500).default([]), // empty: all customers
  is_combinable: z.boolean().default(false), // with other combinable discounts
  is_active: z.boolean(),
}

const facts = { code: Code.nullable(), ...rule } // null: automatic

interface Rule {
  code?: string | null
  names: { it: string }
  kind: DiscountKind
  percent: number | null
  amount: number | null
  buy_quantity: number | null
  get_quantity: number | null
  get_percent: number | null
  starts_at: string | null
  ends_at: string | null
}

/** Goods need either a percentage or an amount, bundles their numbers, automatic discounts a name; it must end after it begins. */
const isRight = (coupon: Rule, context: z.core.$RefinementCtx) => {
  const report = (message: string, path: string[]) =>
    context.addIssue({ code: 'custom', message, path, input: coupon })
  if (coupon.kind === 'goods' && (coupon.percent === null) === (coupon.amount === null))
    report('required', ['percent'])
  if (coupon.kind === 'bundle')
    for (const field of ['buy_quantity', 'get_quantity', 'get_percent'] as const)
      if (coupon[field] === null) report('required', [field])
  if (coupon.code === null && coupon.names.it === '') report('required', ['names', 'it'])
  const { starts_at, ends_at } = coupon
  if (starts_at && ends_at && new Date(ends_at) <= new Date(starts_at)) report('date', ['ends_at'])
}

export const CouponBody = z.strictObject(facts).superRefine(isRight)
export type CouponBody = z.output<typeof CouponBody>

/** A coupon before anything is entered. */
export const emptyCoupon = (): CouponBody => ({
  code: '',
  names: localizedTextsOf(() => ''),
  kind: 'goods',
  percent: null,
  amount: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_each: null,
  minimum: 0,
  product_ids: [],
  category_ids: [],
  buy_quantity: null,
  get_quantity: null,
  get_percent: null,
  get_product_ids: [],
  get_category_ids: [],
  shipping_methods: [],
  tiers: [],
  user_ids: [],
  is_combinable: false,
  is_active: true,
})

export const AdminCoupon = z
  .object({
    id: z.int(),
    version: z.string(),
    code: z.string().nullable(), // null: automatic
    names: perLocale(z.string()),
    kind: z.enum(discountKinds),
    percent: z.int().nullable(),
    amount: z.int().nullable(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    max_uses: z.int().nullable(),
    max_uses_each: z.int().nullable(),
    minimum: z.int(),
    product_ids: z.array(z.int()),
    category_ids: z.array(z.int()),
    buy_quantity: z.int().nullable(),
    get_quantity: z.int().nullable(),
    get_percent: z.int().nullable(),
    get_product_ids: z.array(z.int()),
    get_category_ids: z.array(z.int()),
    shipping_methods: z.array(z.string()),
    tiers: z.array(z.enum(tiers)),
    user_ids: z.array(z.int()),
    users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })), // the users of `user_ids`
    is_combinable: z.boolean(),
    is_active: z.boolean(),
    uses: z.int(),
    discounted: SaleAmount.nullable(), // cents that its orders saved
    batch: z.string().nullable(), // created together under this name
  })
  .meta({ id: 'AdminCoupon' })
export type AdminCoupon = z.infer<typeof AdminCoupon>

export const couponMethods = ['code', 'automatic'] as const

export const adminCoupons = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Discounts, the newest first; `search` finds codes, names and names of batches',
  query: PageQuery.extend({
    state: z.enum(discountStates).optional(),
    method: z.enum(couponMethods).optional(),
    batch: z.string().max(80).optional(),
  }),
  response: pageOf(AdminCoupon),
  problems: ['unauthenticated', 'forbidden'],
})

export const createCoupon = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/coupons',
  summary: 'A new discount; without a code it is automatic',
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
      discount: SaleAmount.nullable(), // cents of this discount, on products and shipping
      total: SaleAmount.nullable(),
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
