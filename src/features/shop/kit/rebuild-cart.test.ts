import { describe, expect, it } from 'vitest'
import {
  type Product,
  productDetails,
  type Variant,
  variantDetails,
} from '@/contract/endpoints/shop/catalog.ts'
import { emptyProductValues, emptyVariantValues } from '@/contract/product-fields.ts'
import { pick } from '@/lib/pick.ts'
import { makeCartItem } from './make-cart-item.ts'
import { type FetchedProduct, rebuildCart } from './rebuild-cart.ts'

const variant = (id: number, extra = 0): Variant => ({
  id,
  name: `v${id}`,
  ...pick(emptyVariantValues(), variantDetails),
  sku: `V${id}`,
  prices: { base_price: extra, reseller_price: null, other_price: null },
  extra,
  price: { now: extra, was: null, percent: 0 },
  retail_price: null,
  stock: 'available',
  stock_left: null,
  picture: null,
  values: {},
})

const product = (id: number, base: number, variants: Variant[] = []): Product => ({
  id,
  slug: `p${id}`,
  title: `P${id}`,
  subtitle: '',
  category: { slug: 'c', name: 'C' },
  picture: { url: '/p.webp', alt: '' },
  element: null,
  price: { now: base, was: null, percent: 0 },
  retail_price: null,
  has_variants: variants.length > 0,
  stock: 'available',
  stock_left: null,
  is_new: false,
  rating: null,
  ...pick(emptyProductValues(), productDetails),
  sku: `S${id}`,
  weight: 10,
  description: '',
  prices: { base_price: base, reseller_price: base - 100, other_price: null },
  offer_until: null,
  discount: { base_discount: 10, reseller_discount: 0, other_discount: 0 },
  stock_quantity: null,
  pictures: [],
  variants,
  options: [],
  is_digital: false,
  is_chance: false,
  collection_id: null,
  is_printed_to_order: false,
  withdrawal_exception: null,
  maker_guarantee: null,
  vat: null,
  fills: null,
  launch: null,
  facts: [],
  safety: {
    maker: null,
    responsible: null,
    minimum_age: null,
    toy_warning: null,
    warnings: '',
    disposal_url: null,
  },
  translations: [],
  related: [],
  together: [],
})

const shop =
  (products: Product[]) =>
  async (id: number): Promise<FetchedProduct> => {
    const found = products.find(candidate => candidate.id === id)
    return found ? { found } : { found: null }
  }

describe('cart line (specification notes §9, decision 0014)', () => {
  it('computes the final price: tier price less its discount, rounded per unit, plus the variants', () => {
    expect(makeCartItem(product(1, 995), [variant(7, 250)], 2, 'base').final_price).toBe(896 + 250)
    expect(makeCartItem(product(1, 995), [], 1, 'reseller').final_price).toBe(895)
  })
})

describe('restored cart (specification notes §4 Cart)', () => {
  const lines = [
    makeCartItem(product(1, 1000), [], 2, 'base'),
    makeCartItem(product(2, 500, [variant(7)]), [variant(7)], 1, 'base'),
  ]

  it('drops items whose product can no longer be fetched, and reports them', async () => {
    const { items, dropped } = await rebuildCart(lines, shop([product(1, 1000)]), 'base')
    expect(items.map(item => item.id)).toEqual([1])
    expect(dropped.map(item => item.title)).toEqual(['P2'])
  })

  it('drops an item whose chosen variant was deleted', async () => {
    const { dropped } = await rebuildCart(
      lines,
      shop([product(1, 1000), product(2, 500, [variant(8)])]),
      'base',
    )
    expect(dropped.map(item => item.id)).toEqual([2])
  })

  it('uses today’s prices of the reader’s tier and keeps the quantity', async () => {
    const { items } = await rebuildCart(
      lines,
      shop([product(1, 2000), product(2, 500, [variant(7)])]),
      'reseller',
    )
    expect(items.map(item => [item.final_price, item.quantity])).toEqual([
      [1900, 2],
      [400, 1],
    ])
  })

  it('changes nothing if the server does not respond', async () => {
    const { items, dropped } = await rebuildCart(lines, async () => ({ unanswered: true }), 'base')
    expect(items).toEqual(lines)
    expect(dropped).toEqual([])
  })
})
