/** What a quote says about discounts that are not applied (decision 0077). */
import { z } from 'zod'

/** Reasons why a discount code is not applied. They never prevent an order. The sums are then without the code. */
export const couponRefusals = [
  'invalid', // unknown, inactive or expired
  'early', // valid from `starts_at`
  'used_up', // the limit of all customers is reached
  'minimum', // its items cost less than `amount`
  'used', // this customer has reached the limit
  'customer', // for other customers or another price list
  'elsewhere', // the cart has no item it applies to
  'pieces', // `pieces` more of its items are needed
  'shipping', // there is no shipping price it could reduce
  'combination', // it combines with no other discount, and the others are worth more
] as const
export type CouponRefusalCode = (typeof couponRefusals)[number]

export const CouponRefusal = z.object({
  code: z.enum(couponRefusals),
  amount: z.int().nullable(), // cents: the minimum
  missing: z.int().nullable(), // cents missing to reach the minimum
  pieces: z.int().nullable(),
  starts_at: z.string().nullable(),
})
export type CouponRefusal = z.infer<typeof CouponRefusal>

/** An automatic discount that the cart does not reach yet. Exactly one of the two amounts is set. */
export const NextDiscount = z.object({
  name: z.string(),
  missing: z.int().nullable(), // cents
  pieces: z.int().nullable(),
})
export type NextDiscount = z.infer<typeof NextDiscount>
