import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { ProductEdit } from '@/features/admin/catalog/products/product-edit.tsx'

export const areas = ['admin', 'admin-stock', 'react-admin', 'validation', 'game']

export default function AdminProductPage() {
  const { id = '' } = useScreenParams()
  return <ProductEdit id={id} locale={useLocale()} linkTo={useHref()} money={useMoney()} />
}
