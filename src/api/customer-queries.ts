/** Queries for retailers and their customers. */
import { queryOptions } from '@tanstack/react-query'
import {
  getCustomer,
  listCustomers,
  listRetailers,
  readInvitation,
} from '@/contract/endpoints/account/customers.ts'
import { callOrThrow } from './client.ts'

export const customersQuery = queryOptions({
  queryKey: ['customers'],
  queryFn: () => callOrThrow(listCustomers),
})

export const customerQuery = (id: number) =>
  queryOptions({ queryKey: ['customers', id], queryFn: () => callOrThrow(getCustomer, { params: { id } }) })

export const retailersQuery = queryOptions({
  queryKey: ['retailers'],
  queryFn: () => callOrThrow(listRetailers),
})

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['retailers', 'invitation', token],
    queryFn: () => callOrThrow(readInvitation, { body: { token } }),
    retry: false,
  })
