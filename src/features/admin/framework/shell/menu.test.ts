import { describe, expect, it } from 'vitest'
import { permissionsOf } from '@/contract/staff-roles.ts'
import { roles } from '@/domain/roles.ts'
import { adminMenu, menuFor } from './menu.ts'
import { menuEntryOf } from './menu-groups.ts'

describe('administration menu (specification notes §2)', () => {
  it('has the sixteen entries of the specification in their order', () => {
    expect(adminMenu.map(screen => screen.replace(/^admin/, '').toLowerCase() || 'dashboard')).toEqual([
      'dashboard',
      'users',
      'orders',
      'pages',
      'categories',
      'products',
      'attributes',
      'payments',
      'shipping',
      'coupons',
      'newsletter',
      'slideshow',
      'documents',
      'packs',
      'characters',
      'settings',
    ])
  })

  it('contains only what the role includes, and nothing for guests and customers', () => {
    expect(menuFor(null)).toEqual([])
    for (const role of roles)
      expect(
        menuFor({ role, permissions: permissionsOf({ role, staffRole: null, ownPermissions: null }) }),
      ).toHaveLength(role === 'admin' ? adminMenu.length : 0)
    const permissions = permissionsOf({ role: 'user', staffRole: 'packer', ownPermissions: null })
    expect(menuFor({ role: 'user', permissions })).toEqual([
      'admin',
      'adminOrders',
      'adminProducts',
      'adminPayments',
      'adminShipping',
    ])
  })

  it('highlights the link of the list for a record', () => {
    expect(menuEntryOf('adminProduct')).toBe('adminProducts')
    expect(menuEntryOf('adminOrderCreate')).toBe('adminOrders')
    expect(menuEntryOf('admin')).toBe('admin')
    expect(menuEntryOf('home')).toBeUndefined()
  })
})
