/** Form values of the checkout during input, and their conversion to the order. */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { CheckoutForm } from '@/contract/endpoints/shop/checkout.ts'
import type { AddressForm } from '../kit/address/address-values.ts'

/** Contains both addresses; the second may be hidden. */
export interface CheckoutInput extends Pick<AddressForm, 'billing' | 'shipping'> {
  email: string // of a guest; empty for an account
  same: boolean
  wants_invoice: boolean
  note: string
  ticket_request: boolean
  digital_consent: boolean
  adult_declaration: boolean
  save: boolean
}

/** Null if no address is needed. */
export const shippingOf = (values: CheckoutForm): Address | null =>
  values.same ? values.billing : values.shipping
