/**
 * Returns the shipping price of a method, or undefined when it does not serve the country or the parcel is too heavy
 * (decision 0020).
 */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Cents } from '@/domain/money.ts'
import { destinationAmount } from '@/domain/tax/destination-price.ts'
import type { TaxTerms } from '@/domain/tax/tax-terms.ts'
import type { shippingMethods } from '../../db/schema/order-methods.ts'

export type ShippingMethod = typeof shippingMethods.$inferSelect

export interface Parcel {
  country: Country
  weight: number // grams
  goods: Cents // at the prices of the threshold, before discounts
}

function fullPrice(method: ShippingMethod, weight: number): Cents | undefined {
  if (method.kind === 'flat') return method.price
  return method.steps.find(step => weight <= step.up_to)?.price
}

const goesThere = ({ is_active, countries }: ShippingMethod, country: Country): boolean =>
  is_active && (countries.length === 0 || countries.includes(country))

/** The method with its threshold at the prices of the destination. Null: at list prices. Its price depends on the goods. */
export const withFreeOver = (
  method: ShippingMethod,
  terms: Pick<TaxTerms, 'goods'> | null,
): ShippingMethod => ({
  ...method,
  free_over: method.free_over === null ? null : destinationAmount(method.free_over, terms),
})

/** Returns the cents of goods from which a method is free for this parcel, or null when none ever is. */
export function freeShippingFrom(methods: readonly ShippingMethod[], parcel: Parcel): Cents | null {
  const sums = methods.flatMap(method =>
    method.free_over !== null &&
    goesThere(method, parcel.country) &&
    fullPrice(method, parcel.weight) !== undefined
      ? [method.free_over]
      : [],
  )
  return sums.length > 0 ? Math.min(...sums) : null
}

/**
 * Returns undefined when the method is inactive, does not serve the country, or the parcel is too heavy. Returns 0 from
 * `free_over` on, compared before discounts.
 */
export function shippingPrice(method: ShippingMethod, parcel: Parcel): Cents | undefined {
  if (!goesThere(method, parcel.country)) return undefined
  const price = fullPrice(method, parcel.weight)
  if (price === undefined) return undefined
  return method.free_over !== null && parcel.goods >= method.free_over ? 0 : price
}
