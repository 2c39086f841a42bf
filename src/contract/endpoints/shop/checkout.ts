/**
 * The quote and the placing of an order (decision 0019). The client sends items and quantities, the server computes the price. An order
 * contains the sum that was shown. If it differs, the server rejects it with the new quote.
 */
import { z } from 'zod'
import { couponKey } from '../../../domain/copied-codes.ts'
import { vatChoices } from '../../../domain/pricing.ts'
import { taxScopes } from '../../../domain/tax/tax-terms.ts'
import { withdrawalExceptions } from '../../../domain/withdrawal-exceptions.ts'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { RowId } from '../../envelope.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { Address, Country } from '../account/address.ts'
import { Email } from '../account/auth.ts'
import { Configuration } from './collections.ts'
import { DeliveryPromise, PickupPlace } from './delivery.ts'
import { Order, OrderDiscount, PaymentKind, TaxShare } from './orders.ts'
import { MakerGuarantee } from './product-safety.ts'
import { CouponRefusal, NextDiscount } from './quote-discounts.ts'
import { RoomPass } from './rooms.ts'

export const paymentMethods = ['card', 'transfer', 'cash'] as const
export const PaymentMethodCode = z.enum(paymentMethods)
export type PaymentMethodCode = z.infer<typeof PaymentMethodCode>

export const LineRequest = z.strictObject({
  product_id: RowId,
  variant_ids: z.array(RowId).max(10).default([]),
  quantity: z.int({ error: 'quantity' }).min(1, 'quantity').max(9999, 'quantity'),
  note_worksheet: z.string().overwrite(cleanLines).max(500).default(''),
  note_production: z.string().overwrite(cleanLines).max(500).default(''),
  configuration: Configuration.nullish(), // from a configurator; its choices then replace the variants
  room_pass: RoomPass.nullish(), // bought in that room, at its conditions
})
export type LineRequest = z.infer<typeof LineRequest>

export const QuoteRequest = z.strictObject({
  lines: z.array(LineRequest).min(1).max(100),
  country: Country.default('IT'),
  shipping_method: z.string().max(40).nullable().default(null), // null = the cheapest one
  payment_method: PaymentMethodCode.nullable().default(null), // null = the first one
  coupon_code: z.string().overwrite(couponKey).max(60).nullable().default(null),
  vat_percent: z.literal(vatChoices).optional(), // admins only (specification notes §5); ignored with tax by country
  zip: z.string().overwrite(cleanLine).max(12).default(''), // decides the VAT in some territories
  company: z // a buyer with a VAT number
    .strictObject({ country: Country, vat_number: z.string().overwrite(cleanLine).max(40) })
    .nullable()
    .default(null),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** Reasons why a quote cannot be ordered. A problem of one line carries its index in the request and the product name. */
export const quoteProblems = [
  'line_gone',
  'line_choice', // a variant must be selected, or the selected one no longer exists
  'out_of_stock',
  'not_enough_stock', // `left` is the available quantity
  'country_not_served', // the shop does not sell there (setting `shipping_countries`)
  'no_shipping', // no shipping method delivers this there
  'shipping_unavailable',
  'payment_unavailable',
  'too_large', // above `mostDue`
  'print_crowded', // the layers of a side cover it more than `mostCover` times
  'too_many_prints', // `left` is the maximum number of print files in one order
  'launch_place', // sold in a launch, to holders of an admitted place (decision 0068)
  'launch_limit', // more pieces of a launch than `left`, the maximum for one place
  'tax_rate_missing', // of a product's class in the country; `name` is the product
  'unpaid_share', // paid by transfer or on delivery; `left` is the maximum quantity in the order
  'chance_country', // packs and other chance goods are not sold to this country (setting `chance_countries`)
  'chance_account', // they are sold to accounts only
  'chance_minor', // the buyer has declared to be a minor
  'chance_limit_day', // above the account's spending limit; `amount` is what remains
  'chance_limit_month',
] as const
export type QuoteProblemCode = (typeof quoteProblems)[number]

const QuoteProblem = z.object({
  code: z.enum(quoteProblems),
  line: z.int().nullable(),
  name: z.string().nullable(), // product and version; null for `line_gone`, whose product the reader may not see
  left: z.int().nullable(),
  amount: z.int().nullable(),
})
export type QuoteProblem = z.infer<typeof QuoteProblem>

const QuoteLine = z.object({
  product_id: z.int(),
  variant_ids: z.array(z.int()),
  title: z.string(),
  choice: z.string(), // names of the variants
  sku: z.string(),
  picture: z.string(),
  quantity: z.int(),
  unit_price: z.int(),
  total: z.int(),
  weight: z.int(), // grams, all pieces
  is_digital: z.boolean(),
  is_personalised: z.boolean(), // made to the customer's order: no right of withdrawal
  withdrawal_exception: z.enum(withdrawalExceptions).nullable(), // of the product
  maker_guarantee: MakerGuarantee.nullable(),
  configuration: Configuration.nullable(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

const ShippingChoice = z.object({
  code: z.string(),
  name: z.string(),
  note: z.string(),
  price: z.int(), // after discounts
  full_price: z.int(),
  is_pickup: z.boolean(), // collected in the shop, without address
  delivery: DeliveryPromise.nullable(), // for an order paid now; null = no promise
})
export type ShippingChoice = z.infer<typeof ShippingChoice>

/** The data for showing the fields of an online payment before there is an order. */
export const OnlinePayment = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('test'), kinds: z.array(PaymentKind) }),
  z.object({
    provider: z.literal('stripe'),
    kinds: z.array(PaymentKind),
    publishable_key: z.string(),
    currency: z.string(), // ISO code in lower case, as Stripe writes it
  }),
])
export type OnlinePayment = z.infer<typeof OnlinePayment>

/** `due`: every buyer gets an invoice. `none`: the Union scheme needs none. */
export const invoiceChoices = ['on_request', 'due', 'none'] as const
export type InvoiceChoice = (typeof invoiceChoices)[number]

/** `unavailable`: the register did not respond, or does not know yet. */
export const vatCheckStates = ['valid', 'invalid', 'unavailable'] as const

const PaymentChoice = z.object({
  code: PaymentMethodCode,
  name: z.string(),
  note: z.string(),
  surcharge: z.int(),
  online: OnlinePayment.nullable(), // null: paid outside the checkout
})

const QuoteTax = z.object({
  scope: z.enum(taxScopes),
  shares: z.array(TaxShare),
  invoice: z.enum(invoiceChoices),
  vat_check: z.enum(vatCheckStates).nullable(), // of the sent VAT number; null: none was sent, or it is not checked yet
})

export const Quote = z
  .object({
    lines: z.array(QuoteLine), // available lines
    needs_shipping: z.boolean(),
    needs_address: z.boolean(), // an item is shipped: not for digital items or pick-up
    needs_digital_consent: z.boolean(), // immediate delivery ends the right of withdrawal
    needs_adult_declaration: z.boolean(), // contains chance goods, and the account has not declared its age
    shipping: z.array(ShippingChoice),
    payments: z.array(PaymentChoice),
    free_shipping_from: z.int().nullable(), // sum of the items from which a method to this country is free; null: none
    shipping_method: z.string().nullable(),
    payment_method: PaymentMethodCode.nullable(),
    surcharge: z.int(), // of the payment method; included in `totals.shipping`
    pickup: PickupPlace.nullable(), // collection point of the selected method
    coupon: z.object({ code: z.string(), discount: z.int() }).nullable(),
    coupon_refusal: CouponRefusal.nullable(), // null: no code was sent, or it is applied
    discounts: z.array(OrderDiscount), // in the order of application, the code's included
    next_discounts: z.array(NextDiscount), // at most two, the nearest first
    vat_percent: z.int(), // of the specification's formula
    tax: QuoteTax.nullable(), // null: the specification's formula
    totals: z.object({
      subtotal: SaleAmount,
      shipping: SaleAmount, // shipping price and payment surcharge
      discount: SaleAmount,
      taxable: SaleAmount,
      vat: SaleAmount,
      due: SaleAmount,
    }),
    problems: z.array(QuoteProblem),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

export const quoteCart = endpoint({
  method: 'POST',
  path: '/checkout/quote',
  leavesShared: true,
  tag: 'Checkout',
  summary: 'What this cart costs the reader now, with every reason why it could not be placed',
  permission: 'public',
  body: QuoteRequest,
  response: Quote,
  problems: ['forbidden'],
  limit: 'quote',
})

const details = {
  note: z.string().overwrite(cleanLines).max(1000),
  ticket_request: z.boolean(),
  digital_consent: z.boolean(),
  adult_declaration: z.boolean(),
  save: z.boolean(), // adds it to the address book
  wants_invoice: z.boolean(),
}

/** Whether an invoice to this address lacks the codice fiscale: the law requires it for a person in Italy. */
export const lacksTaxCode = (billing: Address | null): boolean =>
  billing?.country === 'IT' && billing.kind === 'person' && billing.codice_fiscale === ''

/**
 * Returns the schema of the checkout form: a guest's contact, the billing and shipping addresses, and a message to the
 * shop.
 *
 * @param isGuest requires the email address, which is already stored for users
 * @param isAddressed requires addresses, for a shipment or an invoice with name and address
 */
export function checkoutForm(isGuest: boolean, isAddressed: boolean) {
  const common = { ...details, email: isGuest ? Email : z.string() }
  const billing = isAddressed ? Address : z.unknown().transform(() => null)
  return z
    .discriminatedUnion('same', [
      z.object({ ...common, billing, same: z.literal(true) }),
      z.object({ ...common, billing, same: z.literal(false), shipping: Address }),
    ])
    .superRefine(({ wants_invoice, billing }, context) => {
      if (wants_invoice && lacksTaxCode(billing))
        context.addIssue({ code: 'custom', path: ['billing', 'codice_fiscale'], message: 'required' })
    })
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>

/** The next action of the browser. Null if the order needs no payment on the screen. */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('later') }), // the provider does not respond: the order is pending and can be retried
  z.object({ kind: z.literal('test'), reference: z.string(), amount: z.int(), online: OnlinePayment }),
  z.object({
    kind: z.literal('stripe'),
    reference: z.string(),
    client_secret: z.string(),
    publishable_key: z.string(),
    amount: z.int(),
    online: OnlinePayment,
  }),
])
export type PaymentStep = z.infer<typeof PaymentStep>

export const OrderRequest = QuoteRequest.extend({
  shipping_address: Address.nullable(), // null if nothing is shipped
  billing_address: Address.nullable().default(null), // null = the shipping address, or none
  wants_invoice: z.boolean().default(false), // a company gets one without it
  note: z.string().overwrite(cleanLines).max(1000).default(''),
  ticket_request: z.boolean().default(false),
  digital_consent: z.boolean().default(false),
  legal_version_ids: z.array(RowId).max(10).default([]), // legal texts that were linked, all those in force
  adult_declaration: z.boolean().default(false), // the buyer of chance goods is at least eighteen
  expected_due: z.int().min(0),
})

/** Reasons why an order is not placed, for every caller. */
export const placingProblems = [
  'unauthenticated',
  'forbidden',
  'idempotency_key',
  'idempotency_reused',
  'shop_closed',
  'total_changed',
  'terms_changed',
  'order_refused',
  'sold_out',
  'order_state',
  'unavailable',
] as const

/**
 * What is paid online becomes an order with its payment: until then it is `paying` and holds the items (decision 0049). Header
 * `Idempotency-Key`: the same key returns the same order, however often it is sent; `order_state` when that one was abandoned.
 */
export const placeOrder = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/orders',
  tag: 'Checkout',
  summary: 'Place an order for the sum that was shown',
  permission: 'authenticated',
  body: OrderRequest.extend({ save_address: z.boolean().default(false) }), // adds it to the address book when the order is created
  response: z.object({ order: Order, payment: PaymentStep }),
  status: 201,
  problems: [...placingProblems, 'too_many'],
})
