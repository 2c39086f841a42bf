import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { SynonymList } from '@/features/admin/catalog/search-words/synonym-list.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminSynonymsPage() {
  const { t } = useTranslation('titles')
  return <SynonymList title={t('adminSynonyms')} locale={useLocale()} />
}
