/** Tables, the lobby and the ladder. Events on the channels invalidate these queries. */
import { queryOptions } from '@tanstack/react-query'
import { type LadderScope, readLadder } from '@/contract/endpoints/game/ladder.ts'
import { readLobby } from '@/contract/endpoints/game/lobby.ts'
import { readMatch } from '@/contract/endpoints/game/online.ts'
import { callOrThrow } from './client.ts'

/** @param watch the key of a private battle, from an invitation to watch */
export const matchQuery = (id: string, userId: number | null, watch?: string) =>
  queryOptions({
    queryKey: ['match', id, userId, watch],
    queryFn: () => callOrThrow(readMatch, { params: { id }, query: { watch } }),
    staleTime: 0,
    gcTime: 0, // a battle continues while no component shows it
  })

export const lobbyQuery = (userId: number) =>
  queryOptions({
    queryKey: ['lobby', userId],
    queryFn: () => callOrThrow(readLobby),
    staleTime: 0,
  })

export const ladderQuery = (userId: number, scope: LadderScope, season?: string) =>
  queryOptions({
    queryKey: ['ladder', userId, scope, season ?? 'now'],
    queryFn: () => callOrThrow(readLadder, { query: { scope, ...(season && { season }) } }),
  })
