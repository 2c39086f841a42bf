/** Data of an email about an order: a snapshot without database rows or markup. Amounts are in cents. */
import type { Currency } from '@/domain/money.ts'
import type { WithdrawalException } from '@/domain/withdrawal-exceptions.ts'

export interface OrderFacts {
  name: string // of the buyer
  number: string
  key: string | null // key of a guest's order; null for an order of an account
  placed_at: Date
  currency: Currency
  lines: readonly {
    title: string
    choice: string
    quantity: number
    total: number
    picture: string
    is_personalised: boolean
    withdrawal_exception: WithdrawalException | null // of the product when it was ordered
  }[]
  subtotal: number
  discount: number
  coupon_code: string | null
  discounts: readonly { code: string | null; name: string; goods: number; shipping: number }[] // empty for older orders
  shipping: number // including the surcharge
  surcharge: number // of the payment method
  needs_shipping: boolean
  delivery: { from: string; to: string } | null // promised days of delivery
  pickup: { address: string; hours: string } | null // where the order is collected
  due: number
  vat: number
  vat_percent: number
  taxes: readonly { percent: number; natura: string | null; vat: number }[] | null // null: one rate
  address: readonly string[] // formatted lines; empty if nothing is shipped or the data was deleted
  shipping_name: string
  payment_name: string
  transfer: { holder: string; iban: string } | null // bank transfer, with the order number as its reference
  expires_at: Date | null
  parcel: { carrier: string; tracking_code: string } | null // the parcel that was just shipped
  refund: number | null
  is_refunded_by_hand: boolean // an admin transfers the money, not a payment provider
  can_withdraw: boolean // the buyer can still withdraw from a part of the order
  withdrawal: {
    at: Date // when the statement was received
    lines: readonly { title: string; choice: string; quantity: number; sent: number }[]
    refund: number // cents refunded immediately
    is_rewritten: boolean // the unpaid order was replaced by one without these items
    back_to: readonly string[] // address for returned items
  } | null
  returned: readonly { title: string; choice: string; quantity: number }[] // items of a return
  packs: number // digital packs ready to open
  digital_consent_at: Date | null // when the buyer asked for digital content before the end of the withdrawal period
  legal: readonly { title: string; effective_from: Date; path: string }[] // accepted legal texts; only in the confirmation of the contract
  sells_goods: boolean // in the confirmation of a contract for goods, which have the legal guarantee
  said: string // message written by an admin
}
