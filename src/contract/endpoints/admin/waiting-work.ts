/**
 * Kinds of open tasks in the shop, and the filtered list in which each is done. The counters of the dashboard and the header match these
 * lists.
 */

import type { ScreenName } from '../../paths.ts'
import type { Dashboard } from './dashboard.ts'

export type Work = Exclude<keyof Dashboard['to_do'], 'late'>

export interface WorkPlace {
  screen: ScreenName
  list: `/admin/${string}` // the call that fills it
  filter: Readonly<Record<string, string>> // query of that call
}

export const workPlaces: Readonly<Record<Work, WorkPlace>> = {
  prepare: { screen: 'adminOrders', list: '/admin/orders', filter: { to_prepare: 'true' } },
  unpaid: { screen: 'adminOrders', list: '/admin/orders', filter: { status: 'placed' } },
  drafts: { screen: 'adminOrders', list: '/admin/orders', filter: { status: 'draft' } },
  returns: { screen: 'adminReturns', list: '/admin/returns', filter: { status: 'open' } },
  tickets: { screen: 'adminTickets', list: '/admin/tickets', filter: { status: 'open' } },
  bookings: { screen: 'adminBookings', list: '/admin/bookings', filter: { status: 'asked' } },
  reviews: { screen: 'adminReviews', list: '/admin/reviews', filter: { status: 'pending' } },
  creations: { screen: 'adminCreations', list: '/admin/creations', filter: { state: 'reported' } },
  low_stock: { screen: 'adminProducts', list: '/admin/products', filter: { stock: 'short' } },
  failed_mails: { screen: 'adminMails', list: '/admin/mails', filter: { status: 'failed' } },
}
