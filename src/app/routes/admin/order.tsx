import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { OrderScreen } from '@/features/admin/sales/orders/order-screen.tsx'

export const areas = ['admin', 'admin-stock', 'admin-sales', 'react-admin', 'validation']

export default function AdminOrderPage() {
  const { id = '' } = useScreenParams()
  return <OrderScreen id={Number(id)} locale={useLocale()} linkTo={useHref()} money={useMoney()} />
}
