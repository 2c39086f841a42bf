/** The harmonised label of a maker's guarantee, on the product page and in the checkout. */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { guaranteeYears } from '@/i18n/guarantee-notice.ts'
import type { ShopWords } from './product-words.ts'

type Guarantee = Product['maker_guarantee']

/** Returns the image of the label, or null: only guarantees longer than the legal one may have it. */
export const guaranteeLabel = (guarantee: Guarantee): string | null =>
  guarantee && guarantee.years > guaranteeYears && guarantee.label !== '' ? guarantee.label : null

/** The text alternative of the label. */
export const guaranteeText = ({ t }: ShopWords, title: string, { years }: NonNullable<Guarantee>): string =>
  [
    title,
    t('maker_guarantee.title'),
    t('maker_guarantee.years', { count: years }),
    t('maker_guarantee.legal'),
  ].join('. ')
