import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newsletterConsentVersion } from '@/contract/endpoints/site/consents.ts'
import { consents } from '../../db/schema/consents.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { confirmToken, leaveToken } from './email-token.ts'
import { subscriptionsJob } from './subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('stores consent and withdrawal as proof, without the address', async () => {
  const { context, call } = server
  const email = 'prova-consenso@example.com'
  await call('POST', '/newsletter/subscribe', { body: { email } })
  await context.jobs.nudge(subscriptionsJob)
  const [row] = await context.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  const { appSecret } = context.config
  await call('POST', '/newsletter/confirm', {
    body: { token: confirmToken(appSecret, row!, context.now()) },
  })
  const leave = { body: { token: leaveToken(appSecret, row!, 0) } }
  await call('POST', '/newsletter/unsubscribe', leave)
  await call('POST', '/newsletter/unsubscribe', leave)
  const proof = await context.db
    .select()
    .from(consents)
    .where(eq(consents.subject, `subscriber:${row!.id}`))
    .orderBy(consents.id)
  expect(proof.map(({ version, choice }) => [version, choice.newsletter])).toEqual([
    [newsletterConsentVersion, true],
    [newsletterConsentVersion, false],
  ])
})
