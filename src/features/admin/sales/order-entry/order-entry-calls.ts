import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import { discardDraft, placeDraft, readDraft, startDraft } from '@/contract/endpoints/admin/order-entry.ts'
import { adminOrders } from '@/contract/endpoints/admin/order-list.ts'
import { adminUsers } from '@/contract/endpoints/admin/users.ts'

const shownHits = 6
const staleTime = 30_000

export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['users', 'search', search],
    queryFn: () => callOrThrow(adminUsers, { query: { search, per_page: shownHits } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const draftsQuery = queryOptions({
  queryKey: ['orders', 'drafts'],
  queryFn: () => callOrThrow(adminOrders, { query: { status: 'draft', per_page: 8 } }),
})

export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'draft', id],
    queryFn: () => callOrThrow(readDraft, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const begin = (user_id: number) => call(startDraft, { body: { user_id } })
export const discard = (id: number) => call(discardDraft, { params: { id } })
export const place = (id: number, version: string, expected_due: number, notifyCustomer: boolean) =>
  call(placeDraft, { params: { id }, body: { version, expected_due, tell: notifyCustomer } })
