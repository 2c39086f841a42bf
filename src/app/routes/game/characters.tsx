import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { charactersQuery } from '@/api/queries.ts'
import { readCharacterChoice, writeCharacterChoice } from '@/features/game/characters/character-filter.ts'
import { CharactersView } from '@/features/game/characters/characters-view.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale } from '../../screen.ts'

export const areas = ['game']

export default function CharactersPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const characters = useQuery(charactersQuery())
  const locale = useLocale()
  const to = useHref()
  if (characters.isError)
    return <LoadFailure error={characters.error} onRetry={() => void characters.refetch()} />
  if (!characters.data) return null
  return (
    <CharactersView
      characters={characters.data}
      locale={locale}
      linkTo={to}
      choice={readCharacterChoice(params)}
      onChoose={choice => navigate(writeCharacterChoice(choice), { replace: true, preventScrollReset: true })}
    />
  )
}
