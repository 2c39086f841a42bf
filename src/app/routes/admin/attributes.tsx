import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { AttributesScreen } from '@/features/admin/catalog/attributes/attributes-screen.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation']

export default function AdminAttributesPage() {
  const { t } = useTranslation('titles')
  return <AttributesScreen title={t('adminAttributes')} locale={useLocale()} />
}
