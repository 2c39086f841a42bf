/** Scopes of API tokens (decision 0071) and the permissions of the administration that each one gives. */
import { z } from 'zod'
import type { AdminPermission } from './permissions.ts'
import { type AssignablePermission, withIncluded } from './staff-roles.ts'

const permissionsOfScope = {
  'products:read': ['admin:products:read'],
  'products:write': ['admin:products:write'],
  'stock:read': ['admin:stock:read'],
  'stock:write': ['admin:stock:write'],
  'orders:read': ['admin:orders:read'],
  'orders:write': ['admin:orders:write', 'admin:orders:ship'],
  'customers:read': ['admin:customers:read'],
  'customers:write': ['admin:customers:write'],
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
export const tokenInAddress = /\bba_[\w-]{43}\b/
