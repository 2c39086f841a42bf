/** Data of an order that only the administration sees, read in one query. */
import { sql } from 'drizzle-orm'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { takingsOf } from '../../payments/takings-repo.ts'

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type OrderEntryFacts = {
  buyer: AdminOrder['buyer']
  placed_by: AdminOrder['placed_by']
  timeline: AdminOrder['timeline']
  ledger: AdminOrder['ledger']
  notes: AdminOrder['notes']
  mails: AdminOrder['mails']
  ticket_id: number | null
  linked_orders: AdminOrder['linked_orders']
  elements: Record<string, CardType | null> // by line id
  last_carrier: string // of the latest parcel of any order; empty when none was shipped
  sent: { line_id: number; quantity: number }[] // pieces in parcels
}

/** Matches the orders of the same account, or for a guest the orders with the same email. */
const ofBuyer = sql`case when o.user_id is null then w.user_id is null and w.contact_email = o.contact_email
  else w.user_id = o.user_id end`

const standing = sql`status not in ('draft', 'paying', 'abandoned', 'cancelled', 'expired')`

/**
 * Returns undefined when the order does not exist. Amounts are in cents. Timeline and ledger are sorted oldest first,
 * notes and emails newest first. The buyer's totals exclude drafts and cancelled and expired orders.
 */
export async function orderEntryFactsOf(
  db: Queryable,
  orderId: number,
): Promise<OrderEntryFacts | undefined> {
  const { rows } = await db.execute<OrderEntryFacts>(sql`select
    json_build_object('id', u.id,
      'customer_id', (select c.id from customers c where c.user_id = o.user_id
        or (o.user_id is null and c.email = o.contact_email)),
      'name', coalesce(u.name, o.shipping_address->>'name', o.billing_address->>'name', ''),
      'email', coalesce(u.email, o.contact_email, ''), 'role', u.role, 'picture', u.profile_picture,
      'orders', (select count(*) from orders w where ${ofBuyer} and ${standing}),
      'spent', (select coalesce(sum(${takingsOf(sql`w.id`)}), 0) from orders w where ${ofBuyer})) as buyer,
    (select json_build_object('id', b.id, 'name', b.name) from users b where b.id = o.placed_by) as placed_by,
    coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at, 'by', b.name) order by e.id)
      from order_events e left join users b on b.id = e.by_user_id where e.order_id = o.id), '[]') as timeline,
    coalesce((select json_agg(x order by x.at, x.rank) from (
        select p.id, p.provider, p.reference, 'opened' as kind, p.amount, p.created_at as at, 0 as rank, null as reason
          from payments p where p.order_id = o.id
        union all select e.id, p.provider, p.reference, e.kind, e.amount, e.at, 1, e.reason
          from payment_events e join payments p on p.id = e.payment_id where p.order_id = o.id) x), '[]') as ledger,
    coalesce((select json_agg(json_build_object('id', n.id, 'text', n.text, 'by', b.name, 'at', n.at) order by n.at desc, n.id desc)
      from order_notes n join users b on b.id = n.by_user_id where n.order_id = o.id), '[]') as notes,
    coalesce((select json_agg(json_build_object('id', m.id, 'letter', m.letter, 'subject', coalesce(nullif(m.subject, ''), m.letter), 'status', case m.status when 'unrendered' then 'waiting' else m.status end,
      'at', m.created_at, 'can_resend', m.resend_data is not null and m.status in ('sent', 'failed')) order by m.created_at desc, m.id desc) from mails m where m.order_id = o.id), '[]') as mails,
    coalesce((select json_object_agg(l.id, p.element) from order_lines l join products p on p.id = l.product_id
      where l.order_id = o.id), '{}') as elements,
    (select t.id from tickets t where t.order_id = o.id) as ticket_id,
    coalesce((select json_agg(json_build_object('id', l.id, 'number', l.number, 'status', l.status) order by l.id)
      from orders l where l.id = o.added_to or l.added_to = o.id), '[]') as linked_orders,
    coalesce((select p.carrier from parcels p join orders w on w.id = p.order_id
      where not w.is_pickup order by p.id desc limit 1), '') as last_carrier,
    coalesce((select json_agg(piece) from parcels p, jsonb_array_elements(p.lines) piece where p.order_id = o.id), '[]') as sent
    from orders o left join users u on u.id = o.user_id where o.id = ${orderId}`)
  return rows[0]
}
