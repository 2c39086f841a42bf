import { z } from 'zod'
import { roles } from '../domain/roles.ts'

/** Roles and permissions, shared by the server's permission checks and the client's guards (specification notes §6). */
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Permissions of the administration's calls, one per kind of work. Only admins have them. */
export const adminPermissions = [
  'admin:audit',
  'admin:creations',
  'admin:catalog', // products, categories, attributes and their pictures
  'admin:orders',
  'admin:settings',
  'admin:users',
  'admin:sign-in', // sign in as a customer
  'admin:dashboard',
  'admin:payments',
  'admin:shipping',
  'admin:mails', // sent and failed emails
  'admin:coupons',
  'admin:packs', // kinds and odds, gifts and printed codes
  'admin:characters',
  'admin:content', // pages, journal, slides and the media library
  'admin:newsletter', // addresses and campaigns
  'admin:promotions',
  'admin:rooms',
  'admin:documents',
] as const
export type AdminPermission = (typeof adminPermissions)[number]

/** The permissions of endpoints and screens. */
export const permissions = [
  'public', // anyone
  'guest', // only without a session
  'authenticated',
  'buyer', // signed in, or with the key of the requested order (header X-Order-Key)
  'retailer',
  'customer', // role user (specification notes §2: /account/shipping)
  'admin',
  ...adminPermissions,
] as const
export type Permission = (typeof permissions)[number]

/** Whether a role (undefined: a guest) has a permission. The use case checks the owner of a record. */
export function isAllowed(permission: Permission, role: Role | undefined): boolean {
  switch (permission) {
    case 'public':
      return true
    case 'guest':
      return role === undefined
    case 'authenticated':
    case 'buyer':
      return role !== undefined
    case 'retailer':
      return role === 'retailer'
    case 'customer':
      return role === 'user'
    default:
      return role === 'admin'
  }
}
