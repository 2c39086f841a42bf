import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { BookingsList } from '@/features/admin/game/reviews-bookings-creations/bookings-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminBookingsPage() {
  const { t } = useTranslation('titles')
  return <BookingsList title={t('adminBookings')} locale={useLocale()} linkTo={useHref()} />
}
