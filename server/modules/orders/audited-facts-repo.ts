/** The facts of an order that the audit log compares. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../kernel/db/database.ts'

interface Facts {
  number: string
  facts: unknown
}

/**
 * Reads everything that can be changed manually about an order, in one query. Returns undefined when the order does not
 * exist.
 */
export async function auditedFacts(tx: Queryable, id: number): Promise<Facts | undefined> {
  const { rows } = await tx.execute<{ number: string; facts: unknown }>(sql`select number, json_build_object(
      'status', status, 'payment_status', payment_status, 'parcel_status', parcel_status, 'note', note, 'tags', tags,
      'subtotal', subtotal, 'shipping', shipping, 'due', due,
      'shipping_address', shipping_address, 'billing_address', billing_address,
      'refunded', (select coalesce(sum(amount), 0) from refunds r where r.order_id = o.id and r.status <> 'refused'),
      'refunds', (select coalesce(json_object_agg(r.id, json_build_object('amount', r.amount, 'reason', r.reason)), '{}')
        from refunds r where r.order_id = o.id),
      'parcels', (select coalesce(json_object_agg(p.id, json_build_object('state', p.status, 'carrier', p.carrier,
        'tracking_code', p.tracking_code)), '{}') from parcels p where p.order_id = o.id),
      'lines', (select coalesce(json_object_agg(l.id, json_build_object('title', l.title, 'quantity', l.quantity,
        'unit_price', l.unit_price, 'price_reason', l.price_reason, 'note_worksheet', l.note_worksheet,
        'note_production', l.note_production, 'production_state', l.production_state)), '{}')
        from order_lines l where l.order_id = o.id),
      'notes', (select coalesce(json_object_agg(n.id, n.text), '{}') from order_notes n where n.order_id = o.id)) as facts
    from orders o where id = ${id}`)
  return rows[0]
}

/** Returns the id of the order that a return belongs to, or undefined when the return does not exist. */
export async function orderOfReturn(db: Queryable, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ order_id: number }>(
    sql`select order_id from order_returns where id = ${id}`,
  )
  return rows[0]?.order_id
}

/** Returns the id of the order that a line belongs to, or undefined when the line does not exist. */
export async function orderOfLine(db: Queryable, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ order_id: number }>(
    sql`select order_id from order_lines where id = ${id}`,
  )
  return rows[0]?.order_id
}
