/**
 * Behaviour of three processes behind HAProxy, with Redis and PgBouncer, under faults: replaced one after the other, one killed, one
 * frozen, Redis restarted, the primary database lost and its replica promoted (decisions 0041, 0058). Readers, shoppers and players continue meanwhile. Prints failed calls, lost and doubled
 * orders and moves, and when sockets are back. Run: `npm run bench faults`.
 */
import { sql } from 'drizzle-orm'
import { readConfig } from '../server/config.ts'
import { openDatabase, type Queryable } from '../server/kernel/db/database.ts'
import {
  appSecret,
  type Installation,
  openInstallation,
  processes,
  publicUrl,
} from './faults/installation.ts'
import { CallTally, Requests } from './faults/requests.ts'
import { noWrites, Visitors, type Writes } from './faults/visitors.ts'
import { newAccount } from './online/new-account.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const READERS = sized(3, 1)
const SHOPPERS = sized(2, 1)
const DUELS = sized(4, 1)
const SPECTATORS = sized(8, 2) // sockets per battle
const SETTLE = sized(6_000, 2_000) // ms before and after each fault
const PROMOTION = sized(8_000, 4_000) // ms until the replica is promoted; longer than the three checks of HAProxy
const OUTAGE = sized(8_000, 2_000) // ms that a process is frozen, or Redis is away

const wait = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

interface Fault {
  name: string
  cause(installation: Installation): Promise<void>
}

const faults: readonly Fault[] = [
  { name: 'none', cause: () => wait(OUTAGE).then(() => {}) },
  {
    name: 'all replaced',
    cause: async ({ end, launch }) => {
      for (let index = 0; index < processes; index++) {
        await end(index, 'SIGTERM')
        await launch(index)
      }
    },
  },
  {
    name: 'one killed',
    cause: async ({ end, launch }) => {
      await end(0, 'SIGKILL')
      await wait(OUTAGE)
      await launch(0)
    },
  },
  {
    name: 'one frozen',
    cause: async ({ freeze }) => {
      freeze(1, true)
      await wait(OUTAGE)
      freeze(1, false)
    },
  },
  {
    name: 'Redis restarted',
    cause: async ({ redis }) => {
      await redis.stop()
      await wait(OUTAGE)
      await redis.start()
    },
  },
  { name: 'primary lost, replica promoted', cause: ({ failOver }) => failOver(PROMOTION) },
]

/** Returns acknowledged writes that are missing in the database, and ids that are stored more than once. */
async function check(
  db: Queryable,
  table: 'orders' | 'match_steps',
  { sent, acknowledged }: Writes,
): Promise<{ lost: number; doubled: number }> {
  const column = sql.raw(table === 'orders' ? 'idempotency_key' : 'action_id')
  const ids = sql.param(JSON.stringify(sent))
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select ${column}::text as id, count(*) as amount from ${sql.raw(table)}
    where ${column}::text in (select jsonb_array_elements_text(${ids}::jsonb)) group by 1`)
  const stored = new Set(rows.map(({ id }) => id))
  return {
    lost: acknowledged.filter(id => !stored.has(id)).length,
    doubled: rows.filter(({ amount }) => Number(amount) > 1).length,
  }
}

async function lastVersions(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; version: number }>(sql`
    select id, version from matches where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function measure(
  fault: Fault,
  installation: Installation,
  visitors: Visitors,
  requests: Requests,
  currentDb: () => Promise<Queryable>,
): Promise<void> {
  await wait(SETTLE)
  requests.tally = new CallTally()
  visitors.orders = noWrites()
  visitors.moves = noWrites()
  const { tally } = requests
  const before = visitors.watchers.map(({ cuts }) => cuts)
  for (const watcher of visitors.watchers) watcher.longestMillis = 0
  await fault.cause(installation)
  await wait(SETTLE)
  const { orders, moves, watchers } = visitors
  const db = await currentDb()
  const [orderFaults, moveFaults] = [await check(db, 'orders', orders), await check(db, 'match_steps', moves)]
  const row = (figure: string, target: string, measured: string, n: number) =>
    print({ figure: `${fault.name}: ${figure}`, target, measured, n, seed: 0 })
  const codes = [...tally.failures].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ')
  row(
    `failed calls${codes && ` (${codes})`}, of readers, worst`,
    '',
    `${tally.failed}, ${tally.failedReads}, ${(tally.worstMillis / 1000).toFixed(1)} s`,
    tally.calls,
  )
  row(
    'orders lost, doubled',
    '0, 0',
    `${orderFaults.lost}, ${orderFaults.doubled}`,
    orders.acknowledged.length,
  )
  row('moves lost, doubled', '0, 0', `${moveFaults.lost}, ${moveFaults.doubled}`, moves.acknowledged.length)
  const cut = watchers.filter(({ cuts }, at) => cuts > (before[at] ?? 0))
  const longest = Math.max(0, ...cut.map(({ longestMillis }) => longestMillis))
  const away = watchers.filter(({ isOpen }) => !isOpen).length
  row(
    'sockets cut, all back after',
    '≤ 3 s',
    `${cut.length}, ${(longest / 1000).toFixed(1)} s${away ? `, ${away} away` : ''}`,
    watchers.length,
  )
}

async function run(): Promise<void> {
  const installation = await openInstallation()
  const open = () =>
    openDatabase({ databaseUrl: installation.databaseUrl(), dataDir: 'memory:', onLost: () => {} })
  let database = await open()
  let openedUrl = installation.databaseUrl()
  /** The primary, which is another server after the promotion. */
  const currentDb = async () => {
    if (openedUrl === installation.databaseUrl()) return database.db
    await database.close()
    openedUrl = installation.databaseUrl()
    database = await open()
    return database.db
  }
  const requests = new Requests(installation.port)
  const visitors = new Visitors(installation.port, requests)
  try {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      update products p set stock_quantity = 1000000 where status = 'published' and visibility = 'everyone' and not is_digital
        and not exists (select 1 from product_variants v where v.product_id = p.id) returning p.id`)
    const config = { ...readConfig({ PUBLIC_URL: publicUrl, APP_SECRET: appSecret, DATA_DIR: 'memory:' }) }
    let people = 0
    const account = () => newAccount(database.db, config, people++)
    const paths = ['/products', `/products/${rows[0]?.id}`, '/characters', '/products?sort=price']
    for (let reader = 0; reader < READERS; reader++) visitors.read(paths)
    for (let shopper = 0; shopper < SHOPPERS; shopper++)
      visitors.shop(
        (await account()).token,
        rows.map(({ id }) => id),
      )
    for (let duel = 0; duel < DUELS; duel++)
      await visitors.duel([await account(), await account()], SPECTATORS)
    for (const fault of faults) await measure(fault, installation, visitors, requests, currentDb)
    await wait(SETTLE)
    const last = await lastVersions(await currentDb(), [
      ...new Set(visitors.watchers.map(({ table }) => table.id)),
    ])
    await visitors.stop()
    const missed = visitors.watchers.map(watcher => watcher.missed(last.get(watcher.table.id) ?? 0))
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    const doubled = sum(visitors.watchers.map(watcher => watcher.doubled))
    print({
      figure: 'steps neither received nor fetched, doubled',
      target: '0, 0',
      measured: `${sum(missed)}, ${doubled}`,
      n: sum(visitors.watchers.map(({ received }) => received.size)),
      seed: 0,
    })
  } finally {
    await visitors.stop()
    requests.close()
    await database.close()
    await installation.close()
  }
}

await run()
