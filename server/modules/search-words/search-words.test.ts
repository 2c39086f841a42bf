import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MissedSearch, Synonym } from '@/contract/endpoints/admin/search-words.ts'
import type { ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import { missedSearches } from '../../db/schema/search.ts'
import { type CallOptions, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { countMissed, mostMissedADay } from './missed-searches-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const list = async (search: string, extraQuery = '', options?: CallOptions) =>
  (
    await server.call('GET', `/products?search=${encodeURIComponent(search)}${extraQuery}`, options)
  ).json<ProductPage>()
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { as: 'admin', body })
const missed = async (query = '') =>
  (await admin('GET', `/missed-searches${query}`)).json<{ data: MissedSearch[]; meta: { total: number } }>()
const titles = (page: ProductPage) => page.data.map(product => product.title)

describe('the interpretation of a search', () => {
  it('finds the T-shirts with “maglietta”', async () => {
    const page = await list('maglietta')
    expect(titles(page).length).toBeGreaterThan(3)
    expect(
      titles(page)
        .slice(0, 4)
        .every(title => title.startsWith('T-shirt')),
    ).toBe(true)
    expect(page.understood).toMatchObject({ words: 'maglietta', isMended: false, also: ['t-shirt'] })
  })

  it('corrects a typing error, and finds nothing in a literal search', async () => {
    const page = await list('taza')
    expect(page.understood).toMatchObject({ words: 'tazza', isMended: true })
    expect(titles(page)[0]).toContain('Tazza')
    const literal = await list('taza', '&exact=true')
    expect(literal.meta.total).toBe(0)
    expect(literal.understood).toMatchObject({ words: 'taza', isMended: false })
  })

  it('finds the products with the most words when none has all of them, and reports it', async () => {
    const page = await list('tazza ombrello draghissimo')
    expect(titles(page)[0]).toBe('Tazza Draghissimo')
    expect(page.understood).toMatchObject({ without: ['ombrello'], isPartial: true })
  })

  it('is absent for a list without a search', async () => {
    expect((await server.call('GET', '/products')).json<ProductPage>().understood).toBeUndefined()
  })
})

const body = { locale: 'it', words: ['brocca', 'anfora'], means: ['tazza'] }

describe('synonyms in the administration', () => {
  it('are created, found, changed and deleted, with immediate effect on the search', async () => {
    expect((await list('brocca')).understood?.also).toEqual([])
    const created = (await admin('POST', '/synonyms', body)).json<Synonym>()
    expect(created).toMatchObject(body)
    const page = await list('brocche')
    expect(titles(page)[0]).toContain('Tazza')
    expect(page.understood?.also).toEqual(['tazza'])
    const inEnglish = await list('brocca', '', { headers: { 'x-locale': 'en' } })
    expect(inEnglish.understood?.also).toEqual([])

    const result = (await admin('GET', '/synonyms?search=anfora&locale=it')).json<{ data: Synonym[] }>()
    expect(result.data.map(synonym => synonym.id)).toEqual([created.id])

    const change = { ...body, means: ['tappetino'], version: created.version }
    expect((await admin('PUT', `/synonyms/${created.id}`, change)).statusCode).toBe(200)
    expect(titles(await list('brocca'))[0]).toContain('Tappetino')
    const stale = await admin('PUT', `/synonyms/${created.id}`, change)
    expect(stale.statusCode).toBe(409)

    expect((await admin('DELETE', `/synonyms/${created.id}`)).statusCode).toBe(200)
    expect((await list('brocca')).understood?.also).toEqual([])
  })

  it.each([
    { ...body, words: [] },
    { ...body, means: ['   '] },
    { ...body, means: ['!!!'] },
    { ...body, words: ['a'.repeat(61)] },
    { ...body, words: Array.from({ length: 61 }, (_, at) => `w${at}`) },
    { ...body, locale: 'xx' },
    { ...body, id: 3 },
  ])('refuses %j', async wrong => {
    expect((await admin('POST', '/synonyms', wrong)).statusCode).toBe(422)
  })

  it('are available to admins only', async () => {
    for (const as of [undefined, 'user', 'retailer', 'reseller'] as const)
      for (const path of ['/admin/synonyms', '/admin/missed-searches'])
        expect([401, 403]).toContain((await server.call('GET', path, { as })).statusCode)
  })

  it('H6: treat query operators as text', async () => {
    const odd = { locale: 'it', words: ["ca'raffa & !x"], means: ["tazza' | (b:*"] }
    const created = (await admin('POST', '/synonyms', odd)).json<Synonym>()
    expect((await server.call('GET', '/products?search=caraffa')).statusCode).toBe(200)
    expect((await list("ca'raffa & !x")).understood).toBeDefined()
    await admin('DELETE', `/synonyms/${created.id}`)
  })
})

describe('searches without results', () => {
  beforeEach(async () => {
    await server.context.db.execute(sql`delete from missed_searches`)
    server.pass(2 * 3600_000) // the hourly count of one address has expired
  })

  it('are counted per language, without accents and punctuation', async () => {
    await list('Ümbrellone!')
    server.pass(6000)
    await list('umbrellone')
    const { data } = await missed()
    expect(data).toEqual([
      {
        id: 'it umbrellone',
        locale: 'it',
        words: 'umbrellone',
        count: 2,
        last: expect.stringMatching(/^2026-/),
      },
    ])
    expect((await missed('?locale=de')).data).toEqual([])
  })

  it('count a word without a match although others matched', async () => {
    await list('tazza ombrellone')
    expect((await missed()).data.map(row => row.words)).toEqual(['ombrellone'])
  })

  it('do not count matches, literal searches, filtered lists and unfinished typing', async () => {
    await list('tazza')
    await list('taza', '&exact=true')
    await list('tazza', '&price_min=900000')
    await list('kwyj')
    await list('kwyjibo')
    expect((await missed()).data.map(row => row.words)).toEqual(['kwyjibo'])
  })

  it.each(['qqmario.rossi@example.com', 'qq 333 1234567', 'qq333-12-34-567', `q${'z'.repeat(70)}`])(
    'H6: never store text that may identify a person: %s',
    async words => {
      await list(words)
      expect((await missed()).meta.total).toBe(0)
    },
  )

  it('store markup as letters', async () => {
    await list('<img src=x onerror=qqzz()>')
    for (const { words } of (await missed()).data) expect(words).toMatch(/^[\p{L}\p{N} ]+$/u)
  })

  it('H6: count at most thirty an hour for one address', async () => {
    for (let n = 0; n < 35; n++) await list(`qzx${String.fromCharCode(97 + (n % 26))}${n < 26 ? 'k' : 'w'}vv`)
    expect((await missed()).meta.total).toBe(30)
  })

  it('H6: accept a thousand new texts a day and still count existing ones', async () => {
    const { db, now } = server.context
    const day = now().toISOString().slice(0, 10)
    await db
      .insert(missedSearches)
      .values(
        Array.from({ length: mostMissedADay }, (_, n) => ({ locale: 'it' as const, words: `w${n}`, day })),
      )
    await countMissed(db, 'it', 'one more', now())
    await countMissed(db, 'it', 'w999', now())
    expect(await db.$count(missedSearches)).toBe(mostMissedADay)
    expect((await missed('?search=w999')).data.find(row => row.words === 'w999')?.count).toBe(2)
  })

  it('are deleted after thirty days', async () => {
    const { db } = server.context
    await db.insert(missedSearches).values([
      { locale: 'it', words: 'old', day: '2026-01-01' },
      { locale: 'it', words: 'new', day: server.context.now().toISOString().slice(0, 10) },
    ])
    expect((await missed()).data.map(row => row.words)).toEqual(['new'])
    await server.context.jobs.nudge('missed-searches')
    expect(await db.$count(missedSearches)).toBe(1)
  })
})
