import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useStore } from 'react-admin'
import { updateCached } from '@/api/update-cached.ts'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'

/** What react-admin stores about the page of the list that was shown last, once the user has changed any of it. */
interface ListParams {
  sort: string
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
  filter: Record<string, unknown>
}

const unchangedList: ListParams = { sort: 'position', order: 'ASC', page: 1, perPage: 25, filter: {} }

/** Ids of consecutive orders of the list. An order that leaves the list, such as a shipped one, stays in it. */
interface Sequence {
  ids: readonly number[]
  firstPage: number
  hasLater: boolean // orders of the list after the last id
}

interface Page {
  ids: readonly number[]
  isLast: boolean
}

const sequenceKey = ['order-sequence'] // does not begin with `orders`: changes of orders do not invalidate it

/**
 * Returns the ids after the loaded ones. It starts at the first loaded page, because orders that left the list move the
 * others to earlier pages.
 */
async function readLater(sequence: Sequence, pageOf: (page: number) => Promise<Page>) {
  for (let page = sequence.firstPage; ; page++) {
    const { ids, isLast } = await pageOf(page)
    const later = ids.slice(ids.findLastIndex(id => sequence.ids.includes(id)) + 1)
    if (later.length > 0 || isLast) return { later, hasLater: !isLast }
  }
}

async function readEarlier({ ids: loaded, firstPage }: Sequence, pageOf: (page: number) => Promise<Page>) {
  const { ids } = await pageOf(firstPage - 1)
  const firstLoaded = ids.findIndex(id => loaded.includes(id))
  return firstLoaded === -1 ? ids : ids.slice(0, firstLoaded)
}

/**
 * Returns the previous and the next order of the list, in the filter and order in which it was opened. At the ends it
 * loads the adjacent page. Returns undefined if the list does not contain the order.
 */
export function useOrderSequence(id: number): { previous?: number; next?: number } | undefined {
  const dataProvider = useDataProvider()
  const cache = useQueryClient()
  const [params] = useStore('orders.list', unchangedList)
  const queryKey = [...sequenceKey, params]
  const pageOf = async (page: number): Promise<Page> => {
    const { filter, sort, order, perPage } = params
    const { data: rows, total = 0 } = await dataProvider.getList<AdminOrderRow>('orders', {
      filter,
      sort: { field: sort, order },
      pagination: { page, perPage },
    })
    return { ids: rows.map(row => row.id), isLast: page * perPage >= total }
  }
  const change = (next: (sequence: Sequence) => Sequence) => updateCached<Sequence>(cache, queryKey, next)
  const { data: sequence } = useQuery({
    queryKey,
    queryFn: async (): Promise<Sequence> => {
      const firstPage = params.page
      const { ids, isLast } = await pageOf(firstPage)
      return { ids, firstPage, hasLater: !isLast }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const ids = sequence?.ids ?? []
  const at = ids.indexOf(id)
  useQuery({
    queryKey: [...queryKey, 'later', ids.length],
    queryFn: async () => {
      const { later, hasLater } = await readLater(sequence as Sequence, pageOf)
      await change(now => ({ ...now, ids: [...now.ids, ...later], hasLater }))
      return null
    },
    enabled: sequence?.hasLater === true && at === ids.length - 1,
  })
  useQuery({
    queryKey: [...queryKey, 'earlier', sequence?.firstPage],
    queryFn: async () => {
      const earlier = await readEarlier(sequence as Sequence, pageOf)
      await change(now => ({ ...now, ids: [...earlier, ...now.ids], firstPage: now.firstPage - 1 }))
      return null
    },
    enabled: sequence !== undefined && sequence.firstPage > 1 && at === 0,
  })
  return at === -1 ? undefined : { previous: ids[at - 1], next: ids[at + 1] }
}

/** A list that is opened again begins a new sequence. */
export function useNewOrderSequence(): void {
  const cache = useQueryClient()
  useEffect(() => cache.removeQueries({ queryKey: sequenceKey }), [cache])
}
