/** A streaming replica. Needs the binaries of PostgreSQL and TEST_DATABASE_URL, whose runs test the server mode; skipped without them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import { href } from '@/contract/paths.ts'
import type { OpenRenderer } from '@/contract/ssr.ts'
import { openDatabase } from '../kernel/db/database.ts'
import { endOfLog, readsFrom } from '../kernel/db/replica.ts'
import { hasPostgres, type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts'
import { openTestServer, type TestServer, testConfig } from '../testing/test-server.ts'

const isPossible = hasPostgres && Boolean(process.env.TEST_DATABASE_URL)
const quiet = { info: () => {}, warn: () => {} }

describe.skipIf(!isPossible)('a shop with a replica', () => {
  let pair: PostgresPair
  let shop: TestServer
  let slug: string
  /** Renders a page as the response of the API that it shows. */
  const openRenderer: OpenRenderer = ({ fetch }) => ({
    screens: ['character'],
    themeCss: () => '',
    fontFile: () => '',
    render: async () => {
      const { body } = await fetch({ path: `/characters/${slug}`, query: {} })
      const html = (body as { nome: string }).nome
      return { html, toasts: '', themeCss: '', queries: [], notPrefetched: [], sources: [] }
    },
  })
  const open = (databaseUrl: string, replicaUrl: string) =>
    openTestServer({ database: { ...testConfig().database, replicaUrl } }, { databaseUrl, openRenderer })
  beforeAll(async () => {
    pair = await startPostgresPair()
    shop = await open(pair.primary, pair.replica)
    await pair.caughtUp()
    const { rows } = await pair.query(pair.primary, 'select slug from characters order by id limit 1')
    slug = String(rows[0]?.slug)
  }, 240_000)
  afterAll(async () => {
    await shop.close()
    pair.stop()
  })

  const nameFor = async (cookie = ''): Promise<unknown> => {
    shop.pass(6000) // past cached responses and the last check
    return (await shop.call('GET', `/characters/${slug}`, { headers: { cookie } })).json().nome
  }
  const rename = (nome: string) =>
    pair.query(pair.primary, `update characters set nome = '${nome}' where slug = '${slug}'`)

  it('reads characters from it', async () => {
    await rename('Prima')
    await pair.caughtUp()
    await pair.pauseReplay()
    await rename('Dopo')
    expect(await nameFor()).toBe('Prima')
    await pair.resumeReplay()
    expect(await nameFor()).toBe('Dopo')
  })

  it('shows a change to a reader who has seen its position, and to others the state of the replica', async () => {
    await pair.pauseReplay()
    await rename('Nuovo')
    const { rows } = await pair.query(pair.primary, endOfLog)
    const seen = `seen_position=${rows[0]?.at}`
    expect(await nameFor('seen_position=nonsense')).toBe('Dopo')
    expect(await nameFor(seen)).toBe('Nuovo')
    await pair.resumeReplay()
    expect(await nameFor(seen)).toBe('Nuovo')
  })

  it('renders a page with the latest change of its reader while the replica lags', async () => {
    const page = async (cookie = '') => {
      shop.pass(6000)
      const url = href('character', 'it', { slug })
      return (await shop.app.inject({ url, headers: { cookie } })).body
    }
    expect(await page()).toContain('<div id="root">Nuovo')
    await pair.pauseReplay()
    await rename('Recente')
    const { rows } = await pair.query(pair.primary, endOfLog)
    expect(await page()).toContain('<div id="root">Nuovo')
    expect(await page(`seen_position=${rows[0]?.at}`)).toContain('<div id="root">Recente')
    await pair.resumeReplay()
    expect(await page()).toContain('<div id="root">Recente')
  })

  it('returns the position of a change, and shows a change of the administration to all readers of its process', async () => {
    await pair.pauseReplay()
    await rename('Ultimo')
    const changed = await shop.call('POST', '/admin/synonyms', {
      as: 'admin',
      body: { locale: 'it', words: ['zainetto'], means: ['borsa'] },
    })
    expect(changed.statusCode).toBe(201)
    expect(changed.cookies).toMatchObject([{ name: 'seen_position', httpOnly: true, path: '/' }])
    expect(await nameFor()).toBe('Ultimo')
    await pair.resumeReplay()
  })

  it('reads the primary when the replica is gone', async () => {
    await nameFor()
    pair.stopReplica()
    const [first, second] = [await nameFor(), await nameFor()]
    expect([first, second]).toEqual(['Ultimo', 'Ultimo'])
  })
})

describe.skipIf(!isPossible)('the catalogue of a shop with a replica', () => {
  let pair: PostgresPair
  let inMemory: TestServer
  let inPostgres: TestServer
  beforeAll(async () => {
    pair = await startPostgresPair()
    const database = { ...testConfig().database, replicaUrl: pair.replica }
    inMemory = await openTestServer({ database, catalogueIndex: 'memory' }, { databaseUrl: pair.primary })
    inPostgres = await openTestServer({ database, catalogueIndex: 'postgres' }, { databaseUrl: pair.primary })
    await pair.caughtUp()
  }, 300_000)
  afterAll(async () => {
    await inMemory.close()
    await inPostgres.close()
    pair.stop()
  })

  /** Past cached responses and the last check of the replica. */
  const read = async (shop: TestServer, path: string) => {
    shop.pass(10_000)
    return shop.call('GET', path)
  }
  const relatedOf = async (id: number) => (await read(inMemory, `/products/${id}`)).json<Product>().related
  const found = async (shop: TestServer, search: string): Promise<number[]> => {
    const page = (await read(shop, `/products?facets=true&search=${search}`)).json<ProductPage>()
    return page.data.map(({ id }) => id)
  }

  it('does not store rows of a replica that lacks a change which the index shows', async () => {
    const [related] = await relatedOf(1)
    await pair.pauseReplay()
    await pair.query(
      pair.primary,
      `update products set base_price = 770, base_discount = 0 where id = ${related?.id}`,
    )
    await relatedOf(1)
    await pair.resumeReplay()
    const [shown] = (await relatedOf(1)).filter(({ id }) => id === related?.id)
    expect(shown?.price.now).toBe(770)
  })

  it.each(['memory', 'postgres'])('shows a change while the replica lags and afterwards: %s', async where => {
    const shop = where === 'memory' ? inMemory : inPostgres
    const word = `zirconio${where}`
    expect(await found(shop, word)).toEqual([])
    await pair.pauseReplay()
    await pair.query(
      pair.primary,
      `update product_translations set title = '${word}' where product_id = 2 and locale = 'it'`,
    )
    expect(await found(shop, word)).toEqual([2])
    await pair.resumeReplay()
    expect(await found(shop, word)).toEqual([2])
  })

  it.each(['memory', 'postgres'])(
    'reads lists, searches and categories from it while the primary is away: %s',
    async where => {
      const shop = where === 'memory' ? inMemory : inPostgres
      const paths = [
        '/products?per_page=24&facets=true',
        '/products?search=carta&sort=price&in_stock=true',
        '/products?search=qwxzkj',
        '/product-cards?ids=3,4,5',
        '/categories',
        '/attributes',
        '/suggestions?search=borsa',
      ]
      await Promise.all(paths.map(path => read(shop, path)))
      pair.stopPrimary()
      for (const path of paths) expect([path, (await read(shop, path)).statusCode]).toEqual([path, 200])
    },
  )
})

describe.skipIf(!isPossible)('a promoted replica', () => {
  let pair: PostgresPair
  beforeAll(async () => {
    pair = await startPostgresPair()
  }, 120_000)
  afterAll(() => pair.stop())

  it('is the new primary after DATABASE_URL was changed, with all replayed changes, and not a replica of itself', async () => {
    const place = { dataDir: 'memory:', onLost: () => {} }
    const before = await openDatabase({ ...place, databaseUrl: pair.primary, replicaUrl: pair.replica })
    await before.db.execute(
      `insert into mails (letter, locale, recipient, subject) values ('a', 'it', 'ada@example.com', 'Ciao')`,
    )
    await pair.caughtUp()
    pair.stopPrimary()
    await expect(before.db.execute('select 1')).rejects.toThrow()
    await before.close()
    await pair.query(pair.replica, 'select pg_promote()')
    const after = await openDatabase({ ...place, databaseUrl: pair.replica, replicaUrl: pair.replica })
    await after.db.execute(`update mails set subject = 'Dopo'`)
    expect((await after.db.execute('select subject from mails')).rows).toEqual([{ subject: 'Dopo' }])
    if (!after.replica) throw new Error('no replica was opened')
    const reads = readsFrom({ primary: after.db, replica: after.replica, log: quiet, now: () => 0 })
    expect(await reads.replicaFor(undefined)).toBeUndefined()
    await after.close()
  })
})
