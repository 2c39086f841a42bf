import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { PromotionList } from '@/features/admin/content/rooms-documents-promotions/promotion-list.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

export default function AdminPromotionsPage() {
  const { t } = useTranslation('titles')
  return <PromotionList title={t('adminPromotions')} locale={useLocale()} linkTo={useHref()} />
}
