import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { CategoriesScreen } from '@/features/admin/catalog/categories/categories-screen.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game']

export default function AdminCategoriesPage() {
  const { t } = useTranslation('titles')
  return <CategoriesScreen title={t('adminCategories')} locale={useLocale()} linkTo={useHref()} />
}
