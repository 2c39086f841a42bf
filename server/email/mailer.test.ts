import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mails } from '../db/schema/mail.ts'
import type { Mailer } from '../kernel/context.ts'
import type { OpenDatabase } from '../kernel/db/database.ts'
import { createJobs, type Jobs } from '../kernel/jobs.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { templateNamed } from './all-templates.ts'
import { createMailer, type MailerDeps, mailJob, renderJob } from './mailer.ts'
import { emailPlace } from './testing/email-place.ts'
import type { Message, Transport } from './transport.ts'

const log = pino({ level: 'silent' })
const place = async () => emailPlace
const email = {
  name: 'reset-password',
  to: 'ada@example.com',
  locale: 'it',
  data: { name: 'Ada', token: 'a-secret', minutes: 60 },
} as const
const minute = 60_000

let database: OpenDatabase
let now: Date
let sentMessages: Message[]
let transport: Transport
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mails)
  now = new Date('2026-11-21T10:00:00Z')
  sentMessages = []
  transport = async message => void sentMessages.push(message)
})

const legalFiles: MailerDeps['legalFiles'] = async ({ legal_version_ids: ids }) =>
  ids.map(id => ({ filename: `terms-${id}.html`, html: `<p>Version ${id}</p>` }))

/** A separate process on the same outbox. */
function postOffice(): Mailer & { jobs: Jobs; deliver(): Promise<void> } {
  const jobs = createJobs(log, { isQuiet: true })
  const deps = { db: database.db, jobs, log, place, legalFiles, now: () => now }
  const mailer = createMailer({ ...deps, transport: message => transport(message) })
  return { ...mailer, jobs, deliver: () => jobs.nudge(mailJob) }
}
const rows = () => database.db.select().from(mails).orderBy(mails.id)

it('refuses to store an email about an order without the data to send it again', async () => {
  await expect(postOffice().send({ ...email, orderId: 1 }, database.db)).rejects.toThrow('must be queued')
})

it('sends an email once, after the commit of the change that caused it', async () => {
  const office = postOffice()
  await database.db.transaction(tx => office.send(email, tx))
  expect(sentMessages).toEqual([])
  await office.deliver()
  await office.deliver()
  expect(sentMessages).toMatchObject([
    { to: 'ada@example.com', letter: 'reset-password', subject: 'Reimposta la password' },
  ])
  expect(sentMessages[0]?.text).toContain('https://shop.test/reset-password?token=a-secret')
})

describe('a queued email', () => {
  const order = templateNamed('order-paid').preview.order
  const queued = { name: 'order-paid', to: 'ada@example.com', locale: 'it', data: { order } } as const
  const render = (office: ReturnType<typeof postOffice>) => office.jobs.nudge(renderJob)

  it('is rendered after the commit like one that is rendered within it', async () => {
    const office = postOffice()
    await office.send(queued, database.db)
    await database.db.transaction(tx => office.queue(queued, tx))
    expect((await rows())[1]).toMatchObject({ status: 'unrendered', subject: '', html: null, text: null })
    await office.deliver()
    expect(sentMessages).toHaveLength(1) // nothing that is not rendered
    await render(office)
    await office.deliver()
    expect(sentMessages).toHaveLength(2)
    expect({ ...sentMessages[1], id: 0 }).toEqual({ ...sentMessages[0], id: 0 })
    expect((await rows())[1]).toMatchObject({ status: 'sent', data: null })
  })

  it('is rendered once and sent once by other processes if its process ends after the commit', async () => {
    await database.db.transaction(tx => postOffice().queue(queued, tx)) // its process runs no job
    const offices = [postOffice(), postOffice()]
    await Promise.all(offices.map(render))
    await Promise.all(offices.map(office => office.deliver()))
    expect(sentMessages).toHaveLength(1)
  })

  it('is rendered again later if that fails, does not delay others, and is shown as failed at last', async () => {
    const office = postOffice()
    await office.queue({ ...queued, data: {} }, database.db)
    await office.queue(queued, database.db)
    await render(office)
    await office.deliver()
    expect(sentMessages).toHaveLength(1)
    const error = 'the letter order-paid needs order'
    expect((await rows())[0]).toMatchObject({ status: 'unrendered', attempts: 1, last_error: error })
    for (let day = 0; day < 10; day += 1) {
      now = new Date(now.getTime() + 24 * 60 * minute)
      await render(office)
    }
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 9, last_error: error })
  })
})

it('sends no email without a commit', async () => {
  const office = postOffice()
  const attempt = database.db.transaction(async tx => {
    await office.send(email, tx)
    throw new Error('rolled back')
  })
  await expect(attempt).rejects.toThrow('rolled back')
  await office.deliver()
  expect(sentMessages).toEqual([])
})

it('J4: stores a copy of a sent email without the key in its link', async () => {
  const office = postOffice()
  await office.send(email, database.db)
  await office.deliver()
  const [row] = await rows()
  expect(row).toMatchObject({ status: 'sent', text: null, sent_at: now, attempts: 1 })
  expect(row?.html).toContain('Reimposta la password')
  expect(row?.html).not.toContain(email.data.token)
})

it('retries a refused email with growing delays, and marks it as failed after nine attempts', async () => {
  const office = postOffice()
  transport = async message => {
    sentMessages.push(message)
    throw new Error('421 too busy')
  }
  await office.send(email, database.db)
  await office.deliver()
  now = new Date(now.getTime() + minute - 1)
  await office.deliver()
  expect(sentMessages).toHaveLength(1)
  now = new Date(now.getTime() + 1)
  await office.deliver()
  expect(sentMessages).toHaveLength(2)
  expect(await rows()).toMatchObject([{ status: 'waiting', last_error: '421 too busy' }])
  for (let day = 0; day < 10; day += 1) {
    now = new Date(now.getTime() + 24 * 60 * minute)
    await office.deliver()
  }
  expect(sentMessages).toHaveLength(9)
  const [abandonedRow] = await rows()
  expect(abandonedRow).toMatchObject({ status: 'failed', attempts: 9 })
  expect(abandonedRow?.text).toContain('a-secret')
})

it('does not delay other emails if one cannot be sent', async () => {
  const office = postOffice()
  transport = async message => {
    if (message.to === 'ada@example.com') throw new Error('550 unknown')
    sentMessages.push(message)
  }
  await office.send(email, database.db)
  for (let index = 0; index < 12; index += 1)
    await office.send({ ...email, to: `eva-${index}@example.com` }, database.db)
  await office.deliver()
  expect(sentMessages).toHaveLength(12)
})

it('sends an email only once from several processes', async () => {
  const offices = Array.from({ length: 6 }, postOffice)
  for (let index = 0; index < 8; index += 1)
    await postOffice().send({ ...email, to: `eva-${index}@example.com` }, database.db)
  await Promise.all(offices.map(office => office.deliver()))
  expect(new Set(sentMessages.map(message => message.to)).size).toBe(8)
  expect(sentMessages).toHaveLength(8)
})

/** A process whose transport does not respond to an email. */
async function stuckOffice(): Promise<void> {
  const office = postOffice()
  let reached = () => {}
  const underWay = new Promise<void>(resolve => {
    reached = resolve
  })
  transport = () => {
    reached()
    return new Promise(() => {})
  }
  await office.send(email, database.db)
  void office.deliver()
  await underWay
  transport = async message => void sentMessages.push(message)
}

it('sends the email of a killed process from another process after a minute', async () => {
  await stuckOffice()
  await postOffice().deliver()
  expect(sentMessages).toEqual([])
  now = new Date(now.getTime() + minute)
  await postOffice().deliver()
  expect(sentMessages).toHaveLength(1)
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
})

it('does not send an email while another process has been sending it for minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await stuckOffice()
  for (let n = 0; n < 9; n++) {
    now = new Date(now.getTime() + minute / 3)
    vi.advanceTimersByTime(minute / 3)
    await expect
      .poll(async () => (await rows())[0]?.next_attempt_at)
      .toEqual(new Date(now.getTime() + minute))
    await postOffice().deliver()
  }
  expect(sentMessages).toEqual([])
})

it('fails the transaction that queues an email with missing data', async () => {
  const wrong = { ...email, data: { name: 'Ada' } }
  await expect(postOffice().send(wrong, database.db)).rejects.toThrow()
  expect(await rows()).toEqual([])
})

it('attaches the legal texts of an email', async () => {
  const office = postOffice()
  await office.send({ ...email, legalVersionIds: [3, 4] }, database.db)
  await office.deliver()
  expect(sentMessages[0]?.attachments.map(({ filename }) => filename)).toEqual([
    'terms-3.html',
    'terms-4.html',
  ])
})
