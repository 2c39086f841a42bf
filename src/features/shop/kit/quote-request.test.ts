import { expect, it } from 'vitest'
import type { CartItem } from '@/stores/cart.ts'
import { quoteRequest } from './quote-request.ts'

const item = {
  id: 7,
  quantity: 2,
  variants: [{ id: 12 }],
  note_worksheet: 'a',
  note_production: '',
  final_price: 990,
} as unknown as CartItem
const choices = { country: 'IT', shipping_method: null, payment_method: null } as const

it('contains products and choices, but no price', () => {
  const request = quoteRequest({ items: [item], cart_coupon: null, cart_iva: 22 }, choices, 'user')
  expect(request.lines).toEqual([
    { product_id: 7, variant_ids: [12], quantity: 2, note_worksheet: 'a', note_production: '' },
  ])
  expect(JSON.stringify(request)).not.toContain('990')
  expect(request).not.toHaveProperty('vat_percent')
})

it('contains the coupon code and a different VAT rate', () => {
  const cart_coupon = { code: 'BENVENUTO10', percent: 10, amount: null }
  expect(quoteRequest({ items: [item], cart_coupon, cart_iva: 10 }, choices, 'admin')).toMatchObject({
    coupon_code: 'BENVENUTO10',
    vat_percent: 10,
  })
})
