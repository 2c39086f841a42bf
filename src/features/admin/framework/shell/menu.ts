/**
 * The administration menu (specification notes §2 Layouts), in its order. It contains only what the user's role includes.
 */

import { permissionOf } from '@/contract/guards.ts'
import type { ScreenName } from '@/contract/paths.ts'
import { type Holder, isAllowed } from '@/contract/permissions.ts'

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

/** Whether the user may open the screen. False for screens outside the administration. */
export function mayOpen(user: Holder | null, screen: ScreenName): boolean {
  const permission = permissionOf(screen)
  return permission !== undefined && isAllowed(permission, user)
}

export const menuFor = (user: Holder | null): readonly AdminMenuScreen[] =>
  adminMenu.filter(screen => mayOpen(user, screen))
