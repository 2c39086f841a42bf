interface Delivery<Status> {
  is_pickup: boolean
  parcel_status: Status
}

/**
 * The state of a parcel as it is displayed. An order that is collected in the shop is ready or collected instead of
 * shipped or delivered.
 */
export function parcelWord<Status extends string>({
  is_pickup,
  parcel_status,
}: Delivery<Status>): Status | 'ready_for_pickup' | 'collected' {
  if (is_pickup && parcel_status === 'shipped') return 'ready_for_pickup'
  return is_pickup && parcel_status === 'delivered' ? 'collected' : parcel_status
}
