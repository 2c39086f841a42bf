import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AdminEmail, EmailSummary } from '@/contract/endpoints/admin/emails.ts'
import type { Staff } from '@/contract/endpoints/admin/staff.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { emailTexts, mails } from '../../db/schema/mail.ts'
import { templateNamed } from '../../email/all-templates.ts'
import { renderJob } from '../../email/mailer.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.delete(emailTexts)
})

type Changed = Partial<Record<keyof AdminEmail['texts'], Record<string, string>>>

const show = async (name: string) =>
  (await server.call('GET', `/admin/letters/${name}`, { as: 'admin' })).json<AdminEmail>()

async function change(name: string, changed: Changed, version?: string) {
  const body = {
    texts: localizedTextsOf(locale => changed[locale] ?? {}),
    version: version ?? (await show(name)).version,
  }
  return server.call('PUT', `/admin/letters/${name}`, { as: 'admin', body })
}

const preview = (name: string, body: object) =>
  server.call('POST', `/admin/letters/${name}/preview`, { as: 'admin', body })

it('lists every email with its subject in the reader’s language, and the shared texts', async () => {
  const response = await server.call('GET', '/admin/letters', { as: 'admin', headers: { 'x-locale': 'en' } })
  const emails = response.json<EmailSummary[]>()
  expect(emails).toContainEqual({
    name: 'reset-password',
    group: 'account',
    subject: 'Reset your password',
    changed: [],
  })
  expect(emails.at(-1)).toMatchObject({ name: 'shared', group: 'shared' })
  expect(emails.find(({ name }) => name === 'order-paid')).toMatchObject({ group: 'orders' })
})

it('shows an email in a language with made-up data, to staff only', async () => {
  const shown = await preview('order-paid', { locale: 'de', texts: {} })
  expect(shown.json()).toMatchObject({ subject: expect.stringContaining('BA-4817') })
  expect(shown.json().html).toContain('lang="de-DE"')
  expect((await preview('nothing', { locale: 'de', texts: {} })).statusCode).toBe(404)
  const refused = await server.call('POST', '/admin/letters/order-paid/preview', {
    as: 'user',
    body: { locale: 'de', texts: {} },
  })
  expect(refused.statusCode).toBe(403)
})

it('sends the texts of the merchant in their language, and the defaults in others', async () => {
  await change('reset-password', {
    it: { subject: 'Nuova password per {{site}}', body: 'prima riga\nseconda <b>' },
  })
  const { db, mail, jobs } = server.context
  for (const locale of ['it', 'en'] as const)
    await mail.queue(
      {
        name: 'reset-password',
        to: `${locale}@example.com`,
        locale,
        data: templateNamed('reset-password').preview,
      },
      db,
    )
  await jobs.nudge(renderJob)
  const rows = await db.select().from(mails)
  const italian = rows.find(({ recipient }) => recipient === 'it@example.com')
  expect(italian?.subject).toBe('Nuova password per Bottega Arcana')
  expect(italian?.html).toContain('prima riga<br>seconda &lt;b&gt;')
  expect(rows.find(({ recipient }) => recipient === 'en@example.com')?.subject).toBe('Reset your password')
})

it('previews the texts of the form without storing them', async () => {
  const shown = await preview('order-paid', { locale: 'it', texts: { subject: 'Ordine {{number}} pagato' } })
  expect(shown.json().subject).toBe('Ordine BA-4817 pagato')
  expect((await show('order-paid')).texts.it).toEqual({})
})

it('previews the shared texts in an email', async () => {
  const shown = await preview('shared', { locale: 'it', texts: { signature: 'A presto!' } })
  expect(shown.json().html).toContain('A presto!')
})

it('uses the shared texts in campaigns too', async () => {
  await change('shared', { it: { signature: 'A presto!' } })
  const words = {
    subject: 'Novità',
    preheader: '',
    title: 'Novità',
    html: '<p>Ciao</p>',
    button: '',
    link: '',
  }
  const body = { name: 'Novità', picture: null, texts: localizedTextsOf(() => words) }
  const shown = await server.call('POST', '/admin/campaigns/preview?locale=it', { as: 'admin', body })
  expect(shown.json().html).toContain('A presto!')
})

it.each([
  ['an unknown placeholder', { it: { body: 'Ciao {{secret}}' } }, 'texts.it.body', 'email_placeholder'],
  ['a half placeholder', { en: { body: 'Hello {{number' } }, 'texts.en.body', 'email_braces'],
  ['a subject of two lines', { it: { subject: 'uno\ndue' } }, 'texts.it.subject', 'email_one_line'],
  ['an unknown text', { it: { colour: 'red' } }, 'texts.it.colour', 'unknown_field'],
])('refuses %s, and stores nothing', async (_, changed, path, code) => {
  const response = await change('order-paid', changed)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual([expect.objectContaining({ path, code })])
  expect((await show('order-paid')).texts.it).toEqual({})
})

it('refuses a save that is based on an old version, and shows the stored texts', async () => {
  const { version } = await show('order-paid')
  await change('order-paid', { it: { title: 'Grazie!' } })
  const late = await change('order-paid', { it: { title: 'Altro' } }, version)
  expect(late.statusCode).toBe(409)
  expect(late.json().current.texts.it).toEqual({ title: 'Grazie!' })
})

it('restores the default for an empty text and for one that equals it', async () => {
  const { defaults } = await show('order-paid')
  await change('order-paid', { it: { title: 'Grazie!', button: 'Apri' } })
  await change('order-paid', { it: { title: ' ', button: defaults.it.button ?? '' } })
  expect((await show('order-paid')).texts.it).toEqual({})
  expect(await server.context.db.select().from(emailTexts)).toEqual([])
})

it('records a change with the person in the audit log', async () => {
  await change('order-paid', { it: { title: 'Grazie di cuore' } })
  const entries = await server.context.db.select().from(auditEntries)
  expect(entries.at(-1)).toMatchObject({
    record: 'email_text',
    record_id: 'order-paid',
    changes: [expect.objectContaining({ path: 'it.title', to: 'Grazie di cuore' })],
  })
})

it('sends a test to the caller, marked as one, with the texts of the form', async () => {
  const response = await server.call('POST', '/admin/letters/order-paid/test', {
    as: 'admin',
    body: { locale: 'it', texts: { subject: 'Pagato: {{number}}' } },
  })
  expect(response.json()).toEqual({ sent_to: 'admin@example.com' })
  const tests = await server.context.db.select().from(mails).where(eq(mails.letter, 'email-test'))
  expect(tests).toEqual([
    expect.objectContaining({ recipient: 'admin@example.com', subject: '[Prova] Pagato: BA-4817' }),
  ])
})

it('shows a real order in a preview only to readers who may see orders', async () => {
  const list = await server.call('GET', '/admin/orders', { as: 'admin' })
  const { number } = list.json<{ data: { number: string }[] }>().data[0] ?? { number: '' }
  const body = { locale: 'it', texts: {}, order: number }
  expect((await preview('order-paid', body)).json().subject).toContain(number)
  expect((await preview('order-paid', { ...body, order: 'BA-99999' })).json().fields).toEqual([
    { path: 'order', code: 'not_there' },
  ])
  const role = { name: 'Texts', permissions: ['admin:settings:read'] }
  const { roles } = (
    await server.call('POST', '/admin/staff/roles', { as: 'admin', body: role })
  ).json<Staff>()
  const { id } = (await server.call('GET', '/auth/user', { as: 'other' })).json<{ id: number }>()
  await server.call('PUT', `/admin/staff/people/${id}`, { as: 'admin', body: { role: roles[0]?.id } })
  const asReader = (sent: object) =>
    server.call('POST', '/admin/letters/order-paid/preview', { as: 'other', body: sent })
  expect((await asReader({ locale: 'it', texts: {} })).statusCode).toBe(200)
  expect((await asReader(body)).statusCode).toBe(403)
})
