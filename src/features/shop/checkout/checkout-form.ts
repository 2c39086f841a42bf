/** What the checkout's fields hold while one types, and what is read from them. */
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { CheckoutForm } from '@/contract/endpoints/shop/checkout.ts'
import type { AddressForm } from '../kit/address/address-values.ts'

/** Both addresses are there; the second may be hidden. */
export interface CheckoutInput extends Pick<AddressForm, 'billing' | 'shipping'> {
  email: string // of a guest; empty for whoever is signed in
  same: boolean
  wants_invoice: boolean
  note: string
  ticket_request: boolean
  digital_consent: boolean
  save: boolean
}

/** Null when no address is needed. */
export const shippingOf = (values: CheckoutForm): Address | null =>
  values.same ? values.billing : values.shipping
