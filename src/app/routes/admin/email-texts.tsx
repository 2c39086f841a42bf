import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '@/app/screen.ts'
import { EmailTextsScreen } from '@/features/admin/system/email-texts/email-texts-screen.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminEmailTextsPage() {
  const { t } = useTranslation('titles')
  const [query, setQuery] = useSearchParams()
  return (
    <EmailTextsScreen
      title={t('adminEmailTexts')}
      locale={useLocale()}
      name={query.get('email') ?? 'order-paid'}
      onName={email => setQuery({ email }, { replace: true })}
    />
  )
}
