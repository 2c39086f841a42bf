import type { Order } from '@/contract/endpoints/shop/orders.ts'

/**
 * The state of a parcel as it is displayed. An order that is collected in the shop is ready or collected instead of
 * shipped or delivered.
 */
export function parcelWord({ is_pickup, parcel_status }: Pick<Order, 'is_pickup' | 'parcel_status'>) {
  if (is_pickup && parcel_status === 'shipped') return 'ready_for_pickup' as const
  return is_pickup && parcel_status === 'delivered' ? ('collected' as const) : parcel_status
}
