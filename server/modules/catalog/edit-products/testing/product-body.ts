/** Products as the tests of the administration send them. */

import {
  type AdminProduct,
  emptyProduct,
  emptyProductWords,
  emptyVariant,
} from '@/contract/endpoints/admin/products.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { pickLike } from '@/lib/pick.ts'

const noWords = emptyProductWords()
export const inEveryLocale = <T>(value: T) => localizedTextsOf(() => value)

export const draft = (sku: string, changes: object = {}) => ({
  ...emptyProduct(),
  sku,
  category_id: 1,
  element: 'Fuoco',
  weight: 120,
  base_price: 1990,
  reseller_price: 1490,
  stock_quantity: 10,
  status: 'published',
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
  ...changes,
})

export const variant = (sku: string) => ({
  ...emptyVariant(),
  sku,
  names: inEveryLocale(sku),
  stock_quantity: 4,
})

/** Returns the body that a form with this record sends. */
export const formOf = (product: AdminProduct) => ({
  ...pickLike(product, emptyProduct()),
  version: product.version,
  stock_seen: product.stock_quantity,
  variants: product.variants.map(variant => ({ ...variant, stock_seen: variant.stock_quantity })),
})
