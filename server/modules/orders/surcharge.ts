import type { OrderRow } from './orders-repo.ts'

/** The part of the shipping that the way to pay costs, in cents: never more than what is left of a shipping changed by hand. */
export const surchargeOf = ({ surcharge, shipping }: Pick<OrderRow, 'surcharge' | 'shipping'>): number =>
  Math.min(surcharge, shipping)
