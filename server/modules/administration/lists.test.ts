import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '@/contract/settings.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Page<Row> {
  data: Row[]
  meta: { total: number }
  counts: Record<string, number>
}
interface ProductRow {
  id: number
  title: string
  sku: string
}
interface OrderRow {
  id: number
  number: string
  status: string
  buyer: { name: string }
}

const read = async <Row>(path: string, locale?: 'it' | 'de'): Promise<Page<Row>> =>
  (await server.call('GET', `/admin${path}`, { as: 'admin', headers: { 'x-locale': locale ?? 'it' } })).json()
const rowsOf = async <Row extends Record<string, unknown>>(question: ReturnType<typeof sql>) =>
  (await server.context.db.execute<Row>(question)).rows

describe('the list of orders', () => {
  beforeAll(async () => {
    await server.context.db.execute(sql`
      insert into orders (number, user_id, locale, tier, currency, status, subtotal, shipping, discount, taxable, vat, due,
        vat_percent, payment_method, payment_name, idempotency_key, request_hash, placed_at)
      select 'LIST-' || n, (select id from users where email = case when n % 2 = 0 then 'reseller@example.com' else 'user@example.com' end),
        'it', 'base', 'euro', case when n % 3 = 0 then 'placed' else 'completed' end, 1000, 0, 0, 820, 180, 1000, 22, 'transfer',
        'Bonifico', 'list-' || n, '', now() - n * interval '1 day'
      from generate_series(1, 12) n`)
  })

  it('is searched by part of a number in either case, by name and by email', async () => {
    const byNumber = await read<OrderRow>('/orders?search=list-1')
    expect(byNumber.data.map(({ number }) => number)).toEqual(['LIST-1', 'LIST-10', 'LIST-11', 'LIST-12'])
    expect(byNumber.meta.total).toBe(4)
    const byMail = await read<OrderRow>('/orders?search=RESELLER@&per_page=100')
    const name = byMail.data[0]?.buyer.name ?? ''
    const all = await read<OrderRow>('/orders?per_page=100')
    expect(byMail.data).toEqual(all.data.filter(({ buyer }) => buyer.name === name))
    expect(byMail.meta.total).toBe(byMail.data.length)
    expect((await read<OrderRow>(`/orders?search=${encodeURIComponent(name)}&per_page=100`)).data).toEqual(
      byMail.data,
    )
    for (const term of ['%25', 'LIST_1', 'LIST-99'])
      expect((await read<OrderRow>(`/orders?search=${term}`)).meta.total).toBe(0)
  })

  it('returns the total with any filter', async () => {
    const amount = async (where: ReturnType<typeof sql>) =>
      (await rowsOf<{ n: number }>(sql`select count(*)::int as n from orders where ${where}`))[0]?.n
    const totals = async (query: string) => (await read<OrderRow>(`/orders?per_page=2${query}`)).meta.total
    expect(await totals('')).toBe(await amount(sql`true`))
    expect(await totals('&status=placed')).toBe(await amount(sql`status = 'placed'`))
    expect(await totals('&status=placed&search=LIST')).toBe(4)
    expect(await totals('&page=900')).toBe(await amount(sql`true`))
    expect(await totals('&payment_status=paid')).toBe(await amount(sql`payment_status = 'paid'`))
  })

  it('has the same order across pages', async () => {
    const firstPage = (await read<OrderRow>('/orders?per_page=12')).data.map(({ number }) => number)
    const second = (await read<OrderRow>('/orders?per_page=4&page=2')).data.map(({ number }) => number)
    expect(second).toEqual(firstPage.slice(4, 8))
  })
})

describe('the list of products', () => {
  it('is searched by the title the reader sees, in Italian without a translation', async () => {
    const [row] = await rowsOf<{ id: number }>(
      sql`select product_id as id from product_translations where locale = 'de' order by 1 limit 1`,
    )
    const id = row?.id ?? 0
    const title = (locale: string, text: string) =>
      server.context.db.execute(
        sql`update product_translations set title = ${text} where product_id = ${id} and locale = ${locale}`,
      )
    await title('it', 'Zaffiro Quieto')
    await title('de', 'Stiller Saphir')
    const search = async (search: string, locale: 'it' | 'de') =>
      (await read<ProductRow>(`/products?search=${search}`, locale)).data.map(row => row.title)
    expect(await search('zaffiro', 'it')).toEqual(['Zaffiro Quieto'])
    expect(await search('zaffiro', 'de')).toEqual([])
    expect(await search('SAPHIR', 'de')).toEqual(['Stiller Saphir'])
    await server.context.db.execute(
      sql`delete from product_translations where product_id = ${id} and locale = 'de'`,
    )
    expect(await search('zaffiro', 'de')).toEqual(['Zaffiro Quieto'])
    for (const locale of ['it', 'de'] as const) {
      const titles = (await read<ProductRow>('/products?sort=-title&per_page=100', locale)).data.map(row =>
        row.title.toLowerCase(),
      )
      expect(titles).toContain('zaffiro quieto')
      expect(titles).toEqual([...titles].sort((a, b) => (a < b ? 1 : -1)))
    }
  })

  it('filters low and out-of-stock products by their scarcest variant, matching the tab counts', async () => {
    const facts = await rowsOf<{ id: number; own: number | null; variants: (number | null)[] }>(sql`
      select p.id, p.stock_quantity as own,
        array(select v.stock_quantity from product_variants v where v.product_id = p.id) as variants from products p`)
    const scarcest = ({ own, variants }: (typeof facts)[number]) => {
      const counted = variants.filter(variant => variant !== null)
      if (variants.length > 0) return counted.length > 0 ? Math.min(...counted) : null
      return own
    }
    const idsWhere = (holds: (stock: number) => boolean) =>
      facts
        .filter(row => {
          const stock = scarcest(row)
          return stock !== null && holds(stock)
        })
        .map(({ id }) => id)
    const { low_stock_threshold } = readSettings({})
    const expected = {
      low: idsWhere(stock => stock > 0 && stock <= low_stock_threshold),
      out: idsWhere(stock => stock <= 0),
    }
    expect(expected.low.length).toBeGreaterThan(0)
    expect(expected.out.length).toBeGreaterThan(0)
    for (const shelf of ['low', 'out'] as const) {
      const page = await read<ProductRow>(`/products?stock=${shelf}&per_page=100`)
      expect(page.data.map(({ id }) => id).sort()).toEqual(expected[shelf].sort())
      expect(page.meta.total).toBe(expected[shelf].length)
      expect(page.counts[shelf]).toBe(expected[shelf].length)
    }
  })
})

describe('lists of the latest records', () => {
  const earlier = '2020-01-01T00:00:00Z'
  const byDate = (rows: readonly { created_at: string }[]) =>
    rows.every((row, at) => at === 0 || row.created_at <= (rows[at - 1]?.created_at ?? ''))

  beforeAll(async () => {
    const { db } = server.context
    const dates = sql`(values ('new', now(), 1), ('old', ${earlier}::timestamptz, 2)) v (name, at, rank)`
    await db.execute(sql`insert into users (name, email, role, created_at)
      select name || ' Latest', name || '.latest@example.com', 'user', at from ${dates} order by rank`)
    await db.execute(sql`insert into newsletter_subscribers (email, locale, created_at)
      select name || '@example.com', 'it', at from ${dates} order by rank`)
    await db.execute(sql`insert into campaigns (name, texts, created_at)
      select v.name, c.texts, at from ${dates}, (select texts from campaigns limit 1) c order by rank`)
    await db.execute(sql`insert into mails (letter, locale, recipient, subject, html, text, created_at)
      select 'welcome', 'it', 'a@example.com', name, '', '', at from ${dates} order by rank`)
    await db.execute(sql`insert into pack_code_batches (label, pack_type_id, created_at)
      select v.name, t.id, at from ${dates}, (select id from pack_types limit 1) t order by rank`)
  })

  it('sorts the newest accounts by date of registration, not by id', async () => {
    const { newest_users } = (await server.call('GET', '/admin/dashboard', { as: 'admin' })).json()
    expect(newest_users[0].name).toBe('new Latest')
    expect(byDate(newest_users)).toBe(true)
  })

  it('shows the newest accounts first among the results of the header search', async () => {
    const { users } = (await server.call('GET', '/admin/search?search=latest', { as: 'admin' })).json()
    expect(users.map(({ name }: { name: string }) => name)).toEqual(['new Latest', 'old Latest'])
  })

  it.each(['/users', '/subscribers', '/campaigns', '/mails', '/packs/batches'])(
    'sorts %s by date, not by id',
    async path => {
      const { data } = await read<{ created_at: string }>(`${path}?per_page=100`)
      expect(data.length).toBeGreaterThan(1)
      expect(byDate(data)).toBe(true)
    },
  )
})
