import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { ReviewsList } from '@/features/admin/game/reviews-bookings-creations/reviews-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminReviewsPage() {
  const { t } = useTranslation('titles')
  return <ReviewsList title={t('adminReviews')} locale={useLocale()} linkTo={useHref()} />
}
