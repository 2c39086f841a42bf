import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Result } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { useOrder } from './use-order.tsx'

interface RecordOrderProps<R> {
  records: readonly R[] // as they are shown
  query: { queryKey: QueryKey; queryFn: () => Promise<R[]> } // the cache entry that contains them
  nameOf: (record: R) => string
  send: (ids: number[], known: number[]) => Promise<Result<unknown>>
  onRead?: () => void // before they are fetched again
}

/** Changes the order of records. The cached list shows the new order immediately. */
export function useRecordOrder<R extends { id: number }>(props: RecordOrderProps<R>) {
  const { records, query, nameOf, send, onRead } = props
  const cache = useQueryClient()
  const placesOf = (all: readonly R[]) => all.map(record => ({ id: record.id, name: nameOf(record) }))
  return useOrder({
    places: placesOf(records),
    show: ids =>
      void updateCached<R[]>(
        cache,
        query.queryKey,
        ids.flatMap(id => records.find(record => record.id === id) ?? []),
      ),
    send,
    read: async () => {
      onRead?.()
      return placesOf(await cache.fetchQuery({ ...query, staleTime: 0 }))
    },
  })
}
