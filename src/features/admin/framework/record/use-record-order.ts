import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Result } from '@/api/client.ts'
import { useOrder } from './use-order.tsx'

interface RecordOrderProps<R> {
  records: readonly R[] // as they are shown
  query: { queryKey: QueryKey; queryFn: () => Promise<R[]> } // that holds them all
  nameOf: (record: R) => string
  send: (ids: number[], known: number[]) => Promise<Result<unknown>>
  onRead?: () => void // before they are read again
}

/** An order of whole records, shown in the very query that holds them. */
export function useRecordOrder<R extends { id: number }>(props: RecordOrderProps<R>) {
  const { records, query, nameOf, send, onRead } = props
  const cache = useQueryClient()
  const placesOf = (all: readonly R[]) => all.map(record => ({ id: record.id, name: nameOf(record) }))
  return useOrder({
    places: placesOf(records),
    show: ids =>
      cache.setQueryData(
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
