/** What VIES returned for the VAT number of a sale, and what follows from it. */
import { useTranslation } from 'react-i18next'
import type { VatCheckOfSale } from '@/contract/endpoints/admin/vat-check-of-sale.ts'
import { Note } from '@/ui/content/note.tsx'

interface VatCheckNoteProps {
  check: VatCheckOfSale
  day: (at: string) => string
}

export function VatCheckNote({ check: { vat_number, at_sale, later }, day }: VatCheckNoteProps) {
  const { t } = useTranslation('admin-sales')
  const textOf = ({ state, checked_at, request_identifier }: NonNullable<typeof later>) =>
    [
      `${vat_number}: ${t(`vies.state.${state}`)}`,
      day(checked_at),
      request_identifier && t('vies.identifier', { value: request_identifier }),
    ]
      .filter(Boolean)
      .join(' · ')
  const state = at_sale?.state ?? 'none'
  return (
    <Note tone={state === 'valid' ? 'success' : 'warning'}>
      {at_sale ? textOf(at_sale) : `${vat_number}: ${t('vies.state.none')}`}
      <br />
      {t(`vies.effect.${state}`)}
      {later && state !== 'valid' && (
        <>
          <br />
          {t('vies.later', { text: textOf(later) })} {later.state === 'valid' && t('vies.correct')}
        </>
      )}
    </Note>
  )
}
