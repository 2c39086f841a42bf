/**
 * The server is killed with SIGKILL or stopped with SIGTERM while orders are placed: confirmed orders are complete in
 * the database, and no piece is lost or sold twice.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../kernel/db/database.ts'
import { demoPassword } from '../../seed/demo-people.ts'
import { endServer, postJson, startServer } from '../../testing/server-process.ts'
import { copyOfTemplate } from '../../testing/template-database.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { home, line } from './testing/checkout-fixture.ts'

const patience = 240_000
const inStock = 100_000
const enough = 20

let folder: string
let databaseUrl: string | null = null
beforeAll(async () => {
  folder = await copyOfTemplate('demo')
  const server = process.env.TEST_DATABASE_URL
  if (!server) return
  databaseUrl = await freshDatabase(server, 'demo')
}, patience)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (): Promise<OpenDatabase> => openDatabase({ databaseUrl, dataDir: folder, onLost: () => {} })

const start = () =>
  startServer({ DATA_DIR: folder, TRUST_PROXY: 'on', ...(databaseUrl && { DATABASE_URL: databaseUrl }) })

/** Places orders until the server is gone, and collects the numbers of confirmed orders. */
async function placeUntilGone(
  url: string,
  token: string,
  product: number,
  confirmed: string[],
  onConfirmed: () => void,
): Promise<void> {
  const authorization = { authorization: `Bearer ${token}` }
  const cart = { lines: [line(product)], payment_method: 'cash' }
  try {
    const quote = (await (await postJson(url, '/checkout/quote', cart, authorization)).json()) as {
      totals: { due: number }
    }
    const texts = (await (await fetch(`${url}/api/legal/in-force`)).json()) as { id: number }[]
    const legal_version_ids = texts.map(({ id }) => id)
    const body = { ...cart, shipping_address: home, expected_due: quote.totals.due, legal_version_ids }
    for (let turn = 0; ; turn++) {
      const key = { 'idempotency-key': randomBytes(12).toString('hex') }
      const from = { 'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}` }
      const response = await postJson(url, '/orders', body, { ...authorization, ...key, ...from })
      if (response.status !== 201) continue
      confirmed.push(((await response.json()) as { order: { number: string } }).order.number)
      onConfirmed()
    }
  } catch {
    return
  }
}

interface Aftermath {
  confirmed: string[]
  rows: { number: string; pieces: number; moved: number; emails: number }[] // every order of the buyer since the test began
  sold: number // pieces missing from stock
}

/**
 * Four buyers place orders. After some of them the server receives the signal. Returns the database content after the
 * restart.
 */
async function afterSignal(signal: 'SIGKILL' | 'SIGTERM'): Promise<Aftermath & { code: number | null }> {
  const stockBefore = await open()
  await stockBefore.db.execute(
    sql`update products set stock_quantity = ${inStock} where id not in (select product_id from product_variants)`,
  ) // enough stock to stay below the limit of unpaid orders (decision 0020)
  await stockBefore.close()
  const { child, url } = await start()
  const login = await postJson(url, '/auth/login', { email: 'user@example.com', password: demoPassword })
  const { access_token } = (await login.json()) as { access_token: string }
  const product = await stockOf(url)
  const began = new Date().toISOString()
  const confirmed: string[] = []
  const exited = once(child, 'exit')
  const onConfirmed = () => {
    if (confirmed.length === enough) child.kill(signal)
  }
  await Promise.all(
    [0, 1, 2, 3].map(() => placeUntilGone(url, access_token, product, confirmed, onConfirmed)),
  )
  const [code] = (await exited) as [number | null]

  const restarted = await start()
  await endServer(restarted.child)
  const { db, close } = await open()
  const { rows } = await db.execute<Aftermath['rows'][number]>(sql`
    select o.number, coalesce((select sum(quantity) from order_lines l where l.order_id = o.id), 0)::int as pieces,
      coalesce((select -sum(delta) from stock_movements m where m.order_id = o.id), 0)::int as moved,
      (select count(*)::int from mails e where e.order_id = o.id) as emails
    from orders o where o.user_id = (select id from users where email = 'user@example.com') and o.placed_at >= ${began}`)
  const shelves = await db.execute<{ left: number }>(
    sql`select stock_quantity as left from products where id = ${product}`,
  )
  await close()
  return { code, confirmed, rows, sold: inStock - (shelves.rows[0]?.left ?? 0) }
}

it(
  'L1: keeps every confirmed order with its lines and its email, and reduces the stock by exactly what was sold',
  async () => {
    const { confirmed, rows, sold } = await afterSignal('SIGKILL')
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(confirmed))
    for (const { pieces, moved, emails } of rows) expect([pieces, moved, emails]).toEqual([1, 1, 1])
    expect(sold).toBe(rows.length)
  },
  patience,
)

it(
  'L6: answers the requests in progress on SIGTERM, and leaves no unconfirmed order',
  async () => {
    const { code, confirmed, rows, sold } = await afterSignal('SIGTERM')
    expect(code).toBe(0)
    expect(rows.map(({ number }) => number).sort()).toEqual(confirmed.sort())
    for (const { pieces, moved } of rows) expect([pieces, moved]).toEqual([1, 1])
    expect(sold).toBe(rows.length)
  },
  patience,
)

interface Listed {
  id: number
  has_variants: boolean
  stock: string
}

async function stockOf(url: string): Promise<number> {
  const list = (await (await fetch(`${url}/api/products?per_page=60`)).json()) as { data: Listed[] }
  const product = list.data.find(product => !product.has_variants && product.stock === 'available')
  if (!product) throw new Error('no product to sell')
  return product.id
}
