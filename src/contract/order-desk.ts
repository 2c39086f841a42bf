/**
 * Orders the shop puts together for a customer (specification §2, /administration/orders/createb). A draft holds what the form
 * holds; what it costs is the quote's to say, with the prices of the customer's tier unless a line says otherwise and why.
 */
import { z } from 'zod'
import { Address, Country } from './address.ts'
import { LineRequest, PaymentMethodCode } from './checkout.ts'
import { vatChoices } from './pricing.ts'

/** Of one line in the workshop. */
export const productionStates = ['waiting', 'in_work', 'done'] as const
export type ProductionState = (typeof productionStates)[number]

/** Whose price is not the list's must say why; the reason stays on the line and in the register. */
export const DeskLine = LineRequest.extend({
  unit_price: z.int().min(0).max(100_000_000).nullable().default(null), // cents; null = as listed
  price_reason: z.string().trim().max(200).default(''),
})
export type DeskLine = z.infer<typeof DeskLine>

export const OrderDraft = z.strictObject({
  lines: z.array(DeskLine).max(100).default([]),
  country: Country.default('IT'),
  shipping_method: z.string().max(40).nullable().default(null),
  payment_method: PaymentMethodCode.nullable().default(null),
  coupon_code: z.string().trim().max(60).nullable().default(null),
  vat_percent: z.literal(vatChoices).default(22),
  shipping_address: Address.nullable().default(null),
  billing_address: Address.nullable().default(null), // null = the shipping address
  note: z.string().trim().max(1000).default(''),
})
export type OrderDraft = z.infer<typeof OrderDraft>
