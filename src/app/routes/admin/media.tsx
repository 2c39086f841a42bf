import { useTranslation } from 'react-i18next'
import { MediaLibrary } from '@/features/admin/content/media/media-library.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'common', 'validation']

export default function AdminMediaPage() {
  const { t } = useTranslation('titles')
  return <MediaLibrary title={t('adminMedia')} />
}
