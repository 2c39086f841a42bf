import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@/api/failure.ts'
import { characterQuery, charactersQuery } from '@/api/queries.ts'
import { CharacterView } from '@/features/game/characters/character-view.tsx'
import { nameIn } from '@/features/game/kit/character-words.ts'
import { useSettings } from '@/stores/settings.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.ts'

export const areas = ['game']

export default function CharacterPage() {
  const { slug = '' } = useScreenParams()
  const locale = useLocale()
  const to = useHref()
  const canPlay = useSettings(state => state.settings.enable_for_game)
  const character = useQuery(characterQuery(slug))
  const { data: all = [] } = useQuery(charactersQuery())
  useTitle(character.data && nameIn(character.data, locale))
  if (failureFrom(character.error)?.status === 404) return <MissingPage />
  if (character.isError)
    return <LoadFailure error={character.error} onRetry={() => void character.refetch()} />
  if (!character.data) return null
  const order = [...all].sort((a, b) => a.numero_carta - b.numero_carta)
  const at = order.findIndex(other => other.slug === slug)
  return (
    <CharacterView
      character={character.data}
      neighbours={{ previous: order[at - 1], next: at < 0 ? undefined : order[at + 1] }}
      locale={locale}
      linkTo={to}
      canPlay={canPlay}
    />
  )
}
