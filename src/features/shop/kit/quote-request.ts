/** Builds the quote request of the checkout: products and quantities, never prices. Pure. */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { PaymentMethodCode, QuoteRequest } from '@/contract/endpoints/shop/checkout.ts'
import type { Role } from '@/contract/permissions.ts'
import { defaultVatPercent, type vatChoices } from '@/domain/pricing.ts'
import type { CartFacts } from '@/stores/cart.ts'
import { vatPercentFor } from './cart-summary.ts'

export interface Choices {
  country: Country
  shipping_method: string | null
  payment_method: PaymentMethodCode | null
  zip?: string
  company?: QuoteRequest['company']
}

export type VatPercent = (typeof vatChoices)[number]

/** The rate is sent only for an admin who changed it. */
export function quoteRequest(
  cart: Pick<CartFacts, 'items' | 'cart_coupon' | 'cart_iva'>,
  choices: Choices,
  role: Role | undefined, // of a guest
): QuoteRequest {
  const vat = vatPercentFor(role, cart)
  return {
    lines: cart.items.map(item => ({
      product_id: item.id,
      variant_ids: item.variants.map(variant => variant.id),
      quantity: item.quantity,
      note_worksheet: item.note_worksheet,
      note_production: item.note_production,
      ...(item.configured && { configuration: item.configured.configuration }),
      ...(item.room && { room_pass: item.room.pass }),
    })),
    zip: '',
    company: null,
    ...choices,
    coupon_code: cart.cart_coupon?.code ?? null,
    ...(vat !== defaultVatPercent && { vat_percent: vat as VatPercent }),
  }
}
