/** Badge colours of the states of orders, payments and parcels. */
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { BadgeTone } from '@/ui/content/badge.tsx'

type StateWord = Order['status'] | 'shipped' | 'ready'

/**
 * The label of an order's state. A fully shipped order is called shipped, or ready to be collected, until it is
 * completed.
 */
export function orderWord({
  status,
  parcel_status,
  is_pickup,
}: Pick<Order, 'status' | 'parcel_status' | 'is_pickup'>): StateWord {
  const isOpen = status === 'confirmed' || status === 'in_production'
  if (!isOpen || (parcel_status !== 'shipped' && parcel_status !== 'delivered')) return status
  return is_pickup ? 'ready' : 'shipped'
}

export const orderTone: Record<StateWord, BadgeTone> = {
  draft: 'muted',
  paying: 'muted',
  placed: 'warning',
  confirmed: 'info',
  in_production: 'amber',
  shipped: 'info',
  ready: 'info',
  completed: 'success',
  cancelled: 'muted',
  expired: 'muted',
  abandoned: 'muted',
}

export const paymentTone: Record<Order['payment_status'], BadgeTone> = {
  unpaid: 'warning',
  pending: 'warning',
  paid: 'success',
  partly_refunded: 'info',
  refunded: 'muted',
  failed: 'error',
}

export const parcelTone: Record<Order['parcel_status'], BadgeTone> = {
  none: 'muted',
  preparing: 'warning',
  partly_shipped: 'amber',
  shipped: 'info',
  delivered: 'success',
  returned: 'muted',
}
