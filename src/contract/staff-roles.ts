/** Staff roles as data (decision 0069): areas of work with their levels, and the roles that every shop has. */
import { z } from 'zod'
import { type AdminPermission, adminPermissions, type Role } from './permissions.ts'

/** Each area with its levels, the lowest first. A level includes the lower ones. The owner's permissions are not among them. */
export const staffAreas = {
  orders: ['admin:orders:read', 'admin:orders:write'],
  shipping: ['admin:orders:ship'],
  money: ['admin:money:read', 'admin:money:write'],
  returns: ['admin:returns:read', 'admin:returns:write'],
  products: ['admin:products:read', 'admin:products:write'],
  stock: ['admin:stock:read', 'admin:stock:write'],
  customers: ['admin:customers:read', 'admin:customers:write'],
  content: ['admin:content:read', 'admin:content:write'],
  media: ['admin:media:read', 'admin:media:write'],
  newsletter: ['admin:newsletter:write', 'admin:newsletter:send'],
  game: ['admin:game:read', 'admin:game:write'],
  documents: ['admin:documents:read', 'admin:documents:write'],
  methods: ['admin:methods:read', 'admin:methods:write'],
  settings: ['admin:settings:read', 'admin:settings:write'],
  reports: ['admin:reports:read'],
  invoices: ['admin:invoices:read', 'admin:invoices:export', 'admin:invoices:write'],
  audit: ['admin:audit:own', 'admin:audit:read'],
} as const satisfies Record<string, readonly AdminPermission[]>
export type StaffArea = keyof typeof staffAreas
export const staffAreaNames = Object.keys(staffAreas) as StaffArea[]

export const assignablePermissions = Object.values(staffAreas).flat()
export const AssignablePermission = z.enum(assignablePermissions)
export type AssignablePermission = z.infer<typeof AssignablePermission>

/** What a permission includes besides the lower levels of its area: one cannot be used without the other. */
const alsoNeeded: Partial<Record<AdminPermission, readonly AdminPermission[]>> = {
  'admin:orders:ship': ['admin:orders:read'],
  'admin:money:read': ['admin:orders:read'],
  'admin:invoices:read': ['admin:money:read'], // invoices and registers consist of amounts
  'admin:products:read': ['admin:stock:read'], // the list of products shows it
  'admin:products:write': ['admin:stock:write'], // the form of a product contains it
}

/** Returns the permissions with all that they include, in the order of `adminPermissions`. Every member of staff may enter. */
export function withIncluded(chosen: readonly AdminPermission[]): AdminPermission[] {
  const complete = new Set<AdminPermission>(['admin:enter'])
  const add = (permission: AdminPermission) => {
    if (complete.has(permission)) return
    complete.add(permission)
    for (const levels of Object.values<readonly AdminPermission[]>(staffAreas))
      levels.slice(0, Math.max(0, levels.indexOf(permission))).forEach(add)
    alsoNeeded[permission]?.forEach(add)
  }
  chosen.forEach(add)
  return adminPermissions.filter(permission => complete.has(permission))
}

/** The roles that every shop has. The owner is the account role `admin`. */
export const builtInRoles = {
  manager: [
    'admin:orders:write',
    'admin:orders:ship',
    'admin:money:write',
    'admin:returns:write',
    'admin:products:write',
    'admin:stock:write',
    'admin:customers:write',
    'admin:content:write',
    'admin:media:write',
    'admin:newsletter:send',
    'admin:game:write',
    'admin:documents:write',
    'admin:methods:read',
    'admin:settings:read',
    'admin:reports:read',
    'admin:invoices:write',
    'admin:audit:read',
  ],
  packer: [
    'admin:orders:write',
    'admin:orders:ship',
    'admin:returns:write',
    'admin:stock:write',
    'admin:methods:read',
    'admin:audit:own',
  ],
  catalogue: [
    'admin:orders:read',
    'admin:products:write',
    'admin:stock:write',
    'admin:media:write',
    'admin:documents:write',
    'admin:reports:read',
    'admin:audit:own',
  ],
  writer: [
    'admin:content:write',
    'admin:media:write',
    'admin:newsletter:write',
    'admin:documents:read',
    'admin:audit:own',
  ],
  game: ['admin:game:write', 'admin:audit:own'],
  accountant: [
    'admin:money:read',
    'admin:returns:read',
    'admin:products:read',
    'admin:stock:read',
    'admin:methods:read',
    'admin:reports:read',
    'admin:invoices:export',
    'admin:audit:read',
  ],
} as const satisfies Record<string, readonly AssignablePermission[]>
export type BuiltInRole = keyof typeof builtInRoles
export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRole[]
export const BuiltInRole = z.enum(builtInRoleNames)

/** What decides about an account's permissions. `ownPermissions`: of the role that the shop has defined; null without one. */
export interface StaffFacts {
  role: Role
  staffRole: BuiltInRole | null
  ownPermissions: readonly AssignablePermission[] | null
}

/** Returns an empty list for an account that is not staff. */
export function permissionsOf({ role, staffRole, ownPermissions }: StaffFacts): readonly AdminPermission[] {
  if (role === 'admin') return adminPermissions
  if (staffRole) return withIncluded(builtInRoles[staffRole])
  return ownPermissions ? withIncluded(ownPermissions) : []
}
