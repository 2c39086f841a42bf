import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { PaymentsScreen } from '@/features/admin/sales/payment-and-shipping/payments-screen.tsx'

export const areas = ['admin', 'admin-goods', 'admin-sales', 'react-admin', 'validation']

export default function AdminPaymentsPage() {
  const { t } = useTranslation('titles')
  return <PaymentsScreen title={t('adminPayments')} locale={useLocale()} money={useMoney()} />
}
