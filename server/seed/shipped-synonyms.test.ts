import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { givenSynonyms, searchSynonyms } from '../db/schema/search.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { loadSynonyms } from './shipped-synonyms.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ seedDemo: false })
})
afterAll(() => server.close())

/** A shop from before synonyms existed. */
beforeEach(async () => {
  await server.context.db.delete(givenSynonyms)
  await server.context.db.delete(searchSynonyms)
})

const start = () => loadSynonyms(server.context.db, server.context.now())
const rowsOf = (locale: Locale) =>
  server.context.db.select().from(searchSynonyms).where(eq(searchSynonyms.locale, locale))

it('adds the synonyms of every language once to a shop without any, also from two processes', async () => {
  await Promise.all([start(), start()])
  const once = await server.context.db.$count(searchSynonyms)
  expect((await rowsOf('de')).length).toBeGreaterThanOrEqual(25)
  await start()
  expect(await server.context.db.$count(searchSynonyms)).toBe(once)
})

it('adds none to a language with its own synonyms', async () => {
  const italianSynonym = { locale: 'it' as const, words: ['brocca'], means: ['tazza'] }
  await server.context.db.insert(searchSynonyms).values(italianSynonym)
  await start()
  expect(await rowsOf('it')).toMatchObject([italianSynonym])
  expect((await rowsOf('fr')).length).toBeGreaterThanOrEqual(25)
})

it('does not restore deleted synonyms at the next start', async () => {
  await start()
  await server.context.db.delete(searchSynonyms)
  await start()
  expect(await server.context.db.$count(searchSynonyms)).toBe(0)
})
