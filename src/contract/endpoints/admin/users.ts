/**
 * Actions of the shop on accounts: role, access to the album, block, and signing in as a customer (decision 0012). The shop cannot change
 * email or password.
 */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, LongPageQuery, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { Role } from '../../permissions.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { SavedAddress } from '../account/address.ts'
import { AccessToken, Email, SessionFacts } from '../account/auth.ts'
import { MatchInfo } from '../account/users.ts'
import { declaredAges } from '../shop/chance-limits.ts'

const reading = { tag: 'Administration', permission: 'admin:customers:read' } as const
const writing = { tag: 'Administration', permission: 'admin:customers:write' } as const

export const userStates = ['active', 'blocked', 'unconfirmed'] as const

export const AdminUserRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  picture: z.string().nullable(),
  email_verified: z.boolean(),
  is_blocked: z.boolean(),
  album_enabled: z.boolean(),
  orders: z.int(),
  spent: SaleAmount.nullable(), // cents paid minus cents refunded
  created_at: z.string(),
})
export type AdminUserRow = z.infer<typeof AdminUserRow>

export const adminUsers = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/users',
  summary: 'Users, newest first; `search` finds names, nicknames and addresses',
  query: LongPageQuery.extend({ role: Role.optional(), state: z.enum(userStates).optional() }),
  response: pageOf(AdminUserRow).extend({
    counts: z.object({ all: z.int(), active: z.int(), blocked: z.int(), unconfirmed: z.int() }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

const Known = z.object({ id: z.int(), name: z.string(), since: z.string() })

export const AdminUser = AdminUserRow.extend({
  customer_id: z.int(), // of `GET /admin/customers`
  nickname: z.string().nullable(),
  locale: z.enum(locales),
  blocked_at: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  level: z.int(),
  xp: z.int(),
  matches: MatchInfo,
  has_password: z.boolean(), // false: only social logins, or created by the shop
  cards: z.int(), // owned, including duplicates
  characters: z.int(), // distinct characters
  packs_sealed: z.int(),
  packs_opened: z.int(),
  addresses: z.array(SavedAddress),
  customers: z.array(Known), // of a retailer, customers who accepted
  retailers: z.array(Known), // retailers with access to this account
  sessions: z.array(SessionFacts.omit({ current: true })),
  is_last_admin: z.boolean(),
  declared_age: z.enum(declaredAges).nullable(), // null: not declared; minors buy no packs
  version: z.string(), // of the fields that `changeUser` writes
}).meta({ id: 'AdminUser' })
export type AdminUser = z.infer<typeof AdminUser>

export const adminUser = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'One account with what hangs on it',
  params: IdParams,
  response: AdminUser,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

const Name = z.string({ error: 'required' }).overwrite(cleanLine).min(1, 'required').max(120, 'too_long')

/** Creates an account without a password. The customer sets one with “forgot password”, or continues to order by telephone. */
export const createCustomer = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'POST',
  path: '/admin/users',
  summary: 'Create the account of a customer who has none, to place an order for',
  body: z.strictObject({
    name: Name,
    email: Email,
    role: Role.exclude(['admin']).default('user'),
    locale: z.enum(locales).default('it'),
  }),
  response: AdminUser,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'email_taken'],
})

export const UserChange = z.strictObject({ name: Name, role: Role, album_enabled: z.boolean() })

/** A new role ends the account's sessions, so that it takes effect immediately. */
export const changeUser = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/users/:id',
  summary: 'Name, role and access to the album; the last admin stays one',
  params: IdParams,
  body: UserChange.extend({ version: z.string() }),
  response: AdminUser,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict', 'last_admin', 'own_account'],
})

export const blockUser = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/users/:id/block',
  summary: 'Keep an account out, or let it in again; its sessions end',
  params: IdParams,
  body: z.strictObject({
    blocked: z.boolean(),
    reason: z.string().overwrite(cleanLines).max(300).default(''),
  }),
  response: AdminUser,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'last_admin', 'own_account'],
})

/** For a declaration made by mistake, or a minor who has come of age. */
export const clearDeclaredAge = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/users/:id/age/clear',
  summary: 'Remove the declared age of an account',
  params: IdParams,
  body: z.strictObject({}),
  response: AdminUser,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const endUserSessions = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/users/:id/sessions/end',
  summary: 'End every session of an account',
  params: IdParams,
  body: z.strictObject({}),
  response: AdminUser,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'own_account'],
})

export const userCards = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/users/:id/cards',
  summary: 'The different cards of an account, by number',
  params: IdParams,
  query: PageQuery,
  response: pageOf(
    z.object({
      id: z.int(), // of the character
      slug: z.string(),
      numero_carta: z.int(),
      nome: z.string(),
      rarita: z.string(),
      thumbnail: z.string(),
      count: z.int(),
    }),
  ),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const userPacks = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/users/:id/packs',
  summary: 'Packs of an account, the newest first; never what is in a sealed one',
  params: IdParams,
  query: PageQuery,
  response: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      rarity: z.string(),
      source: z.string(),
      state: z.enum(['sealed', 'opened', 'voided']),
      at: z.string(), // grant time
      opened_at: z.string().nullable(),
    }),
  ),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** Not possible for an admin's account. The refresh cookie remains the admin's: when this token expires, the admin is signed in again. */
export const signInAs = endpoint({
  tag: 'Administration',
  permission: 'admin:sign-in',
  method: 'POST',
  path: '/admin/users/:id/sign-in',
  summary: 'Sign in as a customer for a quarter of an hour',
  params: IdParams,
  body: z.strictObject({}),
  response: AccessToken,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'account_blocked'],
})

export const leaveSignIn = endpoint({
  tag: 'Session',
  permission: 'authenticated',
  method: 'POST',
  path: '/auth/leave',
  leavesShared: true,
  summary: 'End the session as a customer',
  body: z.strictObject({}),
  response: Done,
  problems: ['unauthenticated'],
})
