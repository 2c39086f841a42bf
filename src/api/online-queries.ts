/** Tables, the lobby and the ladder. What is said on the channels makes these be asked again. */
import { queryOptions } from '@tanstack/react-query'
import { type LadderScope, readLadder } from '@/contract/ladder.ts'
import { readLobby } from '@/contract/lobby.ts'
import { readMatch } from '@/contract/online.ts'
import { callOrThrow } from './client.ts'

export const matchQuery = (id: string, userId: number | null) =>
  queryOptions({
    queryKey: ['match', id, userId],
    queryFn: () => callOrThrow(readMatch, { params: { id } }),
    staleTime: 0,
    gcTime: 0, // a battle goes on while nobody looks
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
