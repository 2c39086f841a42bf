import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { SlideshowScreen } from '@/features/admin/content/slideshow/slideshow-screen.tsx'

export const areas = ['admin', 'admin-words', 'admin-goods', 'game', 'react-admin', 'validation']

export default function AdminSlideshowPage() {
  const { t } = useTranslation('titles')
  return <SlideshowScreen title={t('adminSlideshow')} locale={useLocale()} />
}
