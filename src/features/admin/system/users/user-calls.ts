import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import type { Address } from '@/contract/endpoints/account/address.ts'
import {
  addCustomerAddress,
  adminCustomer,
  adminCustomers,
  changeCustomerAddress,
  customerTags,
  eraseCustomer,
  exportCustomer,
  mergeCustomers,
  previewMerge as preview,
  removeCustomerAddress,
  removeCustomerNote,
  tagCustomer,
  writeCustomerNote,
} from '@/contract/endpoints/admin/customers.ts'
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

export type OrdersOf = { user_id: number } | { customer_id: number }

export const ordersOf = (of: OrdersOf, page: number) =>
  queryOptions({
    queryKey: ['orders', 'of', of, page],
    queryFn: () => callOrThrow(adminOrders, { query: { ...of, page, per_page: 5 } }),
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

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: () => callOrThrow(adminCustomer, { params: { id } }),
    staleTime,
  })

export const customerTagsQuery = queryOptions({
  queryKey: ['customers', 'tags'],
  queryFn: () => callOrThrow(customerTags),
  staleTime: 60_000,
})

/** Customers to merge a guest into; guests are among them. */
export const accountsQuery = (search: string) =>
  queryOptions({
    queryKey: ['customers', 'search', search],
    queryFn: () => callOrThrow(adminCustomers, { query: { search, per_page: 12 } }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const changeTags = (id: number, change: { add?: string[]; remove?: string[] }) =>
  call(tagCustomer, { params: { id }, body: change })

export const writeNote = (id: number, text: string) =>
  call(writeCustomerNote, { params: { id }, body: { text } })

export const removeNote = (id: number) => call(removeCustomerNote, { params: { id } })

interface Entry {
  address: Address
  is_default: boolean
}

export const addAddress = (id: number, body: Entry) => call(addCustomerAddress, { params: { id }, body })

export const changeAddress = (id: number, address_id: number, body: Entry & { version: string }) =>
  call(changeCustomerAddress, { params: { id, address_id }, body })

export const removeAddress = (id: number, address_id: number, version: string) =>
  call(removeCustomerAddress, { params: { id, address_id }, query: { version } })

export const previewMerge = (id: number, into: number) => call(preview, { params: { id }, body: { into } })

export const merge = (id: number, into: number, version: string) =>
  call(mergeCustomers, { params: { id }, body: { into, version } })

export const exportData = (id: number) => call(exportCustomer, { params: { id } })

export const eraseData = (id: number, email: string) =>
  call(eraseCustomer, { params: { id }, body: { email } })
