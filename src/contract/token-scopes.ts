/** Scopes of API tokens (decision 0071) and the permissions of the administration that each one gives. */
import { z } from 'zod'
import type { AdminPermission } from './permissions.ts'
import { type AssignablePermission, withIncluded } from './staff-roles.ts'

const permissionsOfScope = {
  read_products: ['admin:products:read'],
  write_products: ['admin:products:write'],
  read_stock: ['admin:stock:read'],
  write_stock: ['admin:stock:write'],
  read_orders: ['admin:orders:read'],
  write_orders: ['admin:orders:write', 'admin:orders:ship'],
  read_amounts: ['admin:money:read'], // of orders; without it they are null
  read_customers: ['admin:customers:read'],
  write_customers: ['admin:customers:write'],
} as const satisfies Record<string, readonly AssignablePermission[]>

export type TokenScope = keyof typeof permissionsOfScope
export const tokenScopes = Object.keys(permissionsOfScope) as TokenScope[]
export const TokenScope = z.enum(tokenScopes)

/** Returns the permissions of these scopes. They never include `admin:enter`, which only people have. */
export const scopePermissions = (scopes: readonly TokenScope[]): readonly AdminPermission[] =>
  withIncluded(scopes.flatMap(scope => permissionsOfScope[scope])).filter(
    permission => permission !== 'admin:enter',
  )

/** API tokens begin with this, so that secret scanners and the server recognise them. */
export const tokenStart = 'ba_'
export const tokenShape = /^ba_[\w-]{43}$/
export const tokenInAddress = /(?<![\w-])ba_[\w-]{43}(?![\w-])/
