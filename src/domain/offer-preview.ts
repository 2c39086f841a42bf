/** What the shop will show once a product is saved as its form stands (`price-rule.ts`): asked by the editor and by the bulk change. */

import type { Cents } from './money.ts'
import { type PriceHistory, referenceAfter, shownTerms, termsAt } from './price-rule.ts'
import type { Discount, Prices, ShownPrice } from './prices.ts'
import { percentAt, type Tier } from './pricing.ts'

/** A product as its prices are judged: a record, a row or a form. */
export interface PricedForm extends Prices, Discount {
  status: 'draft' | 'published' | 'archived'
  variants: readonly (Prices & { id: number | null })[]
}

/** The history of the product (null) or of one of its variants at one tier. */
export interface TierFacts extends PriceHistory {
  variant_id: number | null
  tier: Tier
}

export interface OfferPreview {
  shown: ShownPrice // of the cheapest variant, as its card
  percent: number // as typed
  reference: Cents | null // what the price would have to be below; null: it was not for sale
  withoutOffer: number[] // places of variants that show none though the card does
}

const noHistory: PriceHistory = { reference: null, lowest: null }

/** As if it were published with the save: a draft shows nothing. */
function itemPreview(
  before: PricedForm | null,
  after: PricedForm,
  variant: PricedForm['variants'][number] | undefined,
  facts: readonly TierFacts[],
  tier: Tier,
): { shown: ShownPrice; reference: Cents | null } {
  const id = variant?.id ?? null
  const known = variant ? before?.variants.find(one => one.id === id && id !== null) : undefined
  const isNew = before === null || (variant !== undefined && known === undefined)
  const history = facts.find(one => one.tier === tier && one.variant_id === id && !isNew) ?? noHistory
  const earlier = isNew ? null : termsAt(before, tier, before.status === 'published', known)
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
  const card = previews.reduce((least, one) => (one.shown.now < least.shown.now ? one : least))
  const isShown = card.shown.was !== null
  return {
    ...card,
    percent: percentAt(after, tier),
    withoutOffer: isShown ? previews.flatMap(({ shown }, at) => (shown.was === null ? [at] : [])) : [],
  }
}

/** A discount was typed and the shop shows none, because the price is not below its reference. */
export const isOfferHidden = ({ percent, shown }: Pick<OfferPreview, 'percent' | 'shown'>): boolean =>
  percent > 0 && shown.was === null
