/** What the checkout asks the server: what and how many, never what it costs. Pure. */
import type { Country } from '@/contract/address.ts'
import type { PaymentMethodCode, QuoteRequest } from '@/contract/checkout.ts'
import { defaultVatPercent, type vatChoices } from '@/contract/pricing.ts'
import type { CartFacts } from '@/stores/cart.ts'

export interface Choices {
  country: Country
  shipping_method: string | null
  payment_method: PaymentMethodCode | null
}

export type VatPercent = (typeof vatChoices)[number]

/** The rate travels only when an admin chose another one. */
export function quoteRequest(
  cart: Pick<CartFacts, 'items' | 'cart_coupon' | 'cart_iva'>,
  choices: Choices,
): QuoteRequest {
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
    ...choices,
    coupon_code: cart.cart_coupon?.code ?? null,
    ...(cart.cart_iva !== defaultVatPercent && { vat_percent: cart.cart_iva as VatPercent }),
  }
}
