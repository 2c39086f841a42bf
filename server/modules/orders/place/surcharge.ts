import type { OrderRow } from '../orders-repo.ts'

/**
 * Returns the part of the shipping that the payment method costs, in cents: at most the shipping, which an admin may
 * have lowered.
 */
export const surchargeOf = ({ surcharge, shipping }: Pick<OrderRow, 'surcharge' | 'shipping'>): number =>
  Math.min(surcharge, shipping)
