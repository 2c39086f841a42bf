/** Battles of an account, and what a replay needs. */
import { queryOptions } from '@tanstack/react-query'
import { battleRecording, myBattles } from '@/contract/endpoints/game/battles.ts'
import { callOrThrow } from './client.ts'

export const battlesPerPage = 10

export const myBattlesQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: ['my-battles', userId, page],
    queryFn: () => callOrThrow(myBattles, { query: { page, per_page: battlesPerPage } }),
  })

const recentBattles = 100 // maximum of one page

/** Enough for the results against each opponent. */
export const recentBattlesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['my-battles', userId, 'recent'],
    queryFn: () => callOrThrow(myBattles, { query: { page: 1, per_page: recentBattles } }),
  })

/**
 * Never changes after the battle.
 * @param watch the key of a private battle, from an invitation to watch
 */
export const recordingQuery = (id: string, watch?: string) =>
  queryOptions({
    queryKey: ['battle-recording', id, watch],
    queryFn: () => callOrThrow(battleRecording, { params: { id }, query: { watch } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
