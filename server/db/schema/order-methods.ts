/** How orders can be shipped and paid: the methods the administration offers. */
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Country } from '../../../src/contract/endpoints/account/address.ts'
import type { PaymentMethodCode } from '../../../src/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '../../../src/contract/endpoints/shop/orders.ts'
import type { Locale } from '../../../src/contract/locales.ts'

type Names = Record<Locale, string>

export interface CountryDays {
  country: Country
  min_days: number
  max_days: number
}

/** `flat`: one price; `weight`: the first step the parcel fits; both free from `free_over` on. */
export const shippingKinds = ['flat', 'weight'] as const

export const shippingMethods = pgTable('shipping_methods', {
  code: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(), // when it arrives
  kind: text().$type<(typeof shippingKinds)[number]>().notNull(),
  price: integer().notNull().default(0),
  steps: jsonb().$type<{ up_to: number; price: number }[]>().notNull().default([]), // grams, ascending
  free_over: integer(), // items at their prices, in cents
  is_pickup: boolean().notNull().default(false), // collected in the shop: no address, no courier
  cutoff_hour: integer().notNull().default(12), // on the shop's clock: from then on an order counts as the next day's
  handling_days: integer().notNull().default(1), // working days of the shop before the parcel is handed over
  min_days: integer(), // working days on the road; null = nothing is promised
  max_days: integer(),
  country_days: jsonb().$type<CountryDays[]>().notNull().default([]), // where they are others
  takes_cash: boolean().notNull().default(true), // can be paid to the courier
  cash_fee: integer(), // instead of the surcharge of cash on delivery; null = that one
  countries: text().array().$type<Country[]>().notNull().default(sql`'{}'`), // empty = everywhere
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
})

export const paymentMethods = pgTable('payment_methods', {
  code: text().$type<PaymentMethodCode>().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(),
  surcharge: integer().notNull().default(0),
  kinds: text().array().$type<PaymentKind[]>().notNull().default(sql`'{card,apple_pay,google_pay,link}'`), // of an online payment
  countries: text().array().$type<Country[]>().notNull().default(sql`'{}'`), // of the parcel; empty = everywhere
  holder: text().notNull().default(''), // of the bank account
  iban: text().notNull().default(''),
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
})
