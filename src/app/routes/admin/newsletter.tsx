import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { CampaignList } from '@/features/admin/content/newsletter/campaign-list.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminNewsletterPage() {
  const { t } = useTranslation('titles')
  return <CampaignList title={t('adminNewsletter')} locale={useLocale()} linkTo={useHref()} />
}
