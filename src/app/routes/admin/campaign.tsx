import { useNavigate } from 'react-router-dom'
import { useHref, useLocale, useScreenParams } from '@/app/screen.ts'
import { CampaignScreen } from '@/features/admin/content/newsletter/campaign-screen.tsx'

export const areas = ['admin', 'admin-words', 'react-admin', 'validation']

export default function AdminCampaignPage() {
  const { id = '' } = useScreenParams()
  const to = useHref()
  const navigate = useNavigate()
  return (
    <CampaignScreen
      id={id === 'create' ? null : Number(id)}
      locale={useLocale()}
      linkTo={to}
      onOpen={made => navigate(to('adminCampaign', { id: made }), { replace: true })}
      onGone={() => navigate(to('adminNewsletter'))}
    />
  )
}
