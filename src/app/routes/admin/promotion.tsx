import { useTranslation } from 'react-i18next'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { PromotionRecord } from '@/features/admin/content/rooms-documents-promotions/promotion-record.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

/** An existing promotion, or a new one if the address contains no id. */
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
