import { useTranslation } from 'react-i18next'
import { useHref } from '@/app/screen.ts'
import { ImportScreen } from '@/features/admin/catalog/products/import-screen.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'common']

export default function AdminProductImportPage() {
  const { t } = useTranslation('titles')
  return <ImportScreen title={t('adminProductImport')} linkTo={useHref()} />
}
