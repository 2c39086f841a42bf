/** The administration's list of orders: filters, sort fields, counts, rows. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal, LongPageQuery, PageQuery, pageOf } from '../../envelope.ts'
import { hideable, SaleAmount } from '../../sale-amounts.ts'
import { Country } from '../account/address.ts'
import { PaymentMethodCode } from '../shop/checkout.ts'
import {
  OrderSummary,
  orderParcelStatuses,
  orderStatuses,
  paymentStatuses,
  TaxShare,
} from '../shop/orders.ts'

const reading = { tag: 'Administration', permission: 'admin:orders:read' } as const

export const mostTags = 20 // of one order

/** A word by which the shop groups orders. Buyers do not see it. */
export const OrderTag = z.string().overwrite(cleanLine).min(1, 'required').max(40, 'too_long')

export const Buyer = z.object({ id: z.int().nullable(), name: z.string(), email: z.string() })
/** `confirmed` and `in_production` exclude completely shipped orders. */
const OrderCounts = z.object({
  all: z.int(),
  to_prepare: z.int(),
  late: z.int(), // of those to prepare, with a shipping day before today
  returns: z.int(), // with a return that waits for the shop's decision or for the parcel
  draft: z.int(),
  placed: z.int(),
  confirmed: z.int(),
  in_production: z.int(),
  shipped: z.int(),
  completed: z.int(),
  cancelled: z.int(),
})
export type OrderCounts = z.infer<typeof OrderCounts>

/** Columns of the list and its export. Amounts are in cents, and null for a caller without `admin:money:read`. */
const AdminOrderRow = hideable(
  OrderSummary.extend({
    id: z.int(),
    buyer: Buyer,
    country: z.string().nullable(), // shipping country, or billing country if nothing is shipped
    city: z.string(), // of the same address; '' = none
    carrier: z.string(), // of the last parcel of its shipping method; '' = none
    ship_by: z.string().nullable(), // day in Rome; null = no promise or nothing to ship
    payment_name: z.string(),
    shipping_name: z.string(), // empty: nothing is shipped
    subtotal: SaleAmount,
    discount: SaleAmount,
    shipping: SaleAmount,
    vat: SaleAmount,
    vat_percent: z.int(),
    taxes: z.array(TaxShare).nullable(), // null: the specification's formula
    refunded: SaleAmount,
    invoice: z.string().nullable(),
    tags: z.array(z.string()),
  }),
)
export type AdminOrderRow = z.infer<typeof AdminOrderRow>

/** Sort fields of the list. Orders without a shipping day are last. */
const orderSorts = ['placed_at', '-placed_at', 'ship_by', '-ship_by', 'due', '-due'] as const
export type OrderSort = (typeof orderSorts)[number]

/** `guest`: no account has the order. The others are price lists that only business customers have. */
export const orderBuyers = ['guest', 'reseller', 'other'] as const

/** Filters of the list. Bulk jobs use them to select all matching orders. */
export const OrderFilter = PageQuery.pick({ search: true }).extend({
  status: z.enum([...orderStatuses, 'shipped']).optional(), // grouped as in `counts`
  payment_status: z.enum(paymentStatuses).optional(),
  parcel_status: z.enum(orderParcelStatuses).optional(),
  to_prepare: z.stringbool().optional(), // paid or promised, not completely sent
  late: z.stringbool().optional(), // of those to prepare, with a shipping day before today
  has_return: z.stringbool().optional(), // as in `counts.returns`
  payment_method: PaymentMethodCode.optional(),
  is_abroad: z.stringbool().optional(), // shipped to another country than Italy
  country: Country.optional(), // shipped there, or without an address invoiced there
  shipping_method: z.string().max(40).optional(), // code
  buyer: z.enum(orderBuyers).optional(),
  has_note: z.stringbool().optional(), // of the buyer
  tag: OrderTag.optional(),
  from: z.iso.date('date').optional(), // days in Rome, inclusive
  to: z.iso.date('date').optional(),
  user_id: decimal(1).optional(),
  customer_id: decimal(1).optional(), // of `GET /admin/customers`, also a guest
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const adminOrders = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/orders',
  summary:
    'Orders of all customers, by default sorted newest first, those to prepare by their shipping day; `search` matches numbers, buyers, addresses, products, phones, tracking codes and invoices',
  query: LongPageQuery.extend({ ...OrderFilter.shape, sort: z.enum(orderSorts).optional() }),
  response: pageOf(AdminOrderRow).extend({ counts: OrderCounts }),
  problems: ['unauthenticated', 'forbidden'],
})

export const orderTags = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/order-tags',
  summary: 'Tags that orders of the shop have or had, by name',
  response: z.object({ tags: z.array(z.string()) }),
  problems: ['unauthenticated', 'forbidden'],
})
