/**
 * How much of the stock an order may take that is paid by transfer or on delivery: ten pieces of an item for one buyer, or as much as leaves
 * half of the item to those who pay at the checkout (decision 0020). What the shop places, or has begun to produce, is not counted.
 */
import { sql } from 'drizzle-orm'
import type { Role } from '../../../src/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { StockNeed } from './quoted-line.ts'

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

/** By stock item; what nobody holds is left out. @param except an order that is not counted */
export async function heldUnpaid(
  db: Queryable,
  needs: readonly Pick<StockNeed, 'item' | 'id'>[],
  { userId, email }: { userId: number | null; email?: string | undefined },
  except = 0,
): Promise<Map<string, HeldPieces>> {
  if (needs.length === 0) return new Map()
  const items = needs.map(({ item, id }) => `${item}:${id}`)
  const isOwn =
    userId === null
      ? sql`o.user_id is null and o.contact_email = ${email ?? null}::text`
      : sql`o.user_id = ${userId}::int`
  const { rows } = await db.execute<{ item: string; pieces: number; own: number }>(sql`
    select m.item, (-sum(m.delta))::int as pieces, coalesce(-sum(m.delta) filter (where ${isOwn}), 0)::int as own
    from orders o join stock_movements m on m.order_id = o.id and m.item in ${items}
    where o.status in ('placed', 'confirmed') and o.payment_status in ('unpaid', 'pending', 'failed')
      and o.payment_method in ('transfer', 'cash') and o.placed_by is null and o.id <> ${except}
    group by m.item`)
  return new Map(rows.map(({ item, pieces, own }) => [item, { all: pieces, own }]))
}
