/** Open work of the demo shop: an order to pack, a draft order, a failed email, a review to check. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { OrderDraft } from '@/contract/endpoints/admin/order-entry.ts'
import { seasonOf } from '@/contract/endpoints/game/ladder.ts'
import { totalsOf, unitPrice } from '@/domain/pricing.ts'
import { users } from '../db/schema/auth.ts'
import { products, productTranslations, productVariants } from '../db/schema/catalog.ts'
import { mails } from '../db/schema/mail.ts'
import { ladderRows } from '../db/schema/online.ts'
import { orderEvents, orderLines, orders, payments } from '../db/schema/orders.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { nicknameKey } from '../modules/account/nickname.ts'
import { takeStock } from '../modules/orders/stock-repo.ts'
import { linesOf } from './demo-lines.ts'

const hour = 3600 * 1000
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hour)

const home: Address = {
  kind: 'person',
  name: 'Chiara Monti',
  company: '',
  street: 'Via San Francesco 12',
  street_extra: '',
  zip: '26900',
  city: 'Lodi',
  province: 'LO',
  country: 'IT',
  phone: '+39 371 555 0142',
  codice_fiscale: '',
  partita_iva: '',
  sdi: '',
  pec: '',
}

async function accountOf(db: Queryable, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`no account ${email}`)
  return row
}

type Account = Awaited<ReturnType<typeof accountOf>>

/** Two products that can be shipped without configuration. */
const twoGoods = (db: Queryable) =>
  db
    .select({ product: products, title: productTranslations.title })
    .from(products)
    .innerJoin(productTranslations, eq(productTranslations.product_id, products.id))
    .leftJoin(productVariants, eq(productVariants.product_id, products.id))
    .where(
      and(
        eq(products.status, 'published'),
        eq(products.visibility, 'everyone'),
        eq(products.is_digital, false),
        eq(productTranslations.locale, 'it'),
        isNull(productVariants.id),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(2)

type Goods = Awaited<ReturnType<typeof twoGoods>>

const shared = {
  locale: 'it',
  tier: 'base',
  currency: 'euro',
  vat_percent: 22,
  request_hash: '',
} as const

/** Cash on delivery: its items are taken from stock and it is ready to be packed. */
async function seedOpenOrder(db: Queryable, buyer: Account, goods: Goods, now: Date): Promise<void> {
  const prices = goods.map(({ product }) => unitPrice({ prices: product, discount: product }, [], 'base'))
  const placed_at = ago(now, 50)
  const [order] = await db
    .insert(orders)
    .values({
      ...shared,
      ...totalsOf(prices, 890, 0, 22),
      number: 'BA-07001',
      user_id: buyer.id,
      status: 'confirmed',
      parcel_status: 'preparing',
      shipping_method: 'standard',
      shipping_name: 'Corriere standard',
      payment_method: 'cash',
      payment_name: 'Contrassegno',
      shipping_address: home,
      billing_address: home,
      note: 'Citofono Monti, scala B.',
      idempotency_key: 'demo-waiting-order',
      placed_at,
    })
    .returning({ id: orders.id, due: orders.due })
  if (!order) throw new Error('an order was not stored')
  const lines = linesOf(order.id, goods, prices)
  const [first] = lines
  if (first) first.note_worksheet = 'Carta regalo verde, biglietto “Auguri Leo”.'
  await db.insert(orderLines).values(lines)
  await db.insert(payments).values({
    order_id: order.id,
    provider: 'cash',
    reference: 'BA-07001',
    amount: order.due,
    created_at: placed_at,
  })
  await takeCounted(db, order.id, goods, placed_at)
  await db.insert(orderEvents).values({ order_id: order.id, kind: 'placed', at: placed_at })
}

async function takeCounted(db: Queryable, orderId: number, goods: Goods, at: Date): Promise<void> {
  const needs = goods
    .filter(({ product }) => product.stock_quantity !== null)
    .map(({ product }) => ({ item: 'product' as const, id: product.id, quantity: 1 }))
  if (!(await takeStock(db, orderId, needs, at))) throw new Error('the shelves of the demo shop are empty')
}

async function seedDraft(db: Queryable, buyer: Account, goods: Goods, now: Date): Promise<void> {
  const admin = await accountOf(db, 'admin@example.com')
  const draft: OrderDraft = {
    lines: goods.slice(0, 1).map(({ product }) => ({
      product_id: product.id,
      quantity: 3,
      variant_ids: [],
      note_worksheet: '',
      note_production: '',
      unit_price: null,
      price_reason: '',
    })),
    country: 'IT',
    shipping_method: null,
    payment_method: 'transfer',
    coupon_code: null,
    vat_percent: 22,
    shipping_address: null,
    billing_address: null,
    wants_invoice: false,
    note: '',
  }
  await db.insert(orders).values({
    ...shared,
    number: 'BA-07002',
    user_id: buyer.id,
    status: 'draft',
    draft,
    subtotal: 0,
    shipping: 0,
    discount: 0,
    taxable: 0,
    vat: 0,
    due: 0,
    payment_method: 'transfer',
    payment_name: '',
    idempotency_key: 'demo-waiting-draft',
    placed_by: admin.id,
    placed_at: ago(now, 75),
  })
}

/** For the oldest purchase without a review. */
const seedReview = (db: Queryable, now: Date) =>
  db.execute(sql`insert into reviews (product_id, user_id, name, picture, locale, stars, title, text, status, created_at)
    select l.product_id, u.id, split_part(u.name, ' ', 1) || ' ' || left(split_part(u.name, ' ', 2), 1) || '.', u.profile_picture,
      'it', 4, 'Bella, scatola un po’ ammaccata',
      'Il contenuto è perfetto e i colori sono quelli delle foto. La scatola è arrivata con un angolo schiacciato.',
      'pending', ${ago(now, 9).toISOString()}::timestamptz
    from order_lines l join orders o on o.id = l.order_id join users u on u.id = o.user_id
    where o.status = 'completed' and u.locale = 'it'
      and not exists (select from reviews r where r.product_id = l.product_id and r.user_id = u.id)
    order by o.placed_at, l.id limit 1`)

/** A mistyped address: all nine attempts failed. */
const seedLostEmail = (db: Queryable, now: Date) =>
  db.insert(mails).values({
    letter: 'customer-invited',
    locale: 'it',
    recipient: 'nadia.ferri@postta.example',
    subject: 'Un invito da Rita Bancone',
    html: '<p>Rita Bancone ti invita a diventare suo cliente.</p>',
    text: 'Rita Bancone ti invita a diventare suo cliente.',
    status: 'failed',
    attempts: 9,
    last_error: '450 4.1.2 Domain of recipient not found',
    created_at: ago(now, 30),
  })

const players = [
  { email: 'chiara@shoppers.example', nickname: 'ChiaraDiLodi', rating: 1148, streak: 4 },
  { email: 'tom@shoppers.example', nickname: 'TomTheTinker', rating: 1096, streak: 1 },
  { email: 'marta@shoppers.example', nickname: 'Koenigin', rating: 1063, streak: 0 },
  { email: 'luc@shoppers.example', nickname: 'LucLeRusé', rating: 1017, streak: 2 },
  { email: 'ines@shoppers.example', nickname: 'InesDelPrado', rating: 984, streak: 0 },
  { email: 'rui@shoppers.example', nickname: 'RuiSantos_PT', rating: 951, streak: 0 },
] as const

/** The best players of this month, so that new players see opponents in the ranking. */
async function seedLadder(db: Queryable, now: Date): Promise<void> {
  for (const [at, { email, nickname, rating, streak }] of players.entries()) {
    const [row] = await db
      .update(users)
      .set({ nickname, nickname_key: nicknameKey(nickname) })
      .where(eq(users.email, email))
      .returning({ id: users.id })
    if (!row) throw new Error(`no account ${email}`)
    await db.insert(ladderRows).values({
      season: seasonOf(now),
      user_id: row.id,
      rating,
      streak,
      best_streak: streak + 1,
      reached_at: ago(now, 5 + at * 7),
    })
  }
}

export async function seedWaiting(db: Queryable, now: Date): Promise<void> {
  const goods = await twoGoods(db)
  await seedOpenOrder(db, await accountOf(db, 'chiara@shoppers.example'), goods, now)
  await seedDraft(db, await accountOf(db, 'davide@shoppers.example'), goods, now)
  await seedReview(db, now)
  await seedLostEmail(db, now)
  await seedLadder(db, now)
}
