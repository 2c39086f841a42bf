import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/screen.ts'
import { SubscriberList } from '@/features/admin/content/newsletter/subscriber-list.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminSubscribersPage() {
  const { t } = useTranslation('titles')
  return <SubscriberList title={t('adminSubscribers')} locale={useLocale()} />
}
