/** The history of an order and its related records, read in one query. */
import { sql } from 'drizzle-orm'
import type { Ticket } from '@/contract/endpoints/shop/after-sale.ts'
import type { PaymentFailure, PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import type { orderReturns, refunds, withdrawals } from '../../../db/schema/after-sale.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { preparedSql } from '../../../kernel/db/prepared.ts'
import type { documentView } from '../../invoices/sale-documents-repo.ts'
import type { EventRow } from '../order-events-repo.ts'
import type { OrderLineRow, ParcelRow } from '../orders-repo.ts'

type ReturnRow = Omit<typeof orderReturns.$inferSelect, 'created_at' | 'decided_at'> & { created_at: string }

type WithdrawalRow = Omit<typeof withdrawals.$inferSelect, 'declared_at'> & { declared_at: string }

export interface AfterSale {
  refunded: number // cents, booked or paid out
  paid_by: { kind: PaymentKind | 'other' | null; detail: string } | null // by the latest payment
  payment_failure: PaymentFailure | null // of the latest failed attempt
  refund_lines: (typeof refunds.$inferSelect)['lines']
  returns: ReturnRow[]
  withdrawals: WithdrawalRow[]
  ticket_status: Ticket['status'] | null
  documents: Parameters<typeof documentView>[0][]
  sealed_packs: Record<number, number> // by line: unopened packs of the order
  added_to: string | null // number of the order that this one adds items to
  additions: string[] // numbers of placed orders that add items to this one, oldest first
}

/** Dates are strings in JSON. */
type Written<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
type Row = { [Name in keyof AfterSale]: AfterSale[Name] } & {
  lines: OrderLineRow[]
  events: Written<EventRow>[]
  parcels: Written<ParcelRow>[]
}

export interface History {
  after: AfterSale
  lines: OrderLineRow[]
  events: EventRow[]
  parcels: ParcelRow[]
}

const order = sql.placeholder('order')

const read = preparedSql<{ order: number }, Row>(
  () => sql`
  select
    (select coalesce(json_agg(l order by l.position), '[]'::json) from order_lines l where order_id = ${order}) as lines,
    (select coalesce(json_agg(e order by e.id), '[]'::json) from order_events e where order_id = ${order}) as events,
    (select coalesce(json_agg(p order by p.id), '[]'::json) from parcels p where order_id = ${order}) as parcels,
    (select coalesce(sum(amount), 0)::int from refunds
      where order_id = ${order} and status <> 'refused' and not is_late) as refunded,
    (select json_build_object('kind', kind, 'detail', detail) from payments
      where order_id = ${order} order by id desc limit 1) as paid_by,
    (select reason from payment_events e join payments p on p.id = e.payment_id
      where p.order_id = ${order} and e.kind = 'failed' order by e.id desc limit 1) as payment_failure,
    (select coalesce(json_agg(line), '[]'::json) from refunds, jsonb_array_elements(lines) line
      where order_id = ${order} and status <> 'refused') as refund_lines,
    (select coalesce(json_agg(r order by r.id), '[]'::json) from order_returns r where order_id = ${order}) as returns,
    (select coalesce(json_agg(w order by w.id), '[]'::json) from withdrawals w where order_id = ${order}) as withdrawals,
    (select status from tickets where order_id = ${order}) as ticket_status,
    (select coalesce(json_agg(d order by d.issued_at, d.id), '[]'::json) from (
      select id, kind, year, serial, issued_at from sale_documents where order_id = ${order}) d) as documents,
    (select first.number from orders o join orders first on first.id = o.added_to where o.id = ${order}) as added_to,
    (select coalesce(json_agg(number order by id), '[]'::json) from orders
      where added_to = ${order} and status not in ('draft', 'paying', 'abandoned')) as additions,
    (select coalesce(json_object_agg(id, packs), '{}'::json) from (
      select l.id, count(*)::int as packs from user_packs p join order_lines l on l.id = p.order_line_id
      where l.order_id = ${order} and p.nonce is null and not p.is_opened and p.voided_at is null
      group by l.id) sealed) as sealed_packs`,
)

/**
 * Lines are sorted by position, events and parcels oldest first. Returns empty lists for an unknown order. `refunded`
 * excludes refused refunds and refunds of late payments.
 */
export async function historyOf(db: Queryable, orderId: number): Promise<History> {
  const [row] = await read(db, { order: orderId })
  if (!row) throw new Error('a question without a table always has an answer')
  const { lines, events, parcels, ...after } = row
  return {
    after,
    lines,
    events: events.map(event => ({ ...event, at: new Date(event.at) })),
    parcels: parcels.map(parcel => ({
      ...parcel,
      shipped_at: new Date(parcel.shipped_at),
      delivered_at: parcel.delivered_at ? new Date(parcel.delivered_at) : null,
    })),
  }
}
