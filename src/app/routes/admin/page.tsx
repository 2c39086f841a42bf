import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { PageScreen } from '@/features/admin/content/pages/page-screen.tsx'

export const areas = ['admin', 'admin-words', 'admin-goods', 'game', 'react-admin', 'validation']

export default function AdminPagePage() {
  const { t } = useTranslation('admin-words')
  const { id = '' } = useScreenParams()
  const to = useHref()
  const navigate = useNavigate()
  return (
    <PageScreen
      id={id === 'create' ? null : Number(id)}
      title={t('pages.new')}
      locale={useLocale()}
      linkTo={to}
      onOpen={made => navigate(to('adminPage', { id: made }), { replace: true })}
      onGone={() => navigate(to('adminPages'))}
    />
  )
}
