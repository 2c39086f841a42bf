import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHref, useLoadedScreen, useLocale, useScreenParams } from '@/app/screen.ts'
import { CollectionScreen } from '@/features/admin/catalog/collections/collection-screen.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game']

export default function AdminCollectionPage() {
  const { t } = useTranslation('titles')
  const { match } = useLoadedScreen()
  const { id = '' } = useScreenParams()
  const navigate = useNavigate()
  const to = useHref()
  return (
    <CollectionScreen
      id={match.screen === 'adminCollectionCreate' ? null : Number(id)}
      title={t('adminCollectionCreate')}
      locale={useLocale()}
      linkTo={to}
      onCreated={created => void navigate(to('adminCollection', { id: created }))}
      onRemoved={() => void navigate(to('adminCollections'))}
    />
  )
}
