/**
 * Customers of the shop, with and without an account (decision 0074). Each account is a customer, and so is each email address with which
 * guests have ordered. Amounts are visible only with `admin:money:read`.
 */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, decimal, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { Role } from '../../permissions.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { Address, AddressBody, SavedAddress } from '../account/address.ts'
import { Email } from '../account/auth.ts'
import { agreedKinds } from '../site/legal.ts'
import { mostTags, OrderTag } from './order-list.ts'
import { userStates } from './users.ts'

const reading = { tag: 'Administration', permission: 'admin:customers:read' } as const
const writing = { tag: 'Administration', permission: 'admin:customers:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

/** The state of the account, or `guest`. */
export const customerStates = [...userStates, 'guest'] as const

export const AdminCustomerRow = z.object({
  id: z.int(),
  user_id: z.int().nullable(), // null: a guest
  name: z.string(), // of a guest: from the address of the last order
  email: z.string(),
  role: Role.nullable(), // null: a guest
  state: z.enum(customerStates),
  picture: z.string().nullable(),
  tags: z.array(z.string()),
  has_newsletter: z.boolean(), // has confirmed the subscription
  orders: z.int(), // without cancelled ones
  value: SaleAmount.nullable(), // cents paid minus cents refunded
  last_order_at: z.string().nullable(),
  created_at: z.string(),
})
export type AdminCustomerRow = z.infer<typeof AdminCustomerRow>

const customerSorts = ['name', 'email', 'created_at', 'orders', 'value', 'last_order_at'] as const
export type CustomerSort = (typeof customerSorts)[number]
const CustomerSorts = z.enum([...customerSorts, ...customerSorts.map(name => `-${name}` as const)])

/** Filters of the list. The export uses them to select all matching customers. */
export const CustomerFilter = PageQuery.pick({ search: true }).extend({
  state: z.enum(customerStates).optional(),
  role: Role.optional(),
  tag: OrderTag.optional(),
  has_newsletter: z.stringbool().optional(),
  has_orders: z.stringbool().optional(),
})
export type CustomerFilter = z.infer<typeof CustomerFilter>

export const adminCustomers = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/customers',
  summary:
    'Customers with and without an account, newest first; `search` matches names, addresses and phones',
  query: PageQuery.extend({ ...CustomerFilter.shape, sort: CustomerSorts.optional() }),
  response: pageOf(AdminCustomerRow).extend({
    counts: z.object({
      all: z.int(),
      active: z.int(),
      blocked: z.int(),
      unconfirmed: z.int(),
      guest: z.int(),
    }),
  }),
  problems: refusals,
})

const CustomerNote = z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })

/** The version of a consent whose text was another shop's. */
export const foreignVersion = 0

/** A choice with its proof. The version of a legal text is its id. */
const CustomerConsent = z.object({
  kind: z.enum(['newsletter', 'cart_reminder', ...agreedKinds]),
  version: z.int(),
  effective_from: z.string().nullable(), // of a legal text
  is_given: z.boolean(), // false: withdrawn
  at: z.string(),
  is_dated_by_import: z.boolean(), // imported without a date: `at` is the time of the import
})
export type CustomerConsent = z.infer<typeof CustomerConsent>

/** `version` changes with the address and with `is_default`. */
const BookAddress = SavedAddress.extend({ version: z.string() }).meta({ id: 'BookAddress' })
export type BookAddress = z.infer<typeof BookAddress>

export const AdminCustomer = AdminCustomerRow.extend({
  address_book: z.array(BookAddress), // of the account, the default one first; empty for a guest
  addresses: z.array(Address), // of orders and another shop, without repetitions and without those of the address book
  notes: z.array(CustomerNote), // newest first
  consents: z.array(CustomerConsent), // newest first
  account: z // of a guest: the account with the same email
    .object({ id: z.int(), customer_id: z.int(), name: z.string(), is_verified: z.boolean() })
    .nullable(),
}).meta({ id: 'AdminCustomer' })
export type AdminCustomer = z.infer<typeof AdminCustomer>

export const adminCustomer = endpoint({
  acceptsToken: true,
  ...reading,
  method: 'GET',
  path: '/admin/customers/:id',
  summary: 'One customer with addresses, notes, tags and consents',
  params: IdParams,
  response: AdminCustomer,
  problems: [...refusals, 'not_found'],
})

export const customerTags = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/customer-tags',
  summary: 'Tags that customers have, by name',
  response: z.object({ tags: z.array(z.string()) }),
  problems: refusals,
})

export const tagCustomer = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/tags',
  summary: 'Add and remove tags of a customer',
  params: IdParams,
  body: z.strictObject({
    add: z.array(OrderTag).max(mostTags).default([]),
    remove: z.array(OrderTag).max(mostTags).default([]),
  }),
  response: AdminCustomer,
  problems: [...refusals, 'not_found', 'too_many'],
})

export const mostCustomerNotes = 200

export const writeCustomerNote = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/notes',
  summary: 'Write a note for the team; it is part of an export of the customer’s data',
  params: IdParams,
  body: z.strictObject({
    text: z.string().overwrite(cleanLines).min(1, 'required').max(2000, 'too_long'),
  }),
  response: AdminCustomer,
  status: 201,
  problems: [...refusals, 'not_found', 'too_many'],
})

export const removeCustomerNote = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/customer-notes/:id',
  summary: 'Delete a note about a customer',
  params: IdParams,
  response: AdminCustomer,
  problems: [...refusals, 'not_found'],
})

const addressOf = IdParams.extend({ address_id: decimal(1) })
const version = z.string().overwrite(cleanLine).max(40)

export const addCustomerAddress = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/addresses',
  summary: 'Add an address to the address book of a customer with an account',
  params: IdParams,
  body: AddressBody,
  response: AdminCustomer,
  status: 201,
  problems: [...refusals, 'not_found', 'too_many'],
})

/** `conflict` if the address has changed since, with the stored address. */
export const changeCustomerAddress = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/customers/:id/addresses/:address_id',
  summary: 'Change an address of a customer; placed orders keep theirs',
  params: addressOf,
  body: AddressBody.extend({ version }),
  response: AdminCustomer,
  problems: [...refusals, 'not_found', 'conflict'],
})

/** `conflict` like `changeCustomerAddress`. */
export const removeCustomerAddress = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/customers/:id/addresses/:address_id',
  summary: 'Remove an address of a customer from the address book',
  params: addressOf,
  query: z.object({ version }),
  response: AdminCustomer,
  problems: [...refusals, 'not_found', 'conflict'],
})

const Party = z.object({ id: z.int(), name: z.string(), email: z.string() })

/** What a merge would do. `version` changes with each of these facts. */
export const CustomerMerge = z
  .object({
    guest: Party,
    account: Party,
    orders: z.int(), // that the account takes over
    orders_left: z.int(), // payments at the checkout, and orders whose key the account has used itself; they stay with the guest
    notes: z.int(),
    tags: z.array(z.string()), // of the account afterwards
    version: z.string(),
  })
  .meta({ id: 'CustomerMerge' })
export type CustomerMerge = z.infer<typeof CustomerMerge>

const intoAccount = { into: RowId } // customer id of the account

export const previewMerge = endpoint({
  ...writing,
  changesNothing: true,
  method: 'POST',
  path: '/admin/customers/:id/merge/preview',
  summary: 'What merging a guest into an account would move',
  params: IdParams,
  body: z.strictObject(intoAccount),
  response: CustomerMerge,
  problems: [...refusals, 'not_found', 'address_unverified'],
})

/** `address_unverified` unless the account has a verified address, because the orders show where a person lives. */
export const mergeCustomers = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/merge',
  summary: 'Merge a guest into an account, which takes over orders, notes and tags',
  params: IdParams,
  body: z.strictObject({ ...intoAccount, version }),
  response: AdminCustomer,
  problems: [...refusals, 'not_found', 'address_unverified', 'conflict'],
})

/** At the request of the person (GDPR, art. 15 and 20). The audit log contains who exported it. */
export const exportCustomer = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/export',
  summary: 'Everything that is stored about a customer, as JSON',
  params: IdParams,
  response: z.looseObject({ exported_at: z.string() }),
  problems: [...refusals, 'not_found'],
})

/**
 * At the request of the person (GDPR, art. 17). Sums, items and issued documents stay. `order_state` while an order has to be paid or
 * shipped, `conflict` if `email` is not the customer's.
 */
export const eraseCustomer = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/customers/:id/erase',
  summary: 'Erase the personal data of a customer; an account is deleted',
  params: IdParams,
  body: z.strictObject({ email: Email }), // typed by the admin, so that no other customer is erased by mistake
  response: Done,
  problems: [...refusals, 'not_found', 'order_state', 'conflict', 'own_account'],
})
