/**
 * At least two hundred search words of shoppers in each language: each finds a suitable product among its first three
 * results.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { cachedIndex } from '../search-index/cached-index.ts'
import { searchProducts } from './search-products.ts'
import { shopperWordsDe } from './testing/shopper-words-de.ts'
import { shopperWordsEn } from './testing/shopper-words-en.ts'
import { shopperWordsEs } from './testing/shopper-words-es.ts'
import { shopperWordsFr } from './testing/shopper-words-fr.ts'
import { shopperWordsIt } from './testing/shopper-words-it.ts'
import { shopperWordsPt } from './testing/shopper-words-pt.ts'
import { type ShopperWords, type Target, targets } from './testing/targets.ts'

const table: Record<Locale, ShopperWords> = {
  it: shopperWordsIt,
  en: shopperWordsEn,
  es: shopperWordsEs,
  fr: shopperWordsFr,
  de: shopperWordsDe,
  pt: shopperWordsPt,
}

const wordsOf = (words: ShopperWords) =>
  (Object.keys(targets) as Target[]).flatMap(target =>
    words[target].split(',').map(word => ({ target, word: word.trim() })),
  )

let server: TestServer
let numbers: ReadonlyMap<number, string>
beforeAll(async () => {
  server = await openTestServer()
  const { rows } = await server.context.db.execute<{ id: number; sku: string }>(
    sql`select id, sku from products`,
  )
  numbers = new Map(rows.map(({ id, sku }) => [id, sku]))
})
afterAll(() => server.close())

const firstThree = 3

async function missed(locale: Locale): Promise<string[]> {
  const { db, now } = server.context
  const index = await cachedIndex(db, now())
  const titles: string[] = []
  for (const { target, word } of wordsOf(table[locale])) {
    const { ids } = await searchProducts(db, index, { text: word, locale, role: undefined, isExact: false })
    const first = ids.slice(0, firstThree).map(id => numbers.get(id) ?? '')
    if (!first.some(sku => targets[target].test(sku))) titles.push(`${word} (${target}): ${first.join(' ')}`)
  }
  return titles
}

describe('words of shoppers', () => {
  it.each(locales)('%s: contains at least two hundred different words', locale => {
    const words = wordsOf(table[locale]).map(({ word }) => word)
    expect(words.length).toBeGreaterThanOrEqual(200)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it.each(locales)('%s: finds a suitable product for each word', async locale => {
    expect(await missed(locale)).toEqual([])
  })
})
