/** Created cards: the user's own, and one by its link. Keys contain the reader, because the author sees more. */
import { queryOptions } from '@tanstack/react-query'
import { getCreation, myCreations } from '@/contract/endpoints/game/creations.ts'
import { callOrThrow } from './client.ts'

export const myCreationsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['my-creations', userId],
    queryFn: () => callOrThrow(myCreations),
    staleTime: 60_000,
  })

export const creationQuery = (userId: number | null, id: string) =>
  queryOptions({
    queryKey: ['creation', userId, id],
    queryFn: () => callOrThrow(getCreation, { params: { id } }),
    retry: false,
  })
