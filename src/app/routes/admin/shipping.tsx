import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { ShippingScreen } from '@/features/admin/sales/payment-and-shipping/shipping-screen.tsx'

export const areas = ['admin', 'admin-goods', 'admin-sales', 'react-admin', 'validation']

export default function AdminShippingPage() {
  const { t } = useTranslation('titles')
  return <ShippingScreen title={t('adminShipping')} locale={useLocale()} money={useMoney()} />
}
