import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUpCounts } from '../../kernel/db/list-counts.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const many = sql`generate_series(1, 1500) n`
const at = sql`now() - n / 9 * interval '7 hours'`
const admin = sql`(select id from users where email = 'admin@example.com')`

interface Kind {
  path: string
  rows: SQL // inserts rows
  table: SQL
  time: SQL
  filters: readonly (readonly [string, SQL])[] // query and the same condition in SQL
}

const kinds: readonly Kind[] = [
  {
    path: '/orders',
    rows: sql`insert into orders (number, user_id, locale, tier, currency, status, payment_status, subtotal, shipping, discount, taxable,
      vat, due, vat_percent, payment_method, payment_name, idempotency_key, request_hash, placed_at)
      select 'LONG-' || n, ${admin}, 'it', 'base', 'euro', case when n % 8 = 0 then 'placed' else 'completed' end,
        case when n % 2 = 0 then 'paid' else 'unpaid' end, 0, 0, 0, 0, 0, 0, 22, 'transfer', 'Bonifico', 'long-' || n, '', ${at} from ${many}`,
    table: sql`orders`,
    time: sql`placed_at`,
    filters: [
      ['', sql`true`],
      ['&status=completed', sql`status = 'completed'`],
      ['&payment_status=unpaid', sql`payment_status = 'unpaid'`],
    ],
  },
  {
    path: '/mails',
    rows: sql`insert into mails (letter, locale, recipient, subject, status, created_at)
      select 'welcome', 'it', 'ada' || n || '@example.com', 'Ciao', case when n % 8 = 0 then 'failed' else 'sent' end, ${at} from ${many}`,
    table: sql`mails`,
    time: sql`created_at`,
    filters: [
      ['', sql`true`],
      ['&status=sent', sql`status = 'sent'`],
    ],
  },
  {
    path: '/users',
    rows: sql`insert into users (name, email, role, email_verified_at, created_at)
      select 'Ada ' || n, 'ada' || n || '@example.com', case when n % 9 = 0 then 'reseller' else 'user' end,
        case when n % 10 = 0 then null else now() end, ${at} from ${many}`,
    table: sql`users`,
    time: sql`created_at`,
    filters: [
      ['', sql`deleted_at is null`],
      [
        '&role=user&state=active',
        sql`role = 'user' and blocked_at is null and email_verified_at is not null`,
      ],
    ],
  },
  {
    path: '/subscribers',
    rows: sql`insert into newsletter_subscribers (email, locale, status, created_at)
      select 'ada' || n || '@example.com', case when n % 9 = 0 then 'de' else 'it' end,
        case when n % 10 = 0 then 'pending' else 'confirmed' end, ${at} from ${many}`,
    table: sql`newsletter_subscribers`,
    time: sql`created_at`,
    filters: [
      ['', sql`true`],
      ['&status=confirmed&locale=it', sql`status = 'confirmed' and locale = 'it'`],
    ],
  },
  {
    path: '/packs',
    rows: sql`insert into user_packs (id, user_id, pack_type_id, source, commitment, odds_version, catalogue_version, created_at)
      select 'long-' || n, ${admin}, 1 + n % 2, 'gift', '', p.odds_version, p.catalogue_version, ${at}
      from (select * from user_packs limit 1) p, ${many}`,
    table: sql`user_packs`,
    time: sql`created_at`,
    filters: [
      ['', sql`true`],
      ['&source=gift&state=unopened', sql`source = 'gift' and not is_opened`],
    ],
  },
  {
    path: '/audit',
    rows: sql`insert into audit_entries (at, by_user_id, action, record, record_id)
      select ${at}, ${admin}, case when n % 9 = 0 then 'created' else 'changed' end, 'product', n from ${many}`,
    table: sql`audit_entries`,
    time: sql`at`,
    filters: [
      ['', sql`true`],
      ['&action=changed&record=product', sql`action = 'changed' and record = 'product'`],
    ],
  },
]

interface Page {
  data: { id: unknown }[]
  meta: { total: number }
}

describe.each(kinds)('pages of $path', ({ path, rows, table, time, filters }) => {
  beforeAll(async () => {
    await server.context.db.execute(rows)
    await server.context.jobs.nudge('add-up-counts')
  })

  const read = async (page: number, filter: string): Promise<Page> =>
    (await server.call('GET', `/admin${path}?page=${page}&per_page=100${filter}`, { as: 'admin' })).json()

  it('contain every row once, newest first, and none after the last', async () => {
    for (const [filter, condition] of filters) {
      const expected = await server.context.db.execute<{ id: unknown }>(
        sql`select id from ${table} where ${condition} order by ${time} desc, id desc`,
      )
      const first = await read(1, filter)
      const pages = Math.ceil(first.meta.total / 100)
      const rest = await Promise.all(Array.from({ length: pages }, (_, at) => read(at + 2, filter)))
      expect([first, ...rest].flatMap(({ data }) => data.map(row => row.id))).toEqual(
        expected.rows.map(row => row.id),
      )
      expect(first.meta.total).toBe(expected.rows.length)
      expect(pages).toBeGreaterThan(6) // the last pages are found by their day
    }
  })

  it('are the same before and after the counts are added up', async () => {
    await server.context.db.execute(sql`update ${table} set ${time} = ${table}.${time} - interval '2 days' where id in (
      select id from ${table} order by ${time} desc limit ${path === '/audit' ? 0 : 50})`)
    const before = await read(6, '')
    await addUpCounts(server.context.db)
    expect(await read(6, '')).toEqual(before)
  })
})
