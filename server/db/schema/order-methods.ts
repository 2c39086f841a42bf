/** Shipping and payment methods that the administration offers. */
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import type { Locale } from '@/contract/locales.ts'

type Names = Record<Locale, string>

export interface CountryDays {
  country: Country
  min_days: number
  max_days: number
}

/** `flat`: one price; `weight`: the first step that fits the parcel. Both are free from `free_over`. */
export const shippingKinds = ['flat', 'weight'] as const

export const shippingMethods = pgTable('shipping_methods', {
  code: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(), // delivery time
  kind: text().$type<(typeof shippingKinds)[number]>().notNull(),
  price: integer().notNull().default(0),
  steps: jsonb().$type<{ up_to: number; price: number }[]>().notNull().default([]), // grams, ascending
  free_over: integer(), // sum of the items, in cents
  is_pickup: boolean().notNull().default(false), // collected in the shop: no address, no carrier
  cutoff_hour: integer().notNull().default(12), // in the shop's time zone: later orders count as the next day's
  handling_days: integer().notNull().default(1), // working days of the shop before the parcel is handed to the carrier
  min_days: integer(), // working days in transit; null = nothing is promised
  max_days: integer(),
  country_days: jsonb().$type<CountryDays[]>().notNull().default([]), // for countries with different days
  takes_cash: boolean().notNull().default(true), // cash on delivery is possible
  cash_fee: integer(), // replaces the surcharge of cash on delivery; null = that surcharge
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
  countries: text().array().$type<Country[]>().notNull().default(sql`'{}'`), // destination of the parcel; empty = everywhere
  holder: text().notNull().default(''), // of the bank account
  iban: text().notNull().default(''),
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
})
