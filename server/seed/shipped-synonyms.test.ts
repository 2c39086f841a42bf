import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Locale } from '../../src/contract/locales.ts'
import { givenSynonyms, searchSynonyms } from '../db/schema/search.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { loadSynonyms } from './shipped-synonyms.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ seedDemo: false })
})
afterAll(() => server.close())

/** A shop of before there were any. */
beforeEach(async () => {
  await server.context.db.delete(givenSynonyms)
  await server.context.db.delete(searchSynonyms)
})

const start = () => loadSynonyms(server.context.db, server.context.now())
const rowsOf = (locale: Locale) =>
  server.context.db.select().from(searchSynonyms).where(eq(searchSynonyms.locale, locale))

it('a shop without synonyms gets those of every language, once, though two processes start', async () => {
  await Promise.all([start(), start()])
  const once = await server.context.db.$count(searchSynonyms)
  expect((await rowsOf('de')).length).toBeGreaterThanOrEqual(25)
  await start()
  expect(await server.context.db.$count(searchSynonyms)).toBe(once)
})

it('a language with synonyms of its own keeps them and gets no others', async () => {
  const own = { locale: 'it' as const, words: ['brocca'], means: ['tazza'] }
  await server.context.db.insert(searchSynonyms).values(own)
  await start()
  expect(await rowsOf('it')).toMatchObject([own])
  expect((await rowsOf('fr')).length).toBeGreaterThanOrEqual(25)
})

it('what the shop has deleted does not come back at the next start', async () => {
  await start()
  await server.context.db.delete(searchSynonyms)
  await start()
  expect(await server.context.db.$count(searchSynonyms)).toBe(0)
})
