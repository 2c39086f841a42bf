/** Promotions for shoppers (decision 0023): active and upcoming ones, with dates, products and coupon. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'
import { ProductCard } from './catalog.ts'
import { PriceCountry } from './price-country.ts'

export const promotionStates = ['running', 'coming', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

/** Active from its first moment until its last one. */
export const promotionState = (
  { starts_at, ends_at }: { starts_at: string | Date; ends_at: string | Date },
  now: Date,
): PromotionState => (now < new Date(starts_at) ? 'coming' : now < new Date(ends_at) ? 'running' : 'ended')

/** The discount of the coupon by its rules. */
const PromotionCoupon = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  amount: z.int().nullable(), // cents
  minimum: z.int(), // smallest sum of items it is valid for, in cents; 0 = none
})
export type PromotionCoupon = z.infer<typeof PromotionCoupon>

export const Promotion = z
  .object({
    id: z.int(),
    slug: z.string(), // its anchor on the page
    title: z.string(),
    lead: z.string(),
    body: z.string(), // sanitised rich text
    picture: z.string().nullable(),
    starts_at: z.string(),
    ends_at: z.string(),
    coupon: PromotionCoupon.nullable(), // present while it is active and the coupon is valid
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
    products: z.array(ProductCard), // at the reader's tier; empty before it begins
    translations: z.array(z.object({ locale: z.enum(locales), slug: z.string() })),
  })
  .meta({ id: 'Promotion' })
export type Promotion = z.infer<typeof Promotion>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/promotions',
  tag: 'Content',
  summary: 'Running and coming promotions the reader may see, the running ones first; ended ones are gone',
  permission: 'public',
  query: PriceCountry,
  response: z.array(Promotion),
  problems: ['not_found'],
  cache: 'shared',
})
