import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { ProductCreate } from '@/features/admin/catalog/products/product-create.tsx'

export const areas = ['admin', 'admin-stock', 'react-admin', 'validation', 'game']

export default function AdminProductCreatePage() {
  const { t } = useTranslation('titles')
  return (
    <ProductCreate
      title={t('adminProductCreate')}
      locale={useLocale()}
      linkTo={useHref()}
      money={useMoney()}
    />
  )
}
