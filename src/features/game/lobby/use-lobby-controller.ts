/** State and requests of the lobby: heartbeat, lists, changes announced by the channel, actions of the player. */

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Result } from '@/api/client.ts'
import { ladderQuery, lobbyQuery } from '@/api/online-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { LadderScope } from '@/contract/endpoints/game/ladder.ts'
import type { Lobby, LobbyPlayer } from '@/contract/endpoints/game/lobby.ts'
import {
  joinByCode,
  joinMatch,
  leaveMatch,
  lobbyChannel,
  type Match,
  type OnlineEvents,
  openMatch,
} from '@/contract/endpoints/game/online.ts'
import type { RuleSet } from '@/engine/types.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import type { Connection } from '@/realtime/connection.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useLiveConnection } from '../kit/online/use-live-connection.ts'
import { usePresence } from '../kit/online/use-presence.ts'

/** Changes within this time cause one request, in milliseconds. */
const gatherMillis = 250
/** Interval in which the lists are fetched again even without an event on the channel, in milliseconds. */
const lookAgainMillis = 15_000

export interface LobbyCallbacks {
  onTable: (id: string) => void // the reader now has a seat at this table
  onBattle: (id: string) => void
}

export function useLobbyController(user: User, { onTable, onBattle }: LobbyCallbacks) {
  const { t } = useTranslation('lobby')
  const messages = useProblemMessage()
  const connection = useLiveConnection()
  const presence = usePresence(connection, user.id, false)
  const [season, setSeason] = useState<string>()
  const [scope, setScope] = useState<LadderScope>('season')
  const lobby = useQuery({ ...lobbyQuery(user.id), refetchInterval: lookAgainMillis })
  const ladder = useQuery({ ...ladderQuery(user.id, scope, season), placeholderData: keepPreviousData })
  const [isBusy, setBusy] = useState(false)
  useLobbyNews(connection, user.id)
  useRunningBattle(presence.presence?.match ?? null, onBattle)
  const notify = useToasts(state => state.notify)

  const ask = async (asking: Promise<Result<Match>>) => {
    setBusy(true)
    const response = await asking
    setBusy(false)
    if (response.ok) return onTable(response.value.id)
    notify(messages.problem(response.failure, t('lost')), 'error')
    presence.look()
    void lobby.refetch()
  }
  return {
    lobby: lobby.data ?? null,
    ladder: ladder.data ?? null,
    onLadder: ladder.isError && !ladder.data ? () => void ladder.refetch() : null,
    failure: lobby.isError && !lobby.data ? lobby.error : null,
    retry: () => void lobby.refetch(),
    season,
    scope,
    invitations: presence.presence?.invitations ?? [],
    ownTable: presence.presence?.match ?? null,
    isReached: presence.isReached,
    isBusy,
    onChallenge: ({ id }: LobbyPlayer) =>
      void ask(call(openMatch, { body: { kind: 'challenge', player: id } })),
    onJoin: (id: string) => void ask(call(joinMatch, { params: { id } })),
    onOpen: (kind: 'open' | 'private', rules: RuleSet) =>
      void ask(call(openMatch, { body: { kind, rules } })),
    onCode: (code: string) => void ask(call(joinByCode, { body: { code } })),
    onDecline: (id: string) => void call(leaveMatch, { params: { id } }).then(presence.look),
    onSeason: setSeason,
    onScope: setScope,
  }
}

const withSpectators = (lobby: Lobby, counts: OnlineEvents['spectators-changed']): Lobby => ({
  ...lobby,
  battles: lobby.battles.map(battle => ({ ...battle, spectators: counts[battle.id] ?? battle.spectators })),
})

function useLobbyNews(connection: Connection | null, userId: number): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!connection) return
    const { queryKey } = lobbyQuery(userId)
    let timer: ReturnType<typeof setTimeout> | null = null
    const look = () => {
      timer ??= setTimeout(() => {
        timer = null
        void cache.invalidateQueries({ queryKey })
      }, gatherMillis)
    }
    const leave = connection.subscribe(lobbyChannel, {
      events: {
        'lobby-changed': look,
        'spectators-changed': data => {
          // Cancelling a running request would lose the change that it was sent for.
          if (cache.isFetching({ queryKey }) > 0) return look()
          const counts = data as OnlineEvents['spectators-changed']
          void updateCached(cache, queryKey, lobby => withSpectators(lobby, counts))
        },
      },
      subscribed: look,
      joining: look,
      leaving: look,
    })
    return () => {
      leave()
      if (timer) clearTimeout(timer)
    }
  }, [connection, cache, userId])
}

/** Opens a battle that begins while the reader is in the lobby. A battle that the reader left before is not opened again. */
function useRunningBattle(
  match: { id: string; status: string } | null,
  onBattle: (id: string) => void,
): void {
  const known = useRef<string | null | undefined>(undefined)
  const go = useCallback(onBattle, [onBattle])
  const playing = match?.status === 'playing' ? match.id : null
  const isKnown = match !== null
  useEffect(() => {
    if (known.current === undefined && !isKnown && playing === null) {
      known.current = null
      return
    }
    if (playing && known.current !== undefined && known.current !== playing) go(playing)
    known.current = playing
  }, [playing, isKnown, go])
}
