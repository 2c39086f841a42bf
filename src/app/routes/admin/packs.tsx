import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '@/app/screen.ts'
import { PacksScreen } from '@/features/admin/game/packs/packs-screen.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game']

export default function AdminPacksPage() {
  const { t } = useTranslation('titles')
  const [query, setQuery] = useSearchParams()
  return (
    <PacksScreen
      title={t('adminPacks')}
      locale={useLocale()}
      part={query.get('part')}
      giftTo={Number(query.get('user')) || null}
      onPart={part => setQuery({ part }, { replace: true })}
    />
  )
}
