import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { characterQuery } from '@/api/queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLoadedScreen, useLocale, useScreenParams } from '@/app/screen.ts'
import { CharacterScreen } from '@/features/admin/game/characters/character-screen.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'

export const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'game', 'effects', 'battle', 'ui']

export default function AdminCharacterPage() {
  const { match } = useLoadedScreen()
  return match.screen === 'adminCharacterCreate' ? <NewCharacter /> : <StoredCharacter />
}

function NewCharacter() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const navigate = useNavigate()
  return (
    <CharacterScreen
      id={null}
      title={t('adminCharacterCreate')}
      linkTo={to}
      onCreated={slug => void navigate(to('adminCharacter', { slug }))}
    />
  )
}

function StoredCharacter() {
  const { slug = '' } = useScreenParams()
  const locale = useLocale()
  const to = useHref()
  const { data, error, refetch } = useQuery(characterQuery(slug))
  if (data)
    return (
      <CharacterScreen
        key={data.id}
        id={data.id}
        title={data.translations.find(translation => translation.locale === locale)?.nome ?? data.nome}
        linkTo={to}
        onCreated={() => undefined}
      />
    )
  if (!error) return <Skeleton height={420} radius={16} />
  if (failureFrom(error)?.status === 404) throw error
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}
