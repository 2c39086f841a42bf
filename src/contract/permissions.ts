import { z } from 'zod'
import { roles } from '../domain/roles.ts'

/** Roles and permissions, shared by the server's permission checks and the client's guards (specification notes §6). */
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What the administration's calls ask for, one per kind of work; only admins have them. */
export const adminPermissions = [
  'admin:audit',
  'admin:creations',
  'admin:catalog', // products, categories, attributes and their pictures
  'admin:orders',
  'admin:settings',
  'admin:users',
  'admin:sign-in', // stand where a customer stands
  'admin:dashboard',
  'admin:payments',
  'admin:shipping',
  'admin:mails', // emails that were sent, and those that failed
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

/** What an endpoint or a screen asks of its caller. */
export const permissions = [
  'public', // anyone
  'guest', // only without a session
  'authenticated',
  'buyer', // signed in, or with the key of the one order that is asked for (header X-Order-Key)
  'retailer',
  'customer', // role user (specification notes §2: /account/shipping)
  'admin',
  ...adminPermissions,
] as const
export type Permission = (typeof permissions)[number]

/** Whether a role (undefined: a guest) has a permission. Whose record it is the use case checks. */
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
