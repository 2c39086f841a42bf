/** Open requests of the demo shop: two bookings, a support ticket, a return in transit. */
import { asc, eq } from 'drizzle-orm'
import { orderReturns, ticketMessages, tickets } from '../db/schema/after-sale.ts'
import { products } from '../db/schema/catalog.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { bookings } from '../db/schema/product-voices.ts'
import type { Queryable } from '../kernel/db/database.ts'

const day = 24 * 3600 * 1000
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * day)

async function seedBookings(db: Queryable, now: Date): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.status, 'published'))
    .orderBy(asc(products.id))
    .limit(1)
  if (!product) return
  const on = (days: number) => inDays(now, days).toISOString().slice(0, 10)
  const shared = { product_id: product.id, locale: 'it' as const, created_at: inDays(now, -1) }
  await db.insert(bookings).values([
    {
      ...shared,
      name: 'Marta Gallo',
      email: 'marta@shoppers.example',
      phone: '+39 333 120 4477',
      day: on(4),
      quantity: 2,
      note: 'Passo dopo le 17, è un regalo.',
    },
    { ...shared, name: 'Ludoteca Il Drago', email: 'drago@shoppers.example', day: on(9), quantity: 12 },
  ])
}

/** Refers to past orders of demo buyers; without such orders nothing is seeded. */
export async function seedAfterSale(db: Queryable, now: Date): Promise<void> {
  await seedBookings(db, now)
  const [first, second] = await db.select().from(orders).orderBy(asc(orders.id)).limit(2)
  if (!first || !second) return
  const [line] = await db.select().from(orderLines).where(eq(orderLines.order_id, first.id)).limit(1)
  if (line)
    await db.insert(orderReturns).values({
      order_id: first.id,
      reason: 'damaged',
      text: 'Lo spigolo della scatola è arrivato schiacciato.',
      lines: [{ line_id: line.id, quantity: 1 }],
      created_at: inDays(now, -1),
    })
  const at = inDays(now, -1)
  const [ticket] = await db
    .insert(tickets)
    .values({ order_id: second.id, user_id: second.user_id, created_at: at, updated_at: at })
    .returning({ id: tickets.id })
  if (!ticket) return
  await db.insert(ticketMessages).values({
    ticket_id: ticket.id,
    by_user_id: second.user_id,
    is_staff: false,
    text: 'Le bustine protettive vanno bene anche per le carte in cornice?',
    at,
  })
}
