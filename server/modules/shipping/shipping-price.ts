/** What sending costs by one method, or undefined when it does not go there or the parcel is too heavy (decisions §4). */
import type { Country } from '../../../src/contract/address.ts'
import type { Cents } from '../../../src/contract/money.ts'
import type { shippingMethods } from '../../db/schema/orders.ts'

export type ShippingMethod = typeof shippingMethods.$inferSelect

export interface Parcel {
  country: Country
  weight: number // grams
  goods: Cents // at their prices, before the coupon
}

function fullPrice(method: ShippingMethod, weight: number): Cents | undefined {
  if (method.kind === 'flat') return method.price
  return method.steps.find(step => weight <= step.up_to)?.price
}

export function shippingPrice(method: ShippingMethod, parcel: Parcel): Cents | undefined {
  if (!method.is_active) return undefined
  if (method.countries.length > 0 && !method.countries.includes(parcel.country)) return undefined
  const price = fullPrice(method, parcel.weight)
  if (price === undefined) return undefined
  return method.free_over !== null && parcel.goods >= method.free_over ? 0 : price
}
