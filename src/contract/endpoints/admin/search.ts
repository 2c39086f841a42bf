/** The header of the administration: one search for orders, people and products, and the number of open tasks. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Role } from '../../permissions.ts'
import { orderStatuses } from '../shop/orders.ts'
import { Dashboard } from './dashboard.ts'

const entering = { tag: 'Administration', permission: 'admin:enter' } as const

/** Per kind. */
export const mostFound = 6

export const Found = z
  .object({
    orders: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        status: z.enum(orderStatuses),
        buyer: z.string(),
      }),
    ), // newest first
    users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), role: Role })),
    guests: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })), // ids of customers without an account
    products: z.array(z.object({ id: z.int(), title: z.string(), sku: z.string(), picture: z.string() })),
    coupons: z.array(z.object({ id: z.int(), code: z.string(), batch: z.string().nullable() })),
    pages: z.array(z.object({ id: z.int(), title: z.string(), slug: z.string() })),
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof Found>

export const findEverywhere = endpoint({
  ...entering,
  method: 'GET',
  path: '/admin/search',
  summary:
    'Orders by number, buyer, place, goods, phone and tracking code, users and guests by name, email and phone, products by title and SKU, coupons by code, pages by title and path; a kind the caller may not read stays empty',
  query: z.object({ search: z.string().overwrite(cleanLine).min(2).max(80) }),
  response: Found,
  problems: ['unauthenticated', 'forbidden'],
})

export const countWaiting = endpoint({
  ...entering,
  method: 'GET',
  path: '/admin/waiting',
  summary: 'How much waits for somebody, as on the dashboard',
  response: Dashboard.shape.to_do,
  problems: ['unauthenticated', 'forbidden'],
})
