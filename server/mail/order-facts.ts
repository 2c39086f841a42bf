/** What a letter about an order is told: facts of that day, no rows and no markup. Sums are cents. */
import type { Currency } from '@/contract/money.ts'

export interface OrderFacts {
  name: string // of the buyer
  number: string
  placed_at: Date
  currency: Currency
  lines: readonly { title: string; choice: string; quantity: number; total: number; picture: string }[]
  subtotal: number
  discount: number
  coupon_code: string | null
  shipping: number
  needs_shipping: boolean
  due: number
  vat: number
  vat_percent: number
  address: readonly string[] // written lines; empty when nothing is sent or the person is gone
  shipping_name: string
  payment_name: string
  transfer: { holder: string; iban: string } | null // with the order's number as its reason
  expires_at: Date | null
  parcel: { carrier: string; tracking_code: string } | null // the one that has just left
  refund: number | null
  packs: number // digital packs that wait to be opened
  said: string // what a person of the shop wrote
}
