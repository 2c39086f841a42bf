import { useLocale, useScreenParams } from '@/app/screen.ts'
import { StocktakeScreen } from '@/features/admin/catalog/stock/stocktake-screen.tsx'

export const areas = ['admin', 'admin-stock', 'react-admin', 'validation']

export default function AdminStocktakePage() {
  const { id = '' } = useScreenParams()
  return <StocktakeScreen key={id} id={Number(id)} locale={useLocale()} />
}
