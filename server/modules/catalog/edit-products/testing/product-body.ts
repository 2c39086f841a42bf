/** Products as the tests of the administration send them. */

import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'

export const noWords = { title: '', slug: '', subtitle: '', description: '', facts: [] }
export const inEveryLocale = <T>(value: T) => localizedTextsOf(() => value)

export const draft = (sku: string, changes: object = {}) => ({
  sku,
  category_id: 1,
  element: 'Fuoco',
  weight: 120,
  is_digital: false,
  pack_rarity: null,
  pack_count: 1,
  base_price: 1990,
  reseller_price: 1490,
  other_price: null,
  base_discount: 0,
  reseller_discount: 0,
  other_discount: 0,
  stock_quantity: 10,
  status: 'published',
  visibility: 'everyone',
  visible_roles: [],
  position: 0,
  pictures: [{ url: '/assets/products/box-serie1.webp', alts: inEveryLocale('Una scatola') }],
  translations: {
    ...inEveryLocale(noWords),
    it: {
      title: `Lanterna ${sku}`,
      slug: '',
      subtitle: 'Fa luce',
      description: '<p onclick="x()">Una <strong>lanterna</strong>.</p><script>alert(1)</script>',
      facts: [{ name: 'Materiale', value: 'Latta' }],
    },
    en: { ...noWords, title: `Lantern ${sku}` },
  },
  value_ids: [],
  variants: [],
  ...changes,
})

export const variant = (sku: string) => ({
  id: null,
  sku,
  names: inEveryLocale(sku),
  base_price: 0,
  reseller_price: null,
  other_price: null,
  stock_quantity: 4,
  picture: null,
  value_ids: [],
})

/** Returns the body that a form with this record sends. */
export const formOf = ({
  id: _,
  offers: __,
  published_at: ___,
  updated_at: ____,
  ...product
}: AdminProduct) => ({
  ...product,
  stock_seen: product.stock_quantity,
  variants: product.variants.map(variant => ({ ...variant, stock_seen: variant.stock_quantity })),
})
