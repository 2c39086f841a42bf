/** Queries of launches and of the reader's place in their queue. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLaunch, type LaunchPlace, pollPlace, takePlace } from '@/contract/endpoints/shop/launches.ts'
import { callOrThrow } from './client.ts'
import { failureFrom } from './failure.ts'
import type { Reader } from './queries.ts'

export const launchQuery = (reader: Reader, id: number) =>
  queryOptions({
    queryKey: ['launch', reader, id],
    queryFn: () => callOrThrow(getLaunch, { params: { id } }),
    retry: false,
  })

const placeKey = (id: number) => ['launch-place', id] as const

/** Takes a place, or polls the one that was taken. It is fetched again after the time that the server has named. */
export const launchPlaceQuery = (cache: QueryClient, id: number) =>
  queryOptions({
    queryKey: placeKey(id),
    queryFn: async (): Promise<LaunchPlace> => {
      const params = { id }
      const place = cache.getQueryData<LaunchPlace>(placeKey(id))
      if (!place) return callOrThrow(takePlace, { params })
      try {
        return await callOrThrow(pollPlace, { params, body: { token: place.token } })
      } catch (error) {
        if (failureFrom(error)?.code !== 'launch_place') throw error
        return callOrThrow(takePlace, { params }) // after a login or logout
      }
    },
    refetchInterval: ({ state }) => (state.data ? state.data.poll_seconds * 1000 : false),
    staleTime: 0,
  })

/** Whether this tab knows of a place that may buy. The server checks it again. */
export const isAdmitted = (cache: QueryClient, id: number): boolean =>
  cache.getQueryData<LaunchPlace>(placeKey(id))?.state === 'admitted'
