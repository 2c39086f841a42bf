import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import { adminOrders } from '@/contract/endpoints/admin/order-list.ts'
import {
  blockUser,
  clearDeclaredAge,
  endUserSessions,
  signInAs,
  userCards,
  userPacks,
} from '@/contract/endpoints/admin/users.ts'

const staleTime = 10_000

export const ordersOfUser = (id: number, page: number) =>
  queryOptions({
    queryKey: ['orders', 'of', id, page],
    queryFn: () => callOrThrow(adminOrders, { query: { user_id: id, page, per_page: 5 } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const cardsOfUser = (id: number, page: number) =>
  queryOptions({
    queryKey: ['admin', 'cards-of', id, page],
    queryFn: () => callOrThrow(userCards, { params: { id }, query: { page, per_page: 12 } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const packsOfUser = (id: number, page: number) =>
  queryOptions({
    queryKey: ['admin', 'packs-of', id, page],
    queryFn: () => callOrThrow(userPacks, { params: { id }, query: { page, per_page: 6 } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const block = (id: number, blocked: boolean, reason: string) =>
  call(blockUser, { params: { id }, body: { blocked, reason } })

export const endSessions = (id: number) => call(endUserSessions, { params: { id }, body: {} })

export const clearAge = (id: number) => call(clearDeclaredAge, { params: { id }, body: {} })

export const signIn = (id: number) => call(signInAs, { params: { id }, body: {} })
