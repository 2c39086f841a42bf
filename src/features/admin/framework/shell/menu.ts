/**
 * The administration menu (specification notes §2 Layouts), in its order. It exists only for an authenticated admin.
 */

import type { User } from '@/contract/endpoints/account/users.ts'
import type { ScreenName } from '@/contract/paths.ts'

export const adminMenu = [
  'admin',
  'adminUsers',
  'adminOrders',
  'adminPages',
  'adminCategories',
  'adminProducts',
  'adminAttributes',
  'adminPayments',
  'adminShipping',
  'adminCoupons',
  'adminNewsletter',
  'adminSlideshow',
  'adminDocuments',
  'adminPacks',
  'adminCharacters',
  'adminSettings',
] as const satisfies readonly ScreenName[]

export type AdminMenuScreen = (typeof adminMenu)[number]

export const menuFor = (user: Pick<User, 'role'> | null): readonly AdminMenuScreen[] =>
  user?.role === 'admin' ? adminMenu : []
