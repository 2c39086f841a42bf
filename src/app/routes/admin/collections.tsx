import { useTranslation } from 'react-i18next'
import { useHref } from '@/app/screen.ts'
import { CollectionList } from '@/features/admin/catalog/collections/collection-list.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation']

export default function AdminCollectionsPage() {
  const { t } = useTranslation('titles')
  return <CollectionList title={t('adminCollections')} linkTo={useHref()} />
}
