import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import {
  type CharacterChoice,
  readCharacterChoice,
  writeCharacterChoice,
} from '@/features/game/characters/character-filter.ts'
import { CharactersView } from '@/features/game/characters/characters-view.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useReader } from '../../screen.ts'
import { useAddressChoice } from '../../use-address-choice.ts'

export const areas = ['game', 'nav']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function CharactersPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { locale, userId } = useReader()
  const characters = useQuery(charactersQuery(locale))
  const { data: owned } = useQuery({ ...myCardsQuery(userId ?? 0), enabled: userId !== null })
  const to = useHref()
  const [choice, chooseAhead] = useAddressChoice(params, readCharacterChoice)
  /** Every choice is a history entry. Typing a search is a single entry. */
  const choose = (part: Partial<CharacterChoice>) =>
    navigate(writeCharacterChoice(chooseAhead(latest => ({ ...latest, ...part }))), {
      replace: part.search !== undefined && part.search !== choice.search && choice.search !== '',
      preventScrollReset: true,
    })
  if (characters.isError)
    return <LoadFailure error={characters.error} onRetry={() => void characters.refetch()} />
  return (
    <CharactersView
      characters={characters.data}
      ownedNumbers={owned ? new Set(owned.map(card => card.numero_carta)) : null}
      locale={locale}
      linkTo={to}
      choice={choice}
      onChoose={choose}
    />
  )
}
