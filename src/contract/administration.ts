/** What the dashboard and the plain lists of the administration read; the full screens widen these. */
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PageQuery, pageOf } from './envelope.ts'
import { Role } from './permissions.ts'

const admin = {
  tag: 'Administration',
  permission: 'admin',
  problems: ['unauthenticated', 'forbidden'],
} as const

export const Dashboard = z
  .object({
    users: z.int(),
    users_this_week: z.int(),
    products: z.int(),
    products_low: z.array(
      z.object({ id: z.int(), title: z.string(), picture: z.string(), stock_quantity: z.int() }),
    ),
    characters: z.int(),
    packs_unopened: z.int(),
    newest_users: z.array(
      z.object({ id: z.int(), name: z.string(), email: z.string(), role: Role, created_at: z.string() }),
    ),
    registrations: z.array(z.object({ day: z.string(), count: z.int() })), // the last 14 days, oldest first
    mails: z.array(
      z.object({
        id: z.int(),
        to: z.string(),
        subject: z.string(),
        status: z.string(),
        created_at: z.string(),
      }),
    ),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Figures of the shop and the game today',
  answer: Dashboard,
})

const UserRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  email_verified: z.boolean(),
  created_at: z.string(),
})

export const adminUsers = endpoint({
  ...admin,
  permission: 'admin:users',
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, newest first',
  query: PageQuery,
  answer: pageOf(UserRow),
})
