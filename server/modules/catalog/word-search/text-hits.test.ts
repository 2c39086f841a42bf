import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { placesIn } from '../search-index/bits.ts'
import { cachedIndex, loadedTitles } from '../search-index/cached-index.ts'
import { textHits } from './hits.ts'
import { type Phrase, rankedBy, tsqueryOf } from './search-repo.ts'
import { plainWords } from './vocabulary.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Returns id → rank of the published products, as PostgreSQL searches them. */
async function rankedInPostgres(phrase: Phrase, locale: Locale): Promise<Map<number, number>> {
  const { db, now } = server.context
  const { placeOf } = (await cachedIndex(db, now())).searchIndex
  const { ids, ranks } = await rankedBy(db, tsqueryOf(phrase), locale)
  return new Map(
    ids
      .map((id, at) => [id, Math.fround(ranks[at]!)] as const)
      .filter(([id]) => placeOf.has(id))
      .sort(([a], [b]) => a - b),
  )
}

/** Returns the same from the index in memory. */
async function rankedInMemory(phrase: Phrase, locale: Locale): Promise<Map<number, number>> {
  const { db, now } = server.context
  const cached = await cachedIndex(db, now())
  const titles = await loadedTitles(db, cached, locale)
  const { bits, scoresOf } = await textHits(db, cached, phrase, titles, locale)
  const { ids } = cached.searchIndex
  const places = placesIn(bits)
  const scores = scoresOf(places)
  const ranked = Array.from(places, (place, at) => [ids[place]!, scores[at]!] as const)
  return new Map(ranked.sort(([a], [b]) => a - b))
}

async function wordsOfTexts(locale: Locale): Promise<string[]> {
  const { rows } = await server.context.db.execute<{ text: string }>(
    sql`select title || ' ' || subtitle || ' ' || description as text from product_translations where locale = ${locale}`,
  )
  const words = new Set(rows.flatMap(({ text }) => text.split(' ').flatMap(plainWords)))
  return [...words].sort()
}

async function expectEqualRanks(locale: Locale): Promise<void> {
  const words = await wordsOfTexts(locale)
  const step = Math.ceil(words.length / 40)
  let matches = 0
  for (const word of words.filter((_, at) => at % step === 0))
    for (const phrase of [
      { words: [word], isUnfinished: false },
      { words: [word.slice(0, 3)], isUnfinished: true },
    ]) {
      const expected = await rankedInPostgres(phrase, locale)
      matches += expected.size
      expect([phrase, await rankedInMemory(phrase, locale)]).toEqual([phrase, expected])
    }
  expect(matches).toBeGreaterThan(100)
}

it.each(locales)('%s: finds the same products with the same ranks as PostgreSQL', expectEqualRanks)

it('finds the same products with the same ranks after texts have changed, and none of a deleted product', async () => {
  const { db } = server.context
  await cachedIndex(db, server.context.now())
  await db.execute(sql`update product_translations set title = title || ' draghissimo draghissimo',
    description = 'Draghissimo e un drago, drago' where product_id % 3 = 0`)
  await db.execute(sql`update product_translations set description = '' where product_id % 3 = 1`)
  await db.execute(sql`update products set status = 'draft' where id = 6`)
  server.pass(6000)
  for (const word of ['draghissimo', 'drago', 'carta', 'per'])
    for (const isUnfinished of [false, true]) {
      const phrase = { words: [word], isUnfinished }
      const expected = await rankedInPostgres(phrase, 'it')
      if (word !== 'per') expect(expected.size).toBeGreaterThan(0)
      expect(await rankedInMemory(phrase, 'it')).toEqual(expected)
    }
  await expectEqualRanks('it')
})

it('finds a word that PostgreSQL divides, and several words, as PostgreSQL does', async () => {
  await server.context.db.execute(
    sql`update product_translations set title = 'Statuina 1e5abc' where product_id = 9 and locale = 'it'`,
  )
  server.pass(6000)
  for (const words of [['statuina', 'draghissimo'], ['1e5abc']]) {
    const phrase = { words, isUnfinished: false }
    const expected = await rankedInPostgres(phrase, 'it')
    expect(expected.size).toBeGreaterThan(0)
    expect(await rankedInMemory(phrase, 'it')).toEqual(expected)
  }
})
