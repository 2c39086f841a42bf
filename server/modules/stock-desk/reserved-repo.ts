import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects `item` and `pieces`: what open orders have taken from stock and is still to be shipped. The pieces are physically present, but not
 * available. A line's pieces count as `piecesToShip` does (`orders/refund/returnable.ts`), a configured line also for its parts.
 */
export const reservedStock: SQL = sql`
  with open as (select id from orders where status in ('confirmed', 'in_production')
      and parcel_status in ('preparing', 'partly_shipped') and payment_status <> 'refunded'
    union all select id from orders where status in ('paying', 'placed')),
  gone as (select line_id, sum(pieces)::int as pieces from (
      select (l->>'line_id')::int as line_id, (l->>'quantity')::int as pieces
      from open join parcels p on p.order_id = open.id cross join jsonb_array_elements(p.lines) l
      union all select (l->>'line_id')::int, coalesce((l->>'unsent')::int, 0)
      from open join refunds r on r.order_id = open.id and r.status <> 'refused' cross join jsonb_array_elements(r.lines) l
      union all select (l->>'line_id')::int, (l->>'quantity')::int - (l->>'sent')::int
      from open join withdrawals w on w.order_id = open.id and not w.is_rewritten cross join jsonb_array_elements(w.lines) l
    ) g group by line_id),
  waiting as (select l.order_id, l.id, l.product_id, l.variant_ids, l.configuration, l.quantity - coalesce(g.pieces, 0) as pieces
    from open join order_lines l on l.order_id = open.id left join gone g on g.line_id = l.id
    where not l.is_digital and l.quantity > coalesce(g.pieces, 0)),
  items as (select order_id, id, pieces,
      case when variant_ids[1] is null then 'product:' || product_id else 'variant:' || variant_ids[1] end as item from waiting
    union select w.order_id, w.id, w.pieces,
      case when c.variant_id is null then 'product:' || c.product_id else 'variant:' || c.variant_id end
    from waiting w cross join jsonb_each(w.configuration->'choices') chosen(step, codes)
    join collection_steps s on s.collection_id = (w.configuration->>'collection_id')::int and s.code = chosen.step
    join collection_choices c on c.step_id = s.id and chosen.codes ? c.code
    where coalesce(c.variant_id, c.product_id) is not null)
  select i.item, sum(least(i.pieces, m.taken))::int as pieces
  from (select order_id, item, sum(pieces)::int as pieces from items group by order_id, item) i
  join lateral (select -sum(delta) as taken from stock_movements m where m.order_id = i.order_id and m.item = i.item) m on m.taken > 0
  group by i.item`
