import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminMail } from '@/contract/endpoints/admin/mails.ts'
import { mails } from '../../db/schema/mail.ts'
import { templateNamed } from '../../email/all-templates.ts'
import { mailJob, renderJob } from '../../email/mailer.ts'
import { testStart } from '../../testing/template-database.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { emailsTo } from '../account/account-repo.ts'
import { foundBy } from './mails-repo.ts'

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

it('queues a failed email again on request, and audits who requested it', async () => {
  await server.context.db.execute(`insert into mails (letter, locale, recipient, subject, status, attempts, last_error)
    values ('welcome', 'it', 'nobody@example.com', 'Ciao', 'failed', 9, 'no such host')`)
  const { data, counts } = await failed()
  expect(counts.failed).toBe(data.length)
  const [mail] = data
  expect(mail).toMatchObject({ to: 'nobody@example.com', attempts: 9, last_error: 'no such host' })
  const path = `/admin/mails/${mail!.id}/retry`
  const repeated = await server.call('POST', path, { as: 'admin', body: {} })
  expect(repeated.json()).toMatchObject({ status: 'waiting', attempts: 0 })
  expect((await failed()).counts.failed).toBe(0)
  expect((await server.call('POST', path, { as: 'admin', body: {} })).statusCode).toBe(409)
  const { data: entries } = (await server.call('GET', '/admin/audit?record=mail', { as: 'admin' })).json()
  expect(entries[0].changes).toEqual([{ path: 'status', from: 'failed', to: 'waiting' }])
})

it('shows an email that is not rendered as waiting, and renders a failed one again on request', async () => {
  const list = async (status: string) =>
    (await server.call('GET', `/admin/mails?status=${status}`, { as: 'admin' })).json<{ data: AdminMail[] }>()
      .data
  const { db, mail, jobs } = server.context
  const { order } = templateNamed('order-paid').preview
  await db.delete(mails)
  await mail.queue({ name: 'order-paid', to: 'ada@example.com', locale: 'it', data: { order } }, db)
  expect(await list('waiting')).toMatchObject([
    { status: 'waiting', subject: 'order-paid', last_error: null },
  ])
  await db.update(mails).set({ status: 'failed', attempts: 9, last_error: 'no template' })
  const [failedMail] = await list('failed')
  expect(failedMail).toMatchObject({ status: 'failed', last_error: 'no template' })
  await server.call('POST', `/admin/mails/${failedMail!.id}/retry`, { as: 'admin', body: {} })
  await jobs.nudge(renderJob)
  await jobs.nudge(mailJob)
  expect(await list('sent')).toMatchObject([{ id: failedMail!.id, attempts: 1 }])
})

it('searches for an address by its beginning, and for other words in addresses and subjects', async () => {
  const { db } = server.context
  await db.delete(mails)
  await db.execute(sql`insert into mails (letter, locale, recipient, subject, status)
    select 'welcome', 'it', to_, subject, 'sent' from (values
      ('ada@example.com', 'Ciao'), ('nada@example.com', 'Ordine BA-7'), ('ada@example.org', 'Ordine BA-8')) as rows(to_, subject)`)
  const found = async (search: string) =>
    (await server.call('GET', `/admin/mails?search=${encodeURIComponent(search)}`, { as: 'admin' }))
      .json<{ data: AdminMail[] }>()
      .data.map(({ to }) => to)
      .sort()
  expect(await found('Ada@Example')).toEqual(['ada@example.com', 'ada@example.org'])
  expect(await found('ada@example.com')).toEqual(['ada@example.com'])
  expect(await found('ada ba-7')).toEqual(['nada@example.com'])
  expect(await found('@example.org')).toEqual(['ada@example.org'])
})

it.each([
  ['exports and erases', emailsTo('ada@example.com')],
  ['searches', foundBy('ada@exam')],
])('%s the emails to an address through the index of recipients', async (_, condition) => {
  const plan = await server.context.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`) // the planner would scan small tables
    return (await tx.execute(sql`explain select id from ${mails} where ${condition}`)).rows
  })
  expect(JSON.stringify(plan)).toContain('mails_to_recipient')
})

const sent = async (template: string, html: string | null): Promise<number> => {
  const { rows } = await server.context.db.execute<{ id: number }>(sql`
    insert into mails (letter, locale, recipient, subject, html, text, status, next_attempt_at)
    values (${template}, 'it', 'ada@example.com', 'Ciao', ${html}, '', 'waiting', ${testStart.toISOString()}) returning id`)
  await server.context.jobs.nudge('mail')
  return rows[0]!.id
}
const shown = async (id: number) => (await server.call('GET', `/admin/mails/${id}`, { as: 'admin' })).json()

it('shows a sent email without the keys in its links and its text', async () => {
  const key = 'q0gJ8xXc3nM1q0gJ8xXc3nM1'
  const link = `https://shop.example.com/reset-password?token=${key}`
  const html = `<img src="https://shop.example.com/a.webp"><p>Ciao Ada</p><a href="${link}">Scegli</a> ${link}`
  const mail = await shown(await sent('reset-password', html))
  expect(mail).toMatchObject({ status: 'sent', to: 'ada@example.com', campaign_id: null })
  expect(mail.html).toBe(
    '<img src="https://shop.example.com/a.webp"><p>Ciao Ada</p><a href="#">Scegli</a> https://shop.example.com/…',
  )
})

it('stores no copy of an email with a login code, and none of a campaign', async () => {
  for (const template of ['login-code', 'campaign'])
    expect((await shown(await sent(template, '<p>402913</p>'))).html).toBeNull()
})

it('does not show the keys of an email that is still waiting', async () => {
  const { rows } = await server.context.db.execute<{ id: number }>(sql`
    insert into mails (letter, locale, recipient, subject, html, next_attempt_at)
    values ('welcome', 'it', 'ada@example.com', 'Ciao', '<a href="https://x.example/?token=abc">Apri</a>', '2099-01-01') returning id`)
  expect((await shown(rows[0]!.id)).html).toBe('<a href="#">Apri</a>')
})

it('responds 404 for an unknown email', async () => {
  expect((await server.call('GET', '/admin/mails/999999', { as: 'admin' })).statusCode).toBe(404)
})

it('deletes the copy of an email after ninety days', async () => {
  const id = await sent('welcome', '<p>Ciao</p>')
  await server.context.db.execute(
    sql`update mails set sent_at = ${testStart.toISOString()}::timestamptz - interval '91 days' where id = ${id}`,
  )
  await server.context.jobs.nudge('mail-copies')
  expect((await shown(id)).html).toBeNull()
})
