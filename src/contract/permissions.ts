import { z } from 'zod'
import { roles } from '../domain/roles.ts'

/** Roles and permissions, shared by the server's permission checks and the client's guards (specification notes §6, decision 0069). */
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/**
 * Permissions of the administration: an area of work and a level. Each endpoint of the administration declares exactly one. The owner
 * (role `admin`) has all of them, other members of staff those of their role (`staff-roles.ts`).
 */
export const adminPermissions = [
  'admin:enter', // every member of staff: dashboard, search, counters; each shows only what other permissions allow
  'admin:orders:read',
  'admin:orders:write', // address, notes, tags
  'admin:orders:ship', // parcels, production, printing
  'admin:money:read',
  'admin:money:write', // payments, refunds, cancellation, changed and manual orders
  'admin:returns:read', // returns, tickets and bookings
  'admin:returns:write', // a refund with a return also needs `admin:money:write`
  'admin:products:read', // products, categories, collections, reviews, coupons, promotions
  'admin:products:write',
  'admin:stock:read',
  'admin:stock:write',
  'admin:customers:read', // accounts and sent emails
  'admin:customers:write',
  'admin:content:read', // pages, blog and slides
  'admin:content:write',
  'admin:media:read',
  'admin:media:write',
  'admin:newsletter:write',
  'admin:newsletter:send', // also sees the subscribers
  'admin:game:read', // characters, creations and packs
  'admin:game:write',
  'admin:documents:read', // documents and rooms
  'admin:documents:write',
  'admin:methods:read', // shipping and payment methods
  'admin:methods:write',
  'admin:settings:read',
  'admin:settings:write',
  'admin:reports:read', // figures without customers
  'admin:invoices:read',
  'admin:invoices:export',
  'admin:invoices:write',
  'admin:audit:own', // only the caller's entries
  'admin:audit:read',
  'admin:staff', // staff, their roles, invitations and sessions
  'admin:sign-in', // sign in as a customer
  'admin:integrations', // API tokens and webhooks
] as const
export const AdminPermission = z.enum(adminPermissions)
export type AdminPermission = z.infer<typeof AdminPermission>

/** The permissions of endpoints and screens. */
export const permissions = [
  'public', // anyone
  'guest', // only without a session
  'authenticated',
  'buyer', // signed in, or with the key of the requested order (header X-Order-Key)
  'retailer',
  'customer', // role user (specification notes §2: /account/shipping)
  ...adminPermissions,
] as const
export type Permission = (typeof permissions)[number]

export const isAdminPermission = (permission: Permission): permission is AdminPermission =>
  permission.startsWith('admin:')

export interface Holder {
  role: Role
  permissions: readonly AdminPermission[]
}

/** Whether a user (null: a guest) has a permission. The use case checks the owner of a record. */
export function isAllowed(permission: Permission, holder: Holder | null | undefined): boolean {
  switch (permission) {
    case 'public':
      return true
    case 'guest':
      return !holder
    case 'authenticated':
    case 'buyer':
      return Boolean(holder)
    case 'retailer':
      return holder?.role === 'retailer'
    case 'customer':
      return holder?.role === 'user'
    default:
      return holder?.permissions.includes(permission) ?? false
  }
}
