/** Queries of the account pages except cards and packs. Keys contain the user, so that accounts share no cache entries. */
import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@/contract/endpoints/account/auth.ts'
import { listPasskeys } from '@/contract/endpoints/account/sign-in.ts'
import { callOrThrow } from './client.ts'

export const sessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: () => callOrThrow(listSessions),
    staleTime: 15_000,
  })

export const passkeysQuery = (userId: number) =>
  queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: () => callOrThrow(listPasskeys),
    staleTime: 15_000,
  })
