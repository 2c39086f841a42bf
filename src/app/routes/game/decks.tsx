import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { decksQuery } from '@/api/player-queries.ts'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { DecksView } from '@/features/game/decks/decks-view.tsx'
import { readDeckLink, writeDeckLink } from '@/features/game/decks/draft/deck-link.ts'
import { DecksSkeleton } from '@/features/game/decks/panels/decks-skeleton.tsx'
import { heldCards } from '@/features/game/kit/held-cards.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'
import { useConfirmLeave } from './use-confirm-leave.ts'

export const areas = ['battle', 'decks', 'effects', 'game']

export default function DecksPage() {
  const { t } = useTranslation('decks')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const to = useHref()
  const locale = useLocale()
  const userId = useSession(state => state.user?.id ?? 0)
  const notify = useToasts(state => state.notify)
  const characters = useQuery(charactersQuery(locale))
  const owned = useQuery(myCardsQuery(userId))
  const decks = useQuery(decksQuery(userId))
  const leave = useConfirmLeave()
  const failed = [characters, owned, decks].find(query => query.isError)
  if (failed)
    return (
      <GameLoadFailure
        error={failed.error}
        fallback={t('load_failed')}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!characters.data || !owned.data || !decks.data) return <DecksSkeleton back={to('game')} />
  const shared = readDeckLink(params)
  const link = shared ? writeDeckLink(shared) : ''
  return (
    <DecksView
      key={link}
      userId={userId}
      characters={characters.data}
      ownedCards={heldCards(owned.data)}
      decks={decks.data}
      shared={shared}
      link={link}
      deckId={Number(params.get('deck')) || null}
      arriving={Number(params.get('card')) || null}
      locale={locale}
      notify={notify}
      linkTo={to}
      home={location.origin}
      leaving={leave.leaving}
      onUnsaved={leave.onUnsaved}
      onKept={deck => shared && navigate(`?deck=${deck.id}`, { replace: true })}
    />
  )
}
