import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { CreationsList } from '@/features/admin/game/reviews-bookings-creations/creations-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminCreationsPage() {
  const { t } = useTranslation('titles')
  return <CreationsList title={t('adminCreations')} locale={useLocale()} linkTo={useHref()} />
}
