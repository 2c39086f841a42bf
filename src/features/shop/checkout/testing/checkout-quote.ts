/** A cart line and its quote, for tests of the checkout. */
import type { Quote, QuoteLine } from '@/contract/endpoints/shop/checkout.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import type { CartItem } from '@/stores/cart.ts'

export const item = {
  cartId: '7',
  id: 7,
  slug: 'busta',
  category_slug: 'buste',
  title: 'Busta Fuoco',
  sku: 'B7',
  weight: 20,
  image_url: '/assets/busta.webp',
  element: null,
  quantity: 2,
  note_worksheet: '',
  note_production: '',
  variants: [],
  prices: { base_price: 500 },
  discount: { base_discount: 0 },
  final_price: 500,
  stock_quantity: null,
} as unknown as CartItem

/** The line of the quote for the item. */
export const quotedItem: QuoteLine = {
  product_id: item.id,
  variant_ids: [],
  title: item.title,
  choice: '',
  sku: item.sku,
  picture: item.image_url,
  quantity: item.quantity,
  unit_price: 500,
  total: 1000,
  weight: 40,
  is_digital: false,
  is_personalised: false,
  withdrawal_exception: null,
  maker_guarantee: null,
  configuration: null,
}

/** The legal texts in force that the checkout links. */
export const legal: LegalVersionHead[] = [
  { id: 4, kind: 'terms', title: 'Condizioni di vendita', effective_from: '2026-11-01T00:00:00Z' },
]

export const quote: Quote = {
  lines: [],
  needs_shipping: true,
  needs_address: true,
  needs_digital_consent: false,
  needs_adult_declaration: false,
  shipping: [
    {
      code: 'standard',
      name: 'Corriere',
      note: '',
      price: 500,
      full_price: 500,
      is_pickup: false,
      delivery: null,
    },
  ],
  payments: [
    { code: 'card', name: 'Carta', note: '', surcharge: 0, online: { provider: 'test', kinds: ['card'] } },
  ],
  free_shipping_from: null,
  shipping_method: 'standard',
  payment_method: 'card',
  surcharge: 0,
  pickup: null,
  coupon: null,
  coupon_refusal: null,
  discounts: [],
  next_discounts: [],
  vat_percent: 22,
  tax: null,
  totals: { subtotal: 1000, shipping: 500, discount: 0, taxable: 1230, vat: 270, due: 1500 },
  problems: [],
}
