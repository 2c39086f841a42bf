import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { DocumentList } from '@/features/admin/content/rooms-documents-promotions/document-list.tsx'

export const areas = ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation']

export default function AdminDocumentsPage() {
  const { t } = useTranslation('titles')
  return <DocumentList title={t('adminDocuments')} locale={useLocale()} />
}
