/** The data of an email about an order: a snapshot without database rows or markup. Sums are cents. */
import type { Currency } from '@/domain/money.ts'

export interface OrderFacts {
  name: string // of the buyer
  number: string
  key: string | null // opens a guest's order; null = it stands in the account
  placed_at: Date
  currency: Currency
  lines: readonly {
    title: string
    choice: string
    quantity: number
    total: number
    picture: string
    is_personalised: boolean // no right of withdrawal
  }[]
  subtotal: number
  discount: number
  coupon_code: string | null
  shipping: number // with the surcharge
  surcharge: number // of the way to pay
  needs_shipping: boolean
  delivery: { from: string; to: string } | null // days, as they were promised
  pickup: { address: string; hours: string } | null // where it is collected
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
  is_refunded_by_hand: boolean // an admin sends the money, not a payment provider
  can_withdraw: boolean // the buyer can still withdraw from a part of the order
  withdrawal: {
    at: Date // when the statement was received
    lines: readonly { title: string; choice: string; quantity: number; sent: number }[]
    refund: number // cents given back at once
    is_rewritten: boolean // the unpaid order stands without these pieces
    back_to: readonly string[] // where shipped items are returned to
  } | null
  returned: readonly { title: string; choice: string; quantity: number }[] // what a return is about
  packs: number // digital packs that wait to be opened
  said: string // what a person of the shop wrote
}
