/** docs/failure-cases.md N2: databases of every earlier schema are migrated without losing rows. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../kernel/db/database.ts'
import { migrationsFolder } from '../kernel/db/migrations.ts'
import { freshDatabase } from '../testing/test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Journal {
  entries: { tag: string }[]
}
const journalOf = (of: string): Journal => JSON.parse(readFileSync(join(of, 'meta/_journal.json'), 'utf8'))
const steps = readdirSync(migrationsFolder).filter(file => file.endsWith('.sql')).length

/** Creates a folder with the first `many` migrations. */
function earlier(many: number): string {
  const copy = join(folder, String(many))
  cpSync(migrationsFolder, copy, { recursive: true })
  const journal = journalOf(copy)
  writeFileSync(
    join(copy, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, many) }),
  )
  return copy
}

const words = `'{"it":"Porta"}'::jsonb`
const rows = [
  `insert into users (name, email, user_xp) values ('Ada', 'ada@example.com', 150)`,
  `insert into rooms (code, names, leads, texts, access) values ('PORTA', ${words}, ${words}, ${words}, 'code')`,
]

/** A database after the first migrations, with these rows. */
async function shopOf(many: number, statements: readonly string[]): Promise<string> {
  const databaseUrl = await freshDatabase(server)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('create extension if not exists pg_trgm')
  await migrate(drizzle(client), { migrationsFolder: earlier(many) })
  for (const statement of statements) await client.query(statement)
  await client.end()
  return databaseUrl
}

it.runIf(server).each(Array.from({ length: steps - 1 }, (_, at) => at + 1))(
  'N2: migrates a shop from the first %i migrations and keeps its rows',
  async many => {
    const databaseUrl = await shopOf(many, rows)
    const { db, close } = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
    const people = await db.execute(`select name, email, user_xp, user_match_info from users`)
    const places = await db.execute(`select code, names from rooms`)
    await close()
    expect(people.rows).toEqual([
      { name: 'Ada', email: 'ada@example.com', user_xp: 150, user_match_info: { win: 0, lose: 0, spare: 0 } },
    ])
    expect(places.rows).toEqual([{ code: 'PORTA', names: { it: 'Porta' } }])
  },
)

const order = (id: number) =>
  `insert into orders (id, user_id, locale, tier, currency, status, payment_status, subtotal, shipping, discount, taxable, vat, due, vat_percent,
    payment_method, payment_name, idempotency_key, request_hash, placed_at)
  values (${id}, 1, 'it', 'base', 'EUR', 'paid', 'partly_refunded', 4000, 0, 0, 3279, 721, 4000, 22, 'card', 'Carta', 'key-${id}', '', '2026-11-01')`
const orderLine = (id: number, orderId: number, isDigital: boolean) =>
  `insert into order_lines (id, order_id, position, product_id, title, sku, quantity, unit_price, total, weight, is_digital)
  values (${id}, ${orderId}, 1, 1, 'Tazza', 'TAZZA', 4, 1000, 4000, 0, ${isDigital})`
const refund = (id: number, orderId: number, key: string, lineId: number) =>
  `insert into refunds (id, order_id, payment_id, key, lines, amount, shipping, status, created_at)
  values (${id}, ${orderId}, 1, '${key}', '[{"line_id": ${lineId}, "quantity": 2, "amount": 2000}]', 2000, 0, 'done', '2026-11-05')`

it.runIf(server)(
  'marks the items of a refund as not shippable if it was booked before the first parcel was shipped (0041)',
  async () => {
    const shipped = `insert into parcels (order_id, carrier, shipped_at) values (2, 'BRT', '2026-11-04'), (3, 'BRT', '2026-11-06')`
    const databaseUrl = await shopOf(41, [
      ...rows,
      ...[order(1), order(2), order(3)],
      ...[orderLine(11, 1, false), orderLine(12, 1, true), orderLine(21, 2, false), orderLine(31, 3, false)],
      `insert into payments (id, order_id, provider, reference, amount, created_at) values (1, 1, 'test', 'ref', 4000, '2026-11-01')`,
      shipped,
      ...[refund(1, 1, 'a', 11), refund(2, 1, 'digital', 12), refund(3, 2, 'b', 21), refund(4, 3, 'c', 31)],
      ...[refund(5, 1, 'withdrawal x', 11), refund(6, 1, 'return-1', 11), refund(7, 1, 'cancelled', 11)],
    ])
    const { db, close } = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
    const { rows: booked } = await db.execute<{ unsent: number | null }>(
      `select (lines->0->>'unsent')::int as unsent from refunds order by id`,
    )
    await close()
    expect(booked.map(({ unsent }) => unsent)).toEqual([2, null, null, 2, null, null, null])
  },
)
