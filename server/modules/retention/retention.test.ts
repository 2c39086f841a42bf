import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RetentionKind, retention, retentionKinds, storedSince } from '@/domain/retention.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import { carts } from '../../db/schema/carts.ts'
import { products } from '../../db/schema/catalog.ts'
import { consents } from '../../db/schema/consents.ts'
import { mails } from '../../db/schema/mail.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { orders } from '../../db/schema/orders.ts'
import { stockWatches } from '../../db/schema/product-voices.ts'
import { type DocumentContent, electronicInvoices, saleDocuments } from '../../db/schema/sale-documents.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import { retentionJob } from './apply-retention.ts'

let server: TestServer
const dayMillis = 24 * 3_600_000

beforeAll(async () => {
  server = await openTestServer()
  await server.context.jobs.nudge(retentionJob)
})
afterAll(() => server.close())

const db = () => server.context.db
const due = async () =>
  (await server.call('GET', '/admin/retention', { as: 'admin' })).json<{
    due: Record<RetentionKind, number>
  }>().due

let serial = 0
const email = () => `retention-${serial++}@example.com`
const subscriber = (at: Date, columns: Partial<typeof newsletterSubscribers.$inferInsert>) =>
  db()
    .insert(newsletterSubscribers)
    .values({ email: email(), locale: 'it', requested_at: at, created_at: at, ...columns })
    .returning({ id: newsletterSubscribers.id })

async function newUser(at: Date): Promise<{ id: number }[]> {
  const columns = { name: 'Prova', email: email(), created_at: at }
  return db().insert(users).values(columns).returning({ id: users.id })
}

/** Returns the columns of a completed order. */
async function newOrder(placed_at: Date) {
  const [order] = await db().select().from(orders).limit(1)
  const { id: _, number: __, ...columns } = order!
  const key = { idempotency_key: `retention-${serial++}` }
  return { ...columns, ...key, status: 'completed' as const, draft: null, placed_at }
}

/** Writes a record of the kind that was last used at this moment, and returns whether its data is still stored. */
const writers: Record<RetentionKind, (at: Date) => Promise<() => Promise<boolean>>> = {
  orders: async at => {
    const row = { ...(await newOrder(at)), note: 'Suonare' }
    const [written] = await db().insert(orders).values(row).returning({ id: orders.id })
    return async () =>
      (await db().select().from(orders).where(eq(orders.id, written!.id)))[0]?.note === 'Suonare'
  },
  invoices: async at => {
    const [order] = await db()
      .insert(orders)
      .values(await newOrder(server.context.now()))
      .returning({ id: orders.id })
    const sums = { taxable: 100, vat: 22, due: 122, vat_percent: 22, content: {} as DocumentContent }
    const number = { year: at.getUTCFullYear(), serial: 900_000 + serial++ }
    const columns = { order_id: order!.id, ...sums, issued_at: at }
    const [invoice] = await db()
      .insert(saleDocuments)
      .values({ ...columns, ...number, kind: 'invoice' })
      .returning({ id: saleDocuments.id })
    const file = { document_id: invoice!.id, file_name: `IT${serial}.xml`, xml: '<xml/>', created_at: at }
    await db().insert(electronicInvoices).values(file)
    return async () => (await db().$count(saleDocuments, eq(saleDocuments.id, invoice!.id))) === 1
  },
  audit: async at => {
    const [user] = await db().select({ id: users.id }).from(users).limit(1)
    const columns = {
      by_user_id: user!.id,
      action: 'changed' as const,
      record: 'order' as const,
      record_id: '1',
      at,
    }
    const [row] = await db().insert(auditEntries).values(columns).returning({ id: auditEntries.id })
    return async () => (await db().$count(auditEntries, eq(auditEntries.id, row!.id))) === 1
  },
  emails: async at => {
    const columns = { letter: 'test', locale: 'it' as const, recipient: email(), subject: 'Prova' }
    const [row] = await db()
      .insert(mails)
      .values({ ...columns, status: 'sent', created_at: at })
      .returning({ id: mails.id })
    return async () => (await db().$count(mails, eq(mails.id, row!.id))) === 1
  },
  carts: async at => {
    const [user] = await newUser(server.context.now())
    await db().insert(carts).values({ user_id: user!.id, lines: [], later: [], merged: [], updated_at: at })
    return async () => (await db().$count(carts, eq(carts.user_id, user!.id))) === 1
  },
  accounts: async at => {
    const [user] = await newUser(at)
    return async () => {
      const [row] = await db().select().from(users).where(eq(users.id, user!.id))
      return row?.deleted_at === null
    }
  },
  newsletter_requests: async at => {
    const [row] = await subscriber(at, { status: 'pending' })
    return async () => (await db().$count(newsletterSubscribers, eq(newsletterSubscribers.id, row!.id))) === 1
  },
  newsletter_departures: async at => {
    const [row] = await subscriber(at, { status: 'unsubscribed', unsubscribed_at: at })
    return async () => (await db().$count(newsletterSubscribers, eq(newsletterSubscribers.id, row!.id))) === 1
  },
  stock_watches: async at => {
    const [product] = await db().select({ id: products.id }).from(products).limit(1)
    const columns = { product_id: product!.id, email: email(), locale: 'it' as const, created_at: at }
    const [row] = await db().insert(stockWatches).values(columns).returning({ id: stockWatches.id })
    return async () => (await db().$count(stockWatches, eq(stockWatches.id, row!.id))) === 1
  },
  consents: async at => {
    const columns = { kind: 'cookies' as const, subject: email(), version: 1, locale: 'it' as const }
    const [row] = await db()
      .insert(consents)
      .values({ ...columns, choice: { analytics: true }, at })
      .returning({ id: consents.id })
    return async () => (await db().$count(consents, eq(consents.id, row!.id))) === 1
  },
}

describe.each(retentionKinds)('data of the kind %s', kind => {
  const limit = () => storedSince(retention[kind].days, server.context.now())

  it('is counted and deleted one day after its limit, and stored one day before it', async () => {
    const isOldStored = await writers[kind](new Date(limit().getTime() - dayMillis))
    const isNewStored = await writers[kind](new Date(limit().getTime() + dayMillis))
    expect((await due())[kind]).toBe(1)
    expect([await isOldStored(), await isNewStored()]).toEqual([true, true])
    await server.context.jobs.nudge(retentionJob)
    expect([await isOldStored(), await isNewStored()]).toEqual([false, true])
    expect((await due())[kind]).toBe(0)
  })
})

describe('the period of a kind', () => {
  it('is the one that the shop has chosen', async () => {
    const { days } = retention.consents
    const at = storedSince(days - 100, server.context.now())
    const isStored = await writers.consents(at)
    await storeSettings(db(), { retention: { consents: days - 101 } }, server.context.now())
    await server.context.jobs.nudge(retentionJob)
    expect(await isStored()).toBe(false)
  })

  it('falls back to the default when a shorter one is stored than the law allows', async () => {
    await storeSettings(db(), { retention: { orders: 30 } }, server.context.now())
    const isStored = await writers.orders(storedSince(60, server.context.now()))
    await server.context.jobs.nudge(retentionJob)
    expect(await isStored()).toBe(true)
  })

  it('is refused outside its bounds', async () => {
    const current = (await server.call('GET', '/admin/settings', { as: 'admin' })).json()
    const changed = { ...current.values.retention, orders: 365 }
    const body = { version: current.version, values: { retention: changed } }
    const response = await server.call('PATCH', '/admin/settings', { as: 'admin', body })
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ path: 'values.retention.orders' }],
    })
  })
})

describe('an account that is not confirmed', () => {
  it('is kept while it has an order or was used', async () => {
    const at = storedSince(retention.accounts.days + 1, server.context.now())
    const isStored = await writers.accounts(at)
    await db().execute(sql`insert into sessions (id, user_id, user_agent, last_seen_at)
      select 'used', max(id), '', ${server.context.now().toISOString()}::timestamptz from users`)
    await server.context.jobs.nudge(retentionJob)
    expect(await isStored()).toBe(true)
  })
})

describe('the database', () => {
  const refused = { cause: expect.objectContaining({ code: expect.stringMatching(/23001|P0001/) }) }

  it('refuses to delete an invoice or an audit entry that is not ten years old', async () => {
    const at = storedSince(3000, server.context.now())
    for (const kind of ['invoices', 'audit'] as const) await writers[kind](at)
    await expect(db().execute(sql`delete from sale_documents where kind = 'invoice'`)).rejects.toMatchObject(
      refused,
    )
    await expect(db().execute(sql`delete from audit_entries`)).rejects.toMatchObject(refused)
  })
})

describe('an invoice', () => {
  it('is stored as long as its credit note', async () => {
    const { days } = retention.invoices
    const now = server.context.now()
    const isStored = await writers.invoices(storedSince(days + 30, now))
    const [invoice] = await db().select().from(saleDocuments).orderBy(desc(saleDocuments.id)).limit(1)
    const { id: corrects_id, ...columns } = invoice!
    const note = { ...columns, kind: 'credit_note' as const, corrects_id, serial: 900_000 + serial++ }
    await db()
      .insert(saleDocuments)
      .values({ ...note, issued_at: storedSince(days - 30, now) })
    await server.context.jobs.nudge(retentionJob)
    expect(await isStored()).toBe(true)
  })
})
