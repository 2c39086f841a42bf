import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminMail } from '../../../src/contract/endpoints/admin/mails.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.context.db.execute('delete from mails')
})
afterAll(() => server.close())

const failed = async () =>
  (await server.call('GET', '/admin/mails?status=failed', { as: 'admin' })).json<{
    data: AdminMail[]
    counts: { failed: number; all: number }
  }>()

it('a letter that failed waits again once somebody asks for it, and the register says who', async () => {
  await server.context.db.execute(`insert into mails (letter, locale, recipient, subject, status, attempts, last_error)
    values ('welcome', 'it', 'nobody@example.com', 'Ciao', 'failed', 9, 'no such host')`)
  const { data, counts } = await failed()
  expect(counts.failed).toBe(data.length)
  const [mail] = data
  expect(mail).toMatchObject({ to: 'nobody@example.com', attempts: 9, last_error: 'no such host' })
  const path = `/admin/mails/${mail!.id}/retry`
  const again = await server.call('POST', path, { as: 'admin', body: {} })
  expect(again.json()).toMatchObject({ status: 'waiting', attempts: 0 })
  expect((await failed()).counts.failed).toBe(0)
  expect((await server.call('POST', path, { as: 'admin', body: {} })).statusCode).toBe(409)
  const { data: entries } = (await server.call('GET', '/admin/audit?record=mail', { as: 'admin' })).json()
  expect(entries[0].changes).toEqual([{ path: 'status', from: 'failed', to: 'waiting' }])
})
