/**
 * Kinds of open tasks in the shop, and the filtered list in which each is done. The counters of the dashboard and the header match these
 * lists.
 */

import type { ScreenName } from '../../paths.ts'
import type { AdminPermission } from '../../permissions.ts'
import type { Dashboard } from './dashboard.ts'

export type Work = Exclude<keyof Dashboard['to_do'], 'late'>

export interface WorkPlace {
  screen: ScreenName
  list: `/admin/${string}` // the call that fills it
  filter: Readonly<Record<string, string>> // query of that call
  permission: AdminPermission // without it the count is 0
}

export const workPlaces: Readonly<Record<Work, WorkPlace>> = {
  prepare: {
    screen: 'adminOrders',
    list: '/admin/orders',
    filter: { to_prepare: 'true' },
    permission: 'admin:orders:read',
  },
  unpaid: {
    screen: 'adminOrders',
    list: '/admin/orders',
    filter: { status: 'placed' },
    permission: 'admin:money:read',
  },
  drafts: {
    screen: 'adminOrders',
    list: '/admin/orders',
    filter: { status: 'draft' },
    permission: 'admin:money:write',
  },
  returns: {
    screen: 'adminReturns',
    list: '/admin/returns',
    filter: { status: 'open' },
    permission: 'admin:returns:read',
  },
  withdrawals: {
    screen: 'adminWithdrawals',
    list: '/admin/withdrawals',
    filter: { status: 'open' },
    permission: 'admin:returns:read',
  },
  tickets: {
    screen: 'adminTickets',
    list: '/admin/tickets',
    filter: { status: 'open' },
    permission: 'admin:returns:read',
  },
  bookings: {
    screen: 'adminBookings',
    list: '/admin/bookings',
    filter: { status: 'asked' },
    permission: 'admin:returns:read',
  },
  reviews: {
    screen: 'adminReviews',
    list: '/admin/reviews',
    filter: { status: 'pending' },
    permission: 'admin:products:read',
  },
  creations: {
    screen: 'adminCreations',
    list: '/admin/creations',
    filter: { state: 'reported' },
    permission: 'admin:game:read',
  },
  low_stock: {
    screen: 'adminStock',
    list: '/admin/stock/items',
    filter: { list: 'short' },
    permission: 'admin:stock:read',
  },
  unsafe: {
    screen: 'adminProducts',
    list: '/admin/products',
    filter: { unsafe: 'true' },
    permission: 'admin:products:read',
  },
  failed_mails: {
    screen: 'adminMails',
    list: '/admin/mails',
    filter: { status: 'failed' },
    permission: 'admin:customers:read',
  },
}
