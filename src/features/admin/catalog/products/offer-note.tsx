/** What the shop will show of an offer once the form is saved, and why that is less than what was typed. */

import { useTranslation } from 'react-i18next'
import type { OfferPreview } from '@/domain/offer-preview.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Note } from '@/ui/content/note.tsx'

interface OfferNoteProps {
  preview: OfferPreview
  variants: readonly string[] // names, in the order of the form
  money: (cents: number) => string
}

type Words = TFunction<'admin'>

function sentence(t: Words, { shown, reference, percent }: OfferPreview, money: (cents: number) => string) {
  const price = money(shown.now)
  if (shown.was === null)
    return reference === null
      ? t('products.offer.new', { price })
      : t('products.offer.not_below', { price, lowest: money(reference) })
  const values = { price, was: money(shown.was), percent: shown.percent, typed: percent }
  return shown.percent === percent ? t('products.offer.shown', values) : t('products.offer.other', values)
}

/** Nothing while there is no discount. */
export function OfferNote({ preview, variants, money }: OfferNoteProps) {
  const { t } = useTranslation('admin')
  const { shown, percent, withoutOffer } = preview
  if (percent === 0) return null
  const isAsTyped = shown.percent === percent && withoutOffer.length === 0
  return (
    <Note tone={isAsTyped ? 'info' : 'warning'}>
      {sentence(t, preview, money)}
      {withoutOffer.length > 0 &&
        ` ${t('products.offer.without', { names: withoutOffer.map(at => variants[at] ?? '').join(', ') })}`}
    </Note>
  )
}
