/**
 * The figures of each report by day and entry, from the ledgers: payments received and refunds paid, documents, returns,
 * searches, packs and battles. Amounts in cents. The sum of `received` less `refunded` of a report about money is the ledger's
 * sum of the same days, to the cent; only `coupons` leaves out orders without a coupon.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { ReportName } from '@/contract/endpoints/admin/reports.ts'
import { shopZone } from '@/lib/shop-clock.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'
import { moneyMoves } from '../payments/takings-repo.ts'

/** Both days are included. */
export interface Span {
  from: string
  to: string
}

const within = (moment: SQL, { from, to }: Span): SQL =>
  sql`${moment} >= ${startOfDay(from)} and ${moment} < ${endOfDay(to)}`

const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone ${shopZone})::date`

interface Sums {
  received?: SQL
  refunded?: SQL
  taxable?: SQL
  vat?: SQL
  orders?: SQL
  count?: SQL
}

const zero = sql`0`

/** Groups the rows of `source` by its columns `day` and `key`. */
const grouped = (source: SQL, sums: Sums): SQL => {
  const { received = zero, refunded = zero, taxable = zero, vat = zero, orders = zero, count = zero } = sums
  return sql`select day, key, coalesce(${received}, 0)::bigint as received, coalesce(${refunded}, 0)::bigint as refunded,
    coalesce(${taxable}, 0)::bigint as taxable, coalesce(${vat}, 0)::bigint as vat, coalesce(${orders}, 0)::bigint as orders,
    coalesce(${count}, 0)::bigint as count from (${source}) source group by day, key`
}

const ofAmount: Sums = {
  received: sql`sum(amount) filter (where amount > 0)`,
  refunded: sql`-sum(amount) filter (where amount < 0)`,
  orders: sql`count(*) filter (where amount > 0)`,
}

/** Money by an attribute of its order. `condition` and `joins` may name the order `o`. */
const byOrder = (key: SQL, span: Span, condition = sql`true`, joins = sql``): SQL =>
  grouped(
    sql`select ${dayOf(sql`moves.at`)} as day, ${key} as key, moves.amount from ${moneyMoves} moves
      join orders o on o.id = moves.order_id ${joins} where ${within(sql`moves.at`, span)} and ${condition}`,
    ofAmount,
  )

/**
 * A payment is split over the lines and the shipping of its order by their value after the discounts of certain goods, so that other discounts reduce all of them; the rounding
 * of a cumulative sum loses no cent. A refund names its lines; the rest of its amount is `other`.
 */
const byProduct = (key: SQL, span: Span): SQL =>
  grouped(
    sql`with paid as (
        select e.id as event_id, e.at, p.order_id, e.amount from payment_events e join payments p on p.id = e.payment_id
        where e.kind = 'captured' and ${within(sql`e.at`, span)}),
      parts as (
        select paid.event_id, l.position, l.product_id, 'line' as part, l.total - l.discount as weight, l.quantity as pieces
        from paid join order_lines l on l.order_id = paid.order_id
        union all select paid.event_id, 1000000, null, 'shipping', o.shipping, 0 from paid join orders o on o.id = paid.order_id),
      added as (
        select *, sum(weight) over (partition by event_id order by position rows unbounded preceding)::numeric as upto,
          sum(weight) over (partition by event_id)::numeric as whole from parts),
      refunded as (select * from refunds r where r.status = 'done' and ${within(sql`r.done_at`, span)}),
      returned as (
        select r.id, r.done_at, l.product_id, x.amount, x.quantity from refunded r
        cross join jsonb_to_recordset(r.lines) as x(line_id int, quantity int, amount int) join order_lines l on l.id = x.line_id)
      select s.day, ${key} as key, s.amount, s.pieces from (
        select ${dayOf(sql`paid.at`)} as day, a.product_id, a.part, a.pieces,
          case when a.whole > 0 then (round(paid.amount * a.upto / a.whole) - round(paid.amount * (a.upto - a.weight) / a.whole))::bigint
            when a.part = 'shipping' then paid.amount else 0 end as amount
        from paid join added a on a.event_id = paid.event_id
        union all select ${dayOf(sql`done_at`)}, product_id, 'line', -quantity, -amount from returned
        union all select ${dayOf(sql`done_at`)}, null, 'shipping', 0, -shipping from refunded
        union all select ${dayOf(sql`r.done_at`)}, null, 'other', 0,
          -(r.amount - r.shipping - coalesce((select sum(t.amount) from returned t where t.id = r.id), 0)) from refunded r
      ) s left join products p on p.id = s.product_id where s.amount <> 0 or s.pieces <> 0`,
    { received: ofAmount.received, refunded: ofAmount.refunded, count: sql`sum(pieces)` },
  )

/** The register of takings, and invoices less credit notes. An earlier invoice of a registered sale counts once (decision 0060). */
const byVatRate = (span: Span): SQL =>
  grouped(
    sql`select day, trim_scale(vat_percent)::text as key, taxable, vat, due as amount from takings
        where day between ${span.from}::date and ${span.to}::date
      union all select ${dayOf(sql`issued_at`)}, trim_scale(rate.percent)::text, sign * rate.taxable, sign * rate.vat, sign * rate.due
        from sale_documents, lateral (select case kind when 'credit_note' then -1 else 1 end as sign) s,
          lateral (
            select percent, taxable, vat, due from jsonb_to_recordset(content->'taxes') as part(percent numeric, taxable int, vat int, due int)
            union all select sale_documents.vat_percent::numeric, sale_documents.taxable, sale_documents.vat, sale_documents.due
              where content->'taxes' is null) rate
        where kind <> 'summary' and ${within(sql`issued_at`, span)}
          and not (kind = 'earlier_invoice' and exists (select 1 from takings t where t.order_id = sale_documents.order_id))`,
    {
      received: ofAmount.received,
      refunded: ofAmount.refunded,
      taxable: sql`sum(taxable)`,
      vat: sql`sum(vat)`,
    },
  )

/** The discounts of an order together, because its money has to count once: `DRAGO10 + 3 per 2`. */
const discountsOf = sql`coalesce((select string_agg(coalesce(c.code, c.names->>'it', used->>'name'), ' + ' order by c.id)
  from jsonb_array_elements(o.discounts) used left join coupons c on c.id = (used->>'id')::int), o.coupon_code)`

/** The customer of an order `o`: an account or a guest (decision 0074). An erased one has no row. */
const customers = sql`left join customers account on account.user_id = o.user_id
  left join customers guest on o.user_id is null and guest.email = o.contact_email`
const customerKey = sql`coalesce('c' || coalesce(account.id, guest.id), 'erased')`

const counted = (source: SQL): SQL => grouped(source, { count: sql`count(*)` })

const sources: Record<ReportName, (span: Span) => SQL> = {
  sales: span => byOrder(sql`''`, span),
  vat: byVatRate,
  products: span => byProduct(sql`coalesce(s.product_id::text, s.part)`, span),
  categories: span =>
    byProduct(
      sql`coalesce(p.category_id::text, case when s.product_id is null then s.part else 'deleted' end)`,
      span,
    ),
  countries: span =>
    byOrder(sql`coalesce(o.shipping_address->>'country', o.billing_address->>'country', '')`, span),
  tiers: span => byOrder(sql`o.tier`, span),
  methods: span => byOrder(sql`o.payment_method`, span),
  coupons: span => byOrder(discountsOf, span, sql`(o.coupon_code is not null or o.discounts <> '[]')`),
  customers: span => byOrder(customerKey, span, sql`true`, customers),
  returns: span =>
    grouped(
      sql`select ${dayOf(sql`r.created_at`)} as day, r.reason as key,
        (select sum((line->>'quantity')::int) from jsonb_array_elements(r.lines) line) as pieces
        from order_returns r where ${within(sql`r.created_at`, span)}`,
      { orders: sql`count(*)`, count: sql`sum(pieces)` },
    ),
  searches: ({ from, to }) =>
    grouped(
      sql`select day, words as key, count from missed_searches where day between ${from}::date and ${to}::date`,
      { count: sql`sum(count)` },
    ),
  packs: span =>
    counted(
      sql`select ${dayOf(sql`opened_at`)} as day, pack_type_id || ' ' || source as key from user_packs
        where is_opened and ${within(sql`opened_at`, span)}`,
    ),
  battles: span =>
    counted(
      sql`select ${dayOf(sql`settled_at`)} as day, coalesce(opponent, 'online') as key from battles
        where settled_at is not null and ${within(sql`settled_at`, span)}`,
    ),
}

/** Rows of `day`, `key` and the figures, without days and entries that have none. */
export const sourceOf = (report: ReportName, span: Span): SQL => sources[report](span)

/** The ledger's sum of a span, in cents: payments received less refunds paid. */
export const ledgerSum = (span: Span): SQL =>
  sql`select coalesce(sum(amount), 0)::bigint as sum from ${moneyMoves} moves where ${within(sql`at`, span)}`
