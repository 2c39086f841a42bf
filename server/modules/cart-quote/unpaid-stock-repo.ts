import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../kernel/db/database.ts'
import { preparedSql } from '../../kernel/db/prepared.ts'
import type { StockNeed } from './quoted-line.ts'
import type { HeldPieces } from './unpaid-stock.ts'

interface Buyer {
  userId: number | null
  email?: string | undefined
}

const readHeld = (isOwn: SQL) =>
  preparedSql<
    { items: string[]; buyer: number | string | null; except: number },
    { item: string; pieces: number; own: number }
  >(
    () => sql`
      select m.item, (-sum(m.delta))::int as pieces, coalesce(-sum(m.delta) filter (where ${isOwn}), 0)::int as own
      from orders o join stock_movements m on m.order_id = o.id and m.item = any(${sql.placeholder('items')}::text[])
      where o.status in ('placed', 'confirmed') and o.payment_status in ('unpaid', 'pending', 'failed')
        and o.payment_method in ('transfer', 'cash') and o.placed_by is null and o.id <> ${sql.placeholder('except')}
      group by m.item`,
  )

const heldByAccount = readHeld(sql`o.user_id = ${sql.placeholder('buyer')}::int`)
const heldByGuest = readHeld(sql`o.user_id is null and o.contact_email = ${sql.placeholder('buyer')}::text`)

/** Returns reserved pieces by stock item, without items that have none. @param except an order that is not counted */
export async function heldUnpaid(
  db: Queryable,
  needs: readonly Pick<StockNeed, 'item' | 'id'>[],
  { userId, email }: Buyer,
  except = 0,
): Promise<Map<string, HeldPieces>> {
  if (needs.length === 0) return new Map()
  const items = needs.map(({ item, id }) => `${item}:${id}`)
  const rows =
    userId === null
      ? await heldByGuest(db, { items, buyer: email ?? null, except })
      : await heldByAccount(db, { items, buyer: userId, except })
  return new Map(rows.map(({ item, pieces, own }) => [item, { all: pieces, own }]))
}
