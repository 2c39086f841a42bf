import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { TicketsList } from '@/features/admin/sales/after-sale/tickets-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminTicketsPage() {
  const { t } = useTranslation('titles')
  return <TicketsList title={t('adminTickets')} locale={useLocale()} linkTo={useHref()} />
}
