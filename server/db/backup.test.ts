/** Follows the steps of `docs/operations.md`: a restored backup contains the same shop. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../kernel/db/database.ts'
import { line, openCheckoutFixture } from '../modules/orders/testing/checkout-fixture.ts'
import { copyOfTemplate } from '../testing/template-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const server = process.env.TEST_DATABASE_URL
const patience = 240_000 // a shop is seeded, dumped and restored
const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns table → number of rows and a hash of their content. */
async function contentOf(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const content = new Map<string, string>()
  for (const { name } of rows) {
    const response = await db.execute<{ content: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from ${sql.identifier(name)} t`,
    )
    content.set(name, response.rows[0]?.content ?? '')
  }
  return content
}

/** Debian installs the tools of each version in a separate folder. */
function tool(name: string): string {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map(version => join(base, version, 'bin', name)).find(existsSync) ?? name
}

const run = (name: string, ...args: string[]) => execFileSync(tool(name), args, { stdio: 'pipe' })

const named = (url: string, database: string): string => {
  const restoredUrl = new URL(url)
  restoredUrl.pathname = `/${database}`
  return restoredUrl.href
}

it.runIf(server)(
  'N1, N2: PostgreSQL: restores every row with pg_dump and pg_restore, and the server starts on it',
  async () => {
    const origin = await openTestDatabase('demo')
    const before = await contentOf(origin.db)
    const { rows } = await origin.db.execute<{ name: string }>(sql`select current_database() as name`)
    const name = rows[0]?.name ?? ''
    const file = join(folder, 'shop.dump')
    run('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${named(server ?? '', name)}`)
    await origin.close()

    const half = join(folder, 'half.dump')
    const whole = readFileSync(file)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    run('createdb', `--maintenance-db=${server}`, `${name}_half`)
    const torn = [
      '--no-owner',
      '--single-transaction',
      `--dbname=${named(server ?? '', `${name}_half`)}`,
      half,
    ]
    expect(() => run('pg_restore', ...torn)).toThrow()
    run('dropdb', `--maintenance-db=${server}`, `${name}_half`)

    const restored = `${name}_restored`
    run('createdb', `--maintenance-db=${server}`, restored)
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${named(server ?? '', restored)}`, file)
    const copy = await openDatabase({
      databaseUrl: named(server ?? '', restored),
      dataDir: 'memory:',
      onLost: () => {},
    })
    expect(await contentOf(copy.db)).toEqual(before)
    await copy.close()
    run('dropdb', `--maintenance-db=${server}`, restored)
  },
  patience,
)

it.runIf(server)(
  'N1: PostgreSQL: dumps one consistent snapshot while orders are placed',
  async () => {
    const shop = await openCheckoutFixture()
    const { id } = await shop.shelve(10_000)
    const { rows } = await shop.context.db.execute<{ name: string }>(sql`select current_database() as name`)
    const name = rows[0]?.name ?? ''
    const file = join(folder, 'busy.dump')
    const placed = { before: 0, during: 0 }
    let isOver = false
    const buying = Array.from({ length: 4 }, async () => {
      for (; !isOver; placed.during += 1) await shop.buy({ lines: [line(id)], payment_method: 'cash' })
    })
    while (placed.during < 8) await shop.buy({ lines: [line(id)], payment_method: 'cash' })
    placed.before = placed.during
    const dump = ['--format=custom', `--file=${file}`, `--dbname=${named(server ?? '', name)}`]
    await promisify(execFile)(tool('pg_dump'), dump)
    isOver = true
    await Promise.all(buying)
    expect(placed.during).toBeGreaterThan(placed.before)
    await shop.close()

    const restored = `${name}_busy`
    run('createdb', `--maintenance-db=${server}`, restored)
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${named(server ?? '', restored)}`, file)
    const databaseUrl = named(server ?? '', restored)
    const { db, close } = await openDatabase({ databaseUrl, dataDir: 'memory:', onLost: () => {} })
    const { rows: found } = await db.execute<Record<'orders' | 'whole' | 'sold' | 'left', number>>(sql`
    with sold as (select order_id as id, quantity from order_lines where product_id = ${id}
        and exists (select 1 from stock_movements m where m.order_id = order_lines.order_id and m.delta = -1))
    select count(*)::int as orders, coalesce(sum(quantity), 0)::int as sold,
      count(*) filter (where exists (select 1 from payments p where p.order_id = sold.id)
        and exists (select 1 from order_events e where e.order_id = sold.id))::int as whole,
      (select stock_quantity from products where id = ${id}) as left from sold`)
    await close()
    run('dropdb', `--maintenance-db=${server}`, restored)
    const [{ orders, whole, sold, left } = { orders: 0, whole: -1, sold: 0, left: 0 }] = found
    expect(orders).toBeGreaterThanOrEqual(placed.before)
    expect(orders).toBeLessThanOrEqual(placed.during)
    expect([whole, sold, left]).toEqual([orders, orders, 10_000 - orders])
  },
  240_000,
)

it.skipIf(server)(
  'N1: embedded: restores the whole shop from a copy of a stopped server’s folder',
  async () => {
    const origin = await copyOfTemplate('demo')
    const first = await openDatabase({ databaseUrl: null, dataDir: origin, onLost: () => {} })
    const before = await contentOf(first.db)
    await first.close()
    const copied = join(folder, 'data')
    cpSync(origin, copied, { recursive: true })
    rmSync(origin, { recursive: true })
    const second = await openDatabase({ databaseUrl: null, dataDir: copied, onLost: () => {} })
    expect(await contentOf(second.db)).toEqual(before)
    await second.close()
  },
)
