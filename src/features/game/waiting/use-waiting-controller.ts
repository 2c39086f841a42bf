/** A search or a table as the waiting screen follows it. The page handles the navigation. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Failure, isTransient } from '@/api/failure.ts'
import { matchQuery } from '@/api/online-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { startSearch, stopSearch } from '@/contract/endpoints/game/lobby.ts'
import {
  getReady,
  heartbeatMillis,
  joinMatch,
  leaveMatch,
  type Match,
  seatChannel,
} from '@/contract/endpoints/game/online.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import type { Connection } from '@/realtime/connection.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useLiveConnection } from '../kit/online/use-live-connection.ts'
import { type KnownPresence, type PresenceState, usePresence } from '../kit/online/use-presence.ts'
import { type DeckChoice, numbersOf } from './deck-choices.ts'

export interface WaitingCallbacks {
  onTable: (id: string) => void // an opponent was found
  onBattle: (id: string) => void
  onLobby: () => void
}

export interface WaitingOptions {
  id: string | null // null: a search
  user: User
  decks: readonly DeckChoice[]
}

export function useWaitingController({ id, user, decks }: WaitingOptions, ways: WaitingCallbacks) {
  const { t } = useTranslation('waiting')
  const messages = useProblemMessage()
  const [chosen, setChosen] = useState<DeckChoice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const deck = chosen ?? decks[0] ?? null
  const connection = useLiveConnection()
  const { presence, isReached, look } = usePresence(connection, user.id, true)
  const table = useTable(id, user.id, connection)
  const isNamed = user.extra.nickname !== null
  useSearch(id === null && isNamed ? deck : null, { presence, look, onFailure: setFailure })
  useWhereTo({ id, match: table.match, found: presence?.match ?? null }, ways)

  const ask = async (asking: ReturnType<typeof call<typeof getReady>>) => {
    setBusy(true)
    setFailure(null)
    const response = await asking
    setBusy(false)
    if (response.ok) table.put(response.value)
    else setFailure(response.failure)
  }
  return {
    deck,
    match: table.match,
    matchError: table.error,
    search: presence?.search ?? null,
    isBusy,
    refusal: failure ? messages.problem(failure, t('lost')) : isReached ? '' : t('lost'),
    onDeck: setChosen,
    onReady: (isReady: boolean) => {
      if (!id || !deck) return
      const body = isReady ? { ready: true as const, deck: numbersOf(deck) } : { ready: false as const }
      void ask(call(getReady, { params: { id }, body }))
    },
    onJoin: () => id && void ask(call(joinMatch, { params: { id } })),
    onLeave: () => {
      if (id && table.match?.side) void call(leaveMatch, { params: { id } })
      ways.onLobby()
    },
    onStart: useCallback(() => id && ways.onBattle(id), [id, ways.onBattle]),
    look,
  }
}

/** The table, fetched again whenever its channel reports a change. */
function useTable(id: string | null, userId: number, connection: Connection | null) {
  const cache = useQueryClient()
  const query = matchQuery(id ?? '', userId)
  const { data, error } = useQuery({ ...query, enabled: id !== null, refetchInterval: 10_000 })
  useEffect(() => {
    if (!connection || id === null) return
    const { queryKey } = matchQuery(id, userId)
    const look = () => void cache.invalidateQueries({ queryKey })
    return connection.subscribe(seatChannel(id), {
      events: { 'match-changed': look, 'match-start': look },
      subscribed: look,
    })
  }, [connection, cache, id, userId])
  return {
    match: id === null ? null : (data ?? null),
    error,
    put: (match: Match) => void updateCached(cache, query.queryKey, match),
  }
}

interface SearchDeps {
  presence: KnownPresence | null
  look: PresenceState['look']
  onFailure: (failure: Failure | null) => void
}

/**
 * Searches while there is a deck. Another deck continues the search; leaving stops it. The server's presence data alone
 * defines whether it searches: it ends a search after a pause of the heartbeat, and another tab may have stopped it.
 * Then a visible page searches again.
 */
function useSearch(deck: DeckChoice | null, deps: SearchDeps): void {
  const latest = useRef(deps)
  latest.current = deps
  const numbers = deck ? numbersOf(deck).join(' ') : ''
  const attempt = useRef<'free' | 'pending' | 'refused'>('free')
  const search = useCallback(async () => {
    attempt.current = 'pending'
    const result = await call(startSearch, { body: { deck: numbers.split(' ').map(Number) } })
    const { look, onFailure } = latest.current
    onFailure(result.ok ? null : result.failure)
    attempt.current = result.ok || isTransient(result.failure) ? 'free' : 'refused'
    if (result.ok) look()
  }, [numbers])
  useEffect(() => {
    if (numbers) void search()
  }, [numbers, search])
  const { presence } = deps
  const isSeated = (presence?.match?.status ?? 'waiting') !== 'waiting'
  const isForgotten = numbers !== '' && presence !== null && presence.search === null && !isSeated
  useEffect(() => {
    if (!isForgotten) return
    const searchAgain = () => {
      if (attempt.current === 'free' && document.visibilityState === 'visible') void search()
    }
    searchAgain()
    const timer = setInterval(searchAgain, heartbeatMillis)
    document.addEventListener('visibilitychange', searchAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', searchAgain)
    }
  }, [isForgotten, search])
  const isSearching = numbers !== ''
  useEffect(() => {
    if (!isSearching) return
    return () => void call(stopSearch)
  }, [isSearching])
}

interface WhereAbouts {
  id: string | null
  match: Match | null
  found: { id: string; status: string } | null // the reader's table as reported by the server
}

function useWhereTo(
  { id, match, found }: WhereAbouts,
  { onTable, onBattle, onLobby }: WaitingCallbacks,
): void {
  const { t } = useTranslation('waiting')
  const notify = useToasts(state => state.notify)
  const pairedAt = id === null && found && found.status !== 'waiting' ? found.id : null
  useEffect(() => {
    if (pairedAt) onTable(pairedAt)
  }, [pairedAt, onTable])
  const status = match?.status
  const isWatcher = match !== null && match.side === null && status === 'playing'
  const isOver = status === 'over' || isWatcher
  const isClosed = status === 'closed'
  useEffect(() => {
    if (id && isOver) onBattle(id)
  }, [id, isOver, onBattle])
  useEffect(() => {
    if (!isClosed) return
    notify(t('closed'), 'info')
    onLobby()
  }, [isClosed, notify, onLobby, t])
}
