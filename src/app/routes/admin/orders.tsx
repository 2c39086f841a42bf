import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { OrderList } from '@/features/admin/sales/orders/order-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminOrdersPage() {
  const { t } = useTranslation('titles')
  return <OrderList title={t('adminOrders')} locale={useLocale()} linkTo={useHref()} money={useMoney()} />
}
