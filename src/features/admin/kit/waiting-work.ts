/** Kinds of work that wait for somebody, and where each is done. The dashboard and the header read the same table. */
import type { Dashboard } from '@/contract/administration.ts'
import type { ScreenName } from '@/contract/paths.ts'

export type Work = Exclude<keyof Dashboard['to_do'], 'late'>

export interface WorkPlace {
  screen: ScreenName
  query?: string // of the list, as it keeps its filters
}

const filter = (values: object) => `?filter=${encodeURIComponent(JSON.stringify(values))}`

export const workPlaces: Record<Work, WorkPlace> = {
  prepare: { screen: 'adminOrders', query: filter({ parcel_status: 'preparing' }) },
  unpaid: { screen: 'adminOrders', query: filter({ status: 'placed' }) },
  returns: { screen: 'adminReturns' },
  tickets: { screen: 'adminTickets' },
  bookings: { screen: 'adminBookings' },
  reviews: { screen: 'adminReviews' },
  creations: { screen: 'adminCreations' },
  low_stock: { screen: 'adminProducts' },
  failed_mails: { screen: 'adminMails' },
  drafts: { screen: 'adminOrders', query: filter({ status: 'draft' }) },
}
