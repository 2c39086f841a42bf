/**
 * How much of the stock an order may take that is paid by transfer or on delivery: ten pieces of an item for one buyer, or as much as leaves
 * half of the item to those who pay at the checkout (decision 0020). What the shop places, or has begun to produce, is not counted.
 */
import type { Role } from '../../../src/contract/permissions.ts'

/** Pieces of one item that a buyer may have unpaid whatever the stock is, so that small shops are not affected. */
const freePieces = 10

/** Guests and shoppers; a retailer or reseller was given the role by the shop and may buy all of the stock by transfer. */
export const isShareLimited = (role: Role | undefined): boolean => role === undefined || role === 'user'

export interface HeldPieces {
  all: number // in unpaid orders of every buyer
  own: number // of this buyer
}

/** Pieces that one more order of this buyer may take. @param stock what can be bought now */
export function mostUnpaid(stock: number, { all, own }: HeldPieces = { all: 0, own: 0 }): number {
  return Math.max(freePieces - own, Math.floor((stock + all) / 2) - all, 0)
}
