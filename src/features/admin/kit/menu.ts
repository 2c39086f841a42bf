/** The administration menu (specification §2 Layouts), in its order; it exists only for an authenticated admin. */
import type { ScreenName } from '@/contract/paths.ts'
import type { User } from '@/contract/users.ts'

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

const parents: Partial<Record<ScreenName, AdminMenuScreen>> = {
  adminOrder: 'adminOrders',
  adminOrderCreate: 'adminOrders',
  adminProduct: 'adminProducts',
  adminProductCreate: 'adminProducts',
  adminCharacter: 'adminCharacters',
  adminCharacterCreate: 'adminCharacters',
}

/** The entry that is lit while a screen is open: a record lights its list. */
export const menuEntryOf = (screen: ScreenName): AdminMenuScreen | undefined =>
  parents[screen] ?? adminMenu.find(entry => entry === screen)
