import type { OrderSummary } from '@/contract/endpoints/shop/orders.ts'

/** Returns the state label of an order: that of its parcel if it is shipped, otherwise its own. */
export function stateKey({ status, parcel_status, is_pickup }: OrderSummary) {
  const isOpen = status === 'confirmed' || status === 'in_production'
  if (!isOpen || parcel_status === 'none' || parcel_status === 'preparing') return status
  if (is_pickup && parcel_status === 'shipped') return 'ready_for_pickup' as const
  return is_pickup && parcel_status === 'delivered' ? ('collected' as const) : parcel_status
}

export const tones = {
  draft: 'muted',
  paying: 'muted',
  placed: 'amber',
  confirmed: 'info',
  in_production: 'info',
  partly_shipped: 'info',
  shipped: 'info',
  returned: 'muted',
  expired: 'muted',
  abandoned: 'muted',
  ready_for_pickup: 'success',
  delivered: 'success',
  collected: 'success',
  completed: 'success',
  cancelled: 'muted',
} as const
