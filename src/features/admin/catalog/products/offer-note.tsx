/** Previews the offer that the shop shows after saving, and why it is lower than the entered discount. */

import { useTranslation } from 'react-i18next'
import type { OfferPreview } from '@/domain/offer-preview.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Note } from '@/ui/content/note.tsx'

interface OfferNoteProps {
  preview: OfferPreview
  variants: readonly string[] // names, in form order
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

/** Renders nothing without a discount. */
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
