import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { MissedSearchList } from '@/features/admin/catalog/search-words/missed-search-list.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminMissedSearchesPage() {
  const { t } = useTranslation('titles')
  return <MissedSearchList title={t('adminMissedSearches')} locale={useLocale()} />
}
