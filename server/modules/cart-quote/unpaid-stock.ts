/**
 * How much stock an order paid by transfer or on delivery may take: ten pieces of an item per buyer, or as many as leave half of the item
 * to buyers who pay at the checkout (decision 0020). Orders that the shop placed or has begun to produce are not counted.
 */
import type { Role } from '@/contract/permissions.ts'

/** Pieces of one item that a buyer may reserve unpaid regardless of the stock, so that small shops are not affected. */
const freePieces = 10

/**
 * Guests and shoppers. The shop assigns the roles of retailers and resellers, who may buy all of the stock by transfer.
 */
export const isShareLimited = (role: Role | undefined): boolean => role === undefined || role === 'user'

export interface HeldPieces {
  all: number // in unpaid orders of every buyer
  own: number // of this buyer
}

/** Returns the pieces that one more order of this buyer may take. @param stock what can be bought now */
export function mostUnpaid(stock: number, { all, own }: HeldPieces = { all: 0, own: 0 }): number {
  return Math.max(freePieces - own, Math.floor((stock + all) / 2) - all, 0)
}
