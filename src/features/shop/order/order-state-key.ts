import type { OrderSummary } from '@/contract/endpoints/shop/orders.ts'

/** One word for where an order stands: its parcel when it travels, else itself. */
export const stateKey = ({ status, parcel_status }: OrderSummary) =>
  (status === 'confirmed' || status === 'in_production') &&
  parcel_status !== 'none' &&
  parcel_status !== 'preparing'
    ? parcel_status
    : status

export const tones = {
  draft: 'muted',
  placed: 'amber',
  confirmed: 'info',
  in_production: 'info',
  partly_shipped: 'info',
  shipped: 'info',
  returned: 'muted',
  expired: 'muted',
  delivered: 'success',
  completed: 'success',
  cancelled: 'muted',
} as const
