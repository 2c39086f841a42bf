/**
 * Complete checkouts of eight shoppers, each with a quote, an order and its payment. Then a hundred shoppers order the last pieces at once
 * (decision 0041). For comparison, the same run measures a plain transaction of five statements, because the speed of a machine varies.
 * Uses the PostgreSQL of BENCH_DATABASE_URL, otherwise the embedded database. Run: `npm run bench checkout`.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { assemble } from '../server/assemble.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/kernel/db/database.ts'
import { demoPassword } from '../server/seed/demo-people.ts'
import { type Line, openLine } from './line.ts'
import { seedOrders } from './order-seed.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const SHOPPERS = 8
const WARM = sized(10_000, 200) // warm-up orders that are not counted
const MEASURED = sized(15_000, 500)
const YARDSTICK = sized(4000, 100)
const ORDERS = Number(process.env.BENCH_ORDERS ?? 0) // that exist before
const PIECES = 7
const BUYERS = sized(100, 20)
const ROUNDS = sized(3, 1)

const roles = ['user', 'retailer', 'reseller', 'other'] as const
const address = {
  kind: 'person',
  name: 'Ada Conti',
  street: 'Via delle Botteghe 7',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
}

/** The real application in a separate process, without rate limits per address, because all requests come from one address. */
async function serve(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onLost: () => process.exit(1),
    ...(ORDERS > 0 && { silenceMillis: 600_000, statementMillis: 600_000 }), // of the seed
  })
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), seedDemo: true }
  const { app, context } = await assemble(config, database, { areLimitsOff: true, areJobsQuiet: true })
  if (ORDERS > 0) await seedOrders(context.db, ORDERS)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  const { rows } = await context.db.execute<{ id: number }>(sql`update products p set stock_quantity = 1000000
    where status = 'published' and visibility = 'everyone' and not is_digital
      and not exists (select 1 from product_variants v where v.product_id = p.id) returning p.id`)
  process.on('message', (pieces: number | 'usage') => {
    if (pieces === 'usage') return process.send?.(process.cpuUsage())
    const shelve = sql`update products set stock_quantity = ${pieces} where id = ${rows[0]?.id}`
    void context.db.execute(shelve).then(() => process.send?.('shelved'))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({
    port: typeof bound === 'object' && bound ? bound.port : 0,
    products: rows.map(({ id }) => id),
  })
}

interface Called {
  status: number
  body: Answer
}
type Call = (path: string, body: unknown, token?: string, key?: string) => Promise<Called>
interface Answer {
  access_token?: string
  totals?: { due: number }
  order?: { number: string }
}

const openLines = (port: number, many: number): Promise<Line[]> =>
  Promise.all(Array.from({ length: many }, () => openLine(port)))

/** Sends the requests of one visitor, who waits for each response. */
const callOn =
  (line: Line): Call =>
  async (path, body, token, key) => {
    const headers = {
      'content-type': 'application/json',
      'x-locale': 'it',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const response = await line.ask('POST', `/api${path}`, headers, JSON.stringify(body))
    return { status: response.status, body: JSON.parse(response.body.toString()) as Answer }
  }

const cartOf = (product: number) => ({
  lines: [{ product_id: product, quantity: 1 }],
  payment_method: 'card',
})

interface Done {
  status: number
  placing: number // ms of POST /orders
}

/** Ids of the legal texts that each order accepts. */
let acceptedTexts: number[] = []

async function checkout(call: Call, token: string, product: number, due?: number): Promise<Done> {
  const cart = cartOf(product)
  const displayedTotal = due ?? (await call('/checkout/quote', cart, token)).body.totals?.due
  const began = performance.now()
  const body = {
    ...cart,
    shipping_address: address,
    legal_version_ids: acceptedTexts,
    expected_due: displayedTotal,
  }
  const placed = await call('/orders', body, token, randomUUID())
  const placing = performance.now() - began
  if (placed.status === 201 && due === undefined)
    await call(`/payments/test/test_${placed.body.order?.number}`, { outcome: 'approve' }, token)
  return { status: placed.status, placing }
}

/** Returns the checkouts per second. `usage` returns the processor time of the server so far, in milliseconds. */
async function whole(
  calls: readonly Call[],
  tokens: readonly string[],
  products: readonly number[],
  usage: () => Promise<number>,
): Promise<number> {
  const times: number[] = []
  let failures = 0
  const run = async (millis: number, isMeasured: boolean) => {
    const began = performance.now()
    let at = 0
    const shopper = async (call: Call) => {
      while (performance.now() - began < millis) {
        const turn = at++
        const product = products[turn % products.length] ?? 0
        const done = await checkout(call, tokens[turn % tokens.length] ?? '', product)
        if (!isMeasured) continue
        times.push(done.placing)
        if (done.status !== 201) failures += 1
      }
    }
    await Promise.all(calls.map(shopper))
    return (performance.now() - began) / 1000
  }
  await run(WARM, false)
  const before = await usage()
  const seconds = await run(MEASURED, true)
  const cpu = ((await usage()) - before) / times.length
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  const perSecond = times.length / seconds
  const measured = `${Math.round(perSecond)}/s, p95 ${p95.toFixed(0)} ms, ${cpu.toFixed(1)} ms CPU`
  print({
    figure: `whole checkout${ORDERS > 0 ? ` at ${ORDERS.toLocaleString('en')} orders` : ''}, ${SHOPPERS} shoppers${failures ? `, ${failures} failed` : ''}`,
    target: '>= 150/s, 80 ms',
    measured,
    n: times.length,
    seed: 0,
    ...(ORDERS > 0 && { point: { curve: 'order', x: ORDERS, y: p95 } }),
  })
  return perSecond
}

/** Begin, one conditional update, two inserts and commit, from eight connections: the limit of this machine without the application. */
async function yardstick(url: string, checkoutsPerSecond: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: SHOPPERS })
  await pool.query('create table bench_stock (id int primary key, amount int)')
  await pool.query('create table bench_orders (id serial primary key, item int, words jsonb)')
  await pool.query('insert into bench_stock select i, 1000000 from generate_series(1, 1000) i')
  const began = performance.now()
  let done = 0
  const buyer = async () => {
    const client = await pool.connect()
    const row = { name: 'row', text: 'insert into bench_orders (item, words) values ($1, $2)' }
    const take = {
      name: 'take',
      text: 'update bench_stock set amount = amount - 1 where id = $1 and amount > 0',
    }
    while (performance.now() - began < YARDSTICK) {
      const item = 1 + (done++ % 1000)
      await client.query('begin')
      await client.query({ ...take, values: [item] })
      await client.query({ ...row, values: [item, '{"a":1}'] })
      await client.query({ ...row, values: [item, '{"a":1}'] })
      await client.query('commit')
    }
    client.release()
  }
  await Promise.all(Array.from({ length: SHOPPERS }, buyer))
  const perSecond = done / ((performance.now() - began) / 1000)
  await pool.query('drop table bench_orders, bench_stock')
  await pool.end()
  print({
    figure: 'the bare transaction of five statements',
    target: 'reference machine 4,835/s',
    measured: `${Math.round(perSecond)}/s`,
    n: done,
    seed: 0,
  })
  print({
    figure: 'checkouts of the bare transactions',
    target: '>= 6 %',
    measured: `${((checkoutsPerSecond / perSecond) * 100).toFixed(1)} %`,
    n: done,
    seed: 0,
  })
}

async function lastPieces(
  calls: readonly Call[],
  tokens: readonly string[],
  product: number,
  shelve: (pieces: number) => Promise<void>,
): Promise<void> {
  const said: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await shelve(PIECES)
    const dues = await Promise.all(
      tokens.map(
        async (token, at) => (await calls[at]?.('/checkout/quote', cartOf(product), token))?.body.totals?.due,
      ),
    )
    const responses = await Promise.all(
      calls.map((call, at) =>
        checkout(call, tokens[at % tokens.length] ?? '', product, dues[at % tokens.length]),
      ),
    )
    const count = (isIt: (status: number) => boolean) => responses.filter(({ status }) => isIt(status)).length
    said.push(`${count(s => s === 201)}/${count(s => s === 409)}/${count(s => s >= 500)}`)
  }
  print({
    figure: `${PIECES} pieces, ${BUYERS} at once: sold/refused/5xx`,
    target: '7/93/0 each',
    measured: said.join(' '),
    n: BUYERS * ROUNDS,
    seed: 0,
  })
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-bench-'))
  const child = fork(fileURLToPath(import.meta.url), [folder], { execArgv: process.execArgv })
  const nextMessage = <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once('message', message => resolve(message as T))
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
    })
  const { port, products } = await nextMessage<{ port: number; products: number[] }>()
  const shoppers = await openLines(port, SHOPPERS)
  const calls = shoppers.map(callOn)
  const tokens = await Promise.all(
    roles.map(async (role, at) => {
      const payload = { email: `${role}@example.com`, password: demoPassword }
      return (await calls[at]?.('/auth/login', payload))?.body.access_token ?? ''
    }),
  )
  const texts = await fetch(`http://127.0.0.1:${port}/api/legal/in-force`)
  acceptedTexts = ((await texts.json()) as { id: number }[]).map(({ id }) => id)
  const perSecond = await whole(calls, tokens, products, async () => {
    const response = nextMessage<NodeJS.CpuUsage>()
    child.send('usage')
    const { user, system } = await response
    return (user + system) / 1000
  })
  if (databaseUrl) await yardstick(databaseUrl, perSecond)
  const buyers = await openLines(port, BUYERS)
  await lastPieces(buyers.map(callOn), tokens, products[0] ?? 0, async pieces => {
    const done = nextMessage<string>()
    child.send(pieces)
    await done
  })
  for (const line of [...shoppers, ...buyers]) line.close()
  child.disconnect()
  rmSync(folder, { recursive: true, force: true })
}

const databaseUrl = process.env.BENCH_DATABASE_URL ?? null
const folder = process.argv[2]
if (process.send && folder) await serve(databaseUrl, folder)
else await measure()
