/** Previews the prices the shop will show once a product is saved (`price-rule.ts`). Used by the editor and by the bulk change. */

import type { Cents } from './money.ts'
import { type PriceHistory, referenceAfter, shownTerms, termsAt } from './price-rule.ts'
import type { Discount, Prices, ShownPrice } from './prices.ts'
import { percentAt, type Tier } from './pricing.ts'
import type { ProductStatus } from './product-schedule.ts'

/** The price fields of a product: a record, a row or a form. */
export interface PricedForm extends Prices, Discount {
  status: ProductStatus
  variants: readonly (Prices & { id: number | null })[]
}

/** The price history of the product (null) or of one of its variants at one tier. */
export interface TierFacts extends PriceHistory {
  variant_id: number | null
  tier: Tier
}

export interface OfferPreview {
  shown: ShownPrice // of the cheapest variant, as on the product card
  percent: number // as typed
  reference: Cents | null // the price must be below it; null: the product was not for sale
  withoutOffer: number[] // indices of variants without an offer, although the card shows one
}

const noHistory: PriceHistory = { reference: null, lowest: null }

/** As if it were published with the save, because a draft shows nothing. */
function itemPreview(
  before: PricedForm | null,
  after: PricedForm,
  variant: PricedForm['variants'][number] | undefined,
  facts: readonly TierFacts[],
  tier: Tier,
): { shown: ShownPrice; reference: Cents | null } {
  const id = variant?.id ?? null
  const earlierVariant = variant
    ? before?.variants.find(variant => variant.id === id && id !== null)
    : undefined
  const isNew = before === null || (variant !== undefined && earlierVariant === undefined)
  const history = facts.find(fact => fact.tier === tier && fact.variant_id === id && !isNew) ?? noHistory
  const earlier = isNew ? null : termsAt(before, tier, before.status === 'published', earlierVariant)
  const terms = termsAt(after, tier, true, variant)
  const reference = referenceAfter(earlier, terms, history)
  return { shown: shownTerms(terms, reference), reference }
}

export function previewOffer(
  before: PricedForm | null,
  after: PricedForm,
  facts: readonly TierFacts[],
  tier: Tier,
): OfferPreview {
  const items = after.variants.length > 0 ? after.variants : [undefined]
  const previews = items.map(variant => itemPreview(before, after, variant, facts, tier))
  const card = previews.reduce((cheapest, preview) =>
    preview.shown.now < cheapest.shown.now ? preview : cheapest,
  )
  const isShown = card.shown.was !== null
  return {
    ...card,
    percent: percentAt(after, tier),
    withoutOffer: isShown ? previews.flatMap(({ shown }, at) => (shown.was === null ? [at] : [])) : [],
  }
}

/** Whether a discount was typed but is not shown, because the price is not below its reference. */
export const isOfferHidden = ({ percent, shown }: Pick<OfferPreview, 'percent' | 'shown'>): boolean =>
  percent > 0 && shown.was === null
