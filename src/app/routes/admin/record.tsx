import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, failureFrom } from '@/api/failure.ts'
import { characterQuery } from '@/api/queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { noSuchPage } from '@/app/errors/no-such-page.ts'
import { useHref, useLoadedScreen, useLocale, useScreenParams } from '@/app/screen.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { nameIn } from '@/features/admin/kit/name-in.ts'
import { CharacterRecord } from '@/features/admin/records/character-record.tsx'
import { OriginScreen } from '@/features/admin/records/origin-screen.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Loading } from '@/ui/state/loading.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'

export const areas = ['admin', 'game']

const drawn: Partial<Record<ScreenName, ComponentType>> = {
  adminCharacter: CharacterPart,
  adminCharacterCreate: () => <Origin of="character" list="adminCharacters" creature="gufosaggio" />,
}

export default function AdminRecordPage() {
  const { match } = useLoadedScreen()
  const Drawn = drawn[match.screen]
  if (!Drawn) throw new ApiFailure(noSuchPage)
  return <Drawn />
}

function CharacterPart() {
  const to = useHref()
  const locale = useLocale()
  const { slug = '' } = useScreenParams()
  const { data, error, refetch } = useQuery(characterQuery(slug))
  useTitle(data && nameIn(data, locale))
  if (data) return <CharacterRecord character={data} linkTo={to} locale={locale} />
  return <Unread error={error} onRetry={() => void refetch()} />
}

/** Not there yet, not there at all, or not reached. */
function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) {
    return (
      <Loading>
        <Skeleton height={34} width="40%" />
        <br />
        <Skeleton height={320} radius={16} />
      </Loading>
    )
  }
  if (failureFrom(error)?.status === 404) throw error
  return <LoadFailure error={error} onRetry={onRetry} />
}

interface OriginProps {
  of: 'character'
  list: ScreenName
  creature: string
}

function Origin({ of, list, creature }: OriginProps) {
  const { t } = useTranslation('titles')
  const to = useHref()
  const { match } = useLoadedScreen()
  return (
    <OriginScreen
      of={of}
      title={t(match.screen)}
      listHref={to(list)}
      picture={`/assets/characters/${creature}/creature.webp`}
    />
  )
}

function useTitle(name: string | undefined): void {
  const siteName = useSettings(state => state.settings.site_name)
  useEffect(() => {
    if (name) document.title = `${name} · ${siteName}`
  }, [name, siteName])
}
