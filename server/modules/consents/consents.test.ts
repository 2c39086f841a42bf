import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieConsentVersion } from '@/contract/endpoints/site/consents.ts'
import { consents } from '../../db/schema/consents.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const id = '0b8f7c0e-6a53-4f0e-9a6b-2f6d3f1c9a11'
const choose = (choice: object) =>
  server.call('POST', '/consents', {
    body: { id, version: cookieConsentVersion, locale: 'it', analytics: true, marketing: true, ...choice },
  })

it('stores version, language, choice and time of consent and withdrawal as two entries', async () => {
  const first = server.context.now()
  expect((await choose({})).statusCode).toBe(200)
  server.pass(60_000)
  await choose({ analytics: false, marketing: false })
  const rows = await server.context.db
    .select()
    .from(consents)
    .where(eq(consents.subject, id))
    .orderBy(consents.id)
  expect(rows).toMatchObject([
    {
      kind: 'cookies',
      version: cookieConsentVersion,
      locale: 'it',
      choice: { analytics: true, marketing: true },
      at: first,
    },
    { choice: { analytics: false, marketing: false } },
  ])
})

it('refuses a version that was never shown, and an id that is not random', async () => {
  expect((await choose({ version: cookieConsentVersion + 1 })).statusCode).toBe(422)
  expect((await choose({ id: 'ada@example.com' })).statusCode).toBe(422)
})

it('refuses to change an entry, also by SQL', async () => {
  await choose({})
  const refused = { cause: expect.objectContaining({ code: '23001' }) }
  await expect(
    server.context.db.update(consents).set({ choice: { analytics: false } }),
  ).rejects.toMatchObject(refused)
})
