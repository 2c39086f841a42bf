/**
 * What a person does with an order by hand also stands in the administration's register, in the transaction of the change: each
 * transaction that the work opens begins and ends with the facts of the order, and writes what differs before it commits.
 */
import { sql } from 'drizzle-orm'
import type { AdminOrder } from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Database, Queryable } from '../../kernel/db/database.ts'
import type { Refusal } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockOrder, parcelById } from './orders-repo.ts'

type Work<I> = (input: I, context: CallContext) => Promise<AdminOrder | Refusal>

interface Facts {
  number: string
  facts: unknown
}

/** What can change about an order by hand, in one question. */
async function factsOf(tx: Queryable, id: number): Promise<Facts | undefined> {
  const { rows } = await tx.execute<{ number: string; facts: unknown }>(sql`select number, json_build_object(
      'status', status, 'payment_status', payment_status, 'parcel_status', parcel_status, 'note', note,
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

/** A database whose transactions tell what they did to the order; everything else of it is as it was. */
function telling(db: Database, id: number, context: CallContext): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async tx => {
      await lockOrder(tx, id)
      const before = await factsOf(tx, id)
      const done = await work(tx)
      const after = await factsOf(tx, id)
      if (before && after)
        await recordChange(
          tx,
          { userId: callerOf(context).userId, at: context.now() },
          { record: 'order', id, title: after.number, before: before.facts, after: after.facts },
        )
      return done
    }, config)
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  })
}

/** `of` finds the order an input is about. */
const told =
  <I>(of: (input: I, context: CallContext) => Promise<number | undefined>, work: Work<I>): Work<I> =>
  async (input, context) => {
    const id = await of(input, context)
    if (id === undefined) return work(input, context)
    return work(input, { ...context, db: telling(context.db, id, context) })
  }

export const toldOfOrder = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  told(async ({ params }) => params.id, work)

export const toldOfParcel = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  told(async ({ params }, { db }) => (await parcelById(db, params.id))?.order_id, work)

export const toldOfLine = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  told(async ({ params }, { db }) => {
    const { rows } = await db.execute<{ order_id: number }>(
      sql`select order_id from order_lines where id = ${params.id}`,
    )
    return rows[0]?.order_id
  }, work)
