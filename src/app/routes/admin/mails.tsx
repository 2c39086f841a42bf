import { useTranslation } from 'react-i18next'
import { useHref, useLocale } from '@/app/screen.ts'
import { MailsList } from '@/features/admin/system/mails/mails-list.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminMailsPage() {
  const { t } = useTranslation('titles')
  return <MailsList title={t('adminMails')} locale={useLocale()} linkTo={useHref()} />
}
