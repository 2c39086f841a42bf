import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { recentBattlesQuery } from '@/api/battle-queries.ts'
import { call } from '@/api/client.ts'
import { decksQuery } from '@/api/player-queries.ts'
import { charactersQuery, myCardsQuery } from '@/api/queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { deckSize, saveDeck } from '@/contract/endpoints/game/deck.ts'
import { suggestDeck } from '@/features/game/kit/suggest-deck.ts'
import { PrepareView } from '@/features/game/prepare/prepare-view.tsx'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['prepare', 'game']

export default function PreparePage() {
  const { t } = useTranslation('prepare')
  const [params] = useSearchParams()
  const to = useHref()
  const locale = useLocale()
  const user = useSession(state => state.user)
  const mine = { enabled: user !== null }
  const decks = useQuery({ ...decksQuery(user?.id ?? 0), ...mine })
  const { data: battles } = useQuery({ ...recentBattlesQuery(user?.id ?? 0), ...mine })
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  const { isSuggesting, suggest } = useSuggestion(user?.id ?? 0)
  if (decks.isError)
    return <GameLoadFailure error={decks.error} fallback={t('failed')} onRetry={() => void decks.refetch()} />
  return (
    <PrepareView
      isGuest={user === null}
      decks={decks.data ?? null}
      characters={characters}
      battles={battles?.data ?? []}
      deckId={Number(params.get('deck')) || null}
      isSuggesting={isSuggesting}
      locale={locale}
      linkTo={to}
      onSuggest={() => void suggest()}
    />
  )
}

/** Builds a legal deck of the player's cards and saves it. */
function useSuggestion(userId: number) {
  const { t } = useTranslation('prepare')
  const messages = useProblemMessage()
  const cache = useQueryClient()
  const notify = useToasts(state => state.notify)
  const [isSuggesting, setSuggesting] = useState(false)
  const suggest = async () => {
    setSuggesting(true)
    try {
      const cards = suggestDeck(await cache.fetchQuery(myCardsQuery(userId)))
      if (cards.length < deckSize) return notify(t('too_few'), 'error')
      const saved = await call(saveDeck, { body: { name: t('suggested'), cards } })
      if (!saved.ok) return notify(messages.problem(saved.failure, t('failed')), 'error')
      await updateCached(cache, decksQuery(userId).queryKey, decks => [saved.value, ...decks])
    } catch {
      notify(t('failed'), 'error')
    } finally {
      setSuggesting(false)
    }
  }
  return { isSuggesting, suggest }
}
