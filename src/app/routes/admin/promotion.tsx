import { useTranslation } from 'react-i18next'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { PromotionRecord } from '@/features/admin/content/rooms-documents-promotions/promotion-record.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

/** One that exists, or a new one where the address names none. */
export default function AdminPromotionPage() {
  const { t } = useTranslation('titles')
  const { id } = useScreenParams()
  return (
    <PromotionRecord
      id={id === undefined ? null : Number(id)}
      title={t('adminPromotionCreate')}
      locale={useLocale()}
      linkTo={useHref()}
    />
  )
}
