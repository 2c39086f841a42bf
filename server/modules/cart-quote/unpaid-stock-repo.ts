import { sql } from 'drizzle-orm'
import type { Queryable } from '../../kernel/db/database.ts'
import type { StockNeed } from './quoted-line.ts'
import type { HeldPieces } from './unpaid-stock.ts'

/** Returns reserved pieces by stock item, without items that have none. @param except an order that is not counted */
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
