import { z } from 'zod'

/** One vocabulary for the server's locks and the client's signs on the doors (specification §6). */
export const roles = ['admin', 'user', 'retailer', 'reseller', 'other'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What an endpoint or a screen asks of its caller. */
export const permissions = [
  'public', // anyone
  'guest', // only without a session
  'authenticated',
  'retailer',
  'customer', // role user (specification §2: /account/shipping)
  'admin',
] as const
export type Permission = (typeof permissions)[number]

export function isAllowed(permission: Permission, role: Role | undefined): boolean {
  switch (permission) {
    case 'public':
      return true
    case 'guest':
      return role === undefined
    case 'authenticated':
      return role !== undefined
    case 'retailer':
      return role === 'retailer'
    case 'customer':
      return role === 'user'
    case 'admin':
      return role === 'admin'
  }
}
