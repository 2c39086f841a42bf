import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { ProductList } from '@/features/admin/catalog/products/product-list.tsx'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game']

export default function AdminProductsPage() {
  const { t } = useTranslation('titles')
  const currency = useSettings(state => state.settings.website_currency)
  return (
    <ProductList title={t('adminProducts')} locale={useLocale()} currency={currency} linkTo={useHref()} />
  )
}
