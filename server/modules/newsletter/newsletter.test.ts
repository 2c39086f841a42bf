import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCampaign } from '@/contract/endpoints/site/newsletter.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { mails } from '../../db/schema/mail.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { heldUp } from '../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { emailsADay } from '../auth/email-limits.ts'
import { campaignsTable, chooseRecipients } from './campaigns-repo.ts'
import { campaignJob, sendCampaigns } from './send-campaigns.ts'
import { subscriptionsJob } from './subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const day = 24 * 3600 * 1000
const subscribe = async (email: string, locale?: string) => {
  const response = await server.call('POST', '/newsletter/subscribe', { body: { email, locale } })
  await server.context.jobs.nudge(subscriptionsJob)
  return response
}
const emailsTo = (email: string) =>
  server.context.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
const tokenFor = async (email: string, purpose: 'confirm' | 'leave') =>
  new RegExp(`${purpose}=([\\w.-]+)`).exec((await emailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
const confirm = async (token: string) =>
  (await server.call('POST', '/newsletter/confirm', { body: { token } })).statusCode
const leave = async (token: string) =>
  (await server.call('POST', '/newsletter/unsubscribe', { body: { token } })).statusCode
const rowOf = async (email: string) =>
  (
    await server.context.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  )[0]
const join = async (email: string, locale?: string) => {
  await subscribe(email, locale)
  await confirm(await tokenFor(email, 'confirm'))
}

describe('subscribing in two steps', () => {
  it('sends a confirmation email first, and responds the same to a known email', async () => {
    const first = await subscribe('Nuova@Example.com')
    expect(first.statusCode).toBe(200)
    expect(await rowOf('nuova@example.com')).toMatchObject({ status: 'pending', confirmed_at: null })
    expect((await subscribe('nuova@example.com')).body).toBe(first.body)
  })

  it('sends an address at most ten confirmation emails a day, requested from any networks', async () => {
    for (let at = 0; at < emailsADay + 3; at += 1) {
      await subscribe('bombed@example.com')
      server.pass(6 * 60_000)
    }
    expect(await emailsTo('bombed@example.com')).toHaveLength(emailsADay)
  })

  it('shop 21: stores the age confirmation with the consent', async () => {
    const body = { email: 'giovane@example.com', of_age: true }
    await server.call('POST', '/newsletter/subscribe', { body })
    await server.context.jobs.nudge(subscriptionsJob)
    expect((await rowOf('giovane@example.com'))?.age_confirmed_at).toBeInstanceOf(Date)
    expect((await rowOf('nuova@example.com'))?.age_confirmed_at).toBeNull()
  })

  it('sends a second email to the same address only after a pause', async () => {
    await subscribe('eco@example.com')
    await subscribe('eco@example.com')
    expect(await emailsTo('eco@example.com')).toHaveLength(1)
    server.pass(6 * 60_000)
    await subscribe('eco@example.com')
    expect(await emailsTo('eco@example.com')).toHaveLength(2)
  })

  it('confirms with the token, stores the time, and sends no further confirmation email', async () => {
    const token = await tokenFor('nuova@example.com', 'confirm')
    expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(422)
    expect(await confirm(token.replace(/^\d+/, '9999'))).toBe(422)
    expect((await rowOf('nuova@example.com'))?.status).toBe('pending')
    expect(await confirm(token)).toBe(200)
    expect(await rowOf('nuova@example.com')).toMatchObject({
      status: 'confirmed',
      confirmed_at: server.context.now(),
    })
    expect(await confirm(token)).toBe(200)
    await subscribe('nuova@example.com')
    expect(await emailsTo('nuova@example.com')).toHaveLength(1)
  })

  it('expires the token after a week, and with the next email', async () => {
    await subscribe('lenta@example.com')
    const old = await tokenFor('lenta@example.com', 'confirm')
    server.pass(8 * day)
    expect(await confirm(old)).toBe(422)
    await subscribe('lenta@example.com')
    expect(await confirm(old)).toBe(422)
    expect(await confirm(await tokenFor('lenta@example.com', 'confirm'))).toBe(200)
  })
})

const words = { subject: '', preheader: '', title: '', html: '', button: '', link: '' }
const campaign = (changes: object = {}) => ({
  name: 'Dicembre',
  picture: '/assets/characters/gufosaggio/creature.webp',
  texts: {
    ...localizedTextsOf(() => words),
    it: {
      ...words,
      subject: 'Nuove carte',
      title: 'Sono arrivate',
      html: '<p onclick="x()">Ciao <a href="/negozio">negozio</a><script>alert(1)</script></p>',
      button: 'Guarda',
      link: '/negozio',
    },
    de: { ...words, subject: 'Neue Karten', title: 'Da sind sie', html: '<p>Hallo</p>' },
  },
  ...changes,
})
const write = async (body = campaign()) =>
  (await server.call('POST', '/admin/campaigns', { as: 'admin', body })).json<AdminCampaign>()
const read = async (id: number) =>
  (await server.call('GET', `/admin/campaigns/${id}`, { as: 'admin' })).json<AdminCampaign>()
const send = ({ id, version }: AdminCampaign) =>
  server.call('POST', `/admin/campaigns/${id}/send`, { as: 'admin', body: { version } })
const stop = ({ id }: AdminCampaign) => server.call('POST', `/admin/campaigns/${id}/stop`, { as: 'admin' })
/** Starts a campaign without its job: nothing is sent until the job runs. */
async function unnudged(): Promise<AdminCampaign> {
  const { db, now } = server.context
  const draft = await write()
  await chooseRecipients(db, draft.id)
  await campaignsTable.update(db, draft.id, { status: 'sending', started_at: now() })
  return draft
}
const campaignMails = async (email: string) =>
  (await emailsTo(email)).filter(({ letter }) => letter === 'campaign')

describe('a campaign', () => {
  it('reaches every confirmed subscriber once, in their language, with an unsubscribe link', async () => {
    await join('karl@example.com', 'de')
    await join('anna@example.com')
    const draft = await write()
    expect(draft.texts.it.html).toBe('<p>Ciao <a href="/negozio">negozio</a></p>')
    expect((await send(draft)).statusCode).toBe(200)
    await server.context.jobs.nudge(campaignJob)
    await server.context.jobs.nudge(campaignJob)
    const [german] = await campaignMails('karl@example.com')
    const italian = await campaignMails('anna@example.com')
    expect(german?.subject).toBe('Neue Karten')
    expect(italian).toHaveLength(1)
    expect(italian[0]?.html).toContain(`href="${server.context.config.publicUrl}/negozio"`)
    expect(italian[0]?.unsubscribe_url).toContain('/api/newsletter/one-click?token=')
    expect(await campaignMails('eco@example.com')).toEqual([])
    await server.context.jobs.nudge('mail')
    const { status, result } = await read(draft.id)
    expect(status).toBe('sent')
    expect(result).toMatchObject({ waiting: 0, failed: 0, sent: result.chosen })
  })

  it('starts once: a second start and a later save are refused', async () => {
    const draft = await write()
    const responses = await Promise.all([send(draft), send(draft)])
    expect(responses.map(response => response.statusCode).sort()).toEqual([200, 409])
    const body = { ...campaign(), version: draft.version }
    const stale = await server.call('PUT', `/admin/campaigns/${draft.id}`, { as: 'admin', body })
    expect(stale.json()).toMatchObject({ code: 'campaign_started' })
  })

  it('can be stopped only while it is being sent, not as a draft', async () => {
    const draft = await write()
    expect((await stop(draft)).json()).toMatchObject({ code: 'campaign_not_sending' })
    expect((await read(draft.id)).status).toBe('draft')
  })

  it('sends no email to recipients after it was stopped, and cannot be stopped twice', async () => {
    await join('presto@example.com')
    const begun = await unnudged()
    expect((await stop(begun)).json()).toMatchObject({ status: 'stopped' })
    await server.context.jobs.nudge(campaignJob)
    expect(await campaignMails('presto@example.com')).toEqual([])
    expect((await stop(begun)).json()).toMatchObject({ code: 'campaign_not_sending' })
  })

  it('skips subscribers who unsubscribed before their turn, and counts those who unsubscribed by its link', async () => {
    await join('fugge@example.com')
    await join('saluta@example.com')
    const draft = await write()
    await send(draft)
    await server.context.db
      .update(newsletterSubscribers)
      .set({ status: 'unsubscribed' })
      .where(eq(newsletterSubscribers.email, 'fugge@example.com'))
    await server.context.jobs.nudge(campaignJob)
    const emails = await campaignMails('fugge@example.com')
    const token = await tokenFor('saluta@example.com', 'leave')
    expect(await leave(token)).toBe(200)
    expect(await leave(token)).toBe(200)
    expect(await rowOf('saluta@example.com')).toMatchObject({ status: 'unsubscribed' })
    const { result } = await read(draft.id)
    expect(result.unsubscribed).toBe(1)
    expect(result.left_before + emails.length).toBe(1)
  })

  it('unsubscribes with one click, and not with a wrong token', async () => {
    await join('post@example.com')
    const draft = await write()
    await send(draft)
    await server.context.jobs.nudge(campaignJob)
    const url = new URL(
      (await campaignMails('post@example.com')).at(-1)?.unsubscribe_url ?? 'https://none.test',
    )
    const clickUnsubscribe = (search: string) =>
      server.app.inject({
        method: 'POST',
        url: `${url.pathname}${search}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await clickUnsubscribe(url.search.replace(/=\d+/, '=1'))).statusCode).toBe(422)
    expect((await rowOf('post@example.com'))?.status).toBe('confirmed')
    expect((await clickUnsubscribe(url.search)).statusCode).toBe(200)
    expect((await rowOf('post@example.com'))?.status).toBe('unsubscribed')
  })

  it('does not start without an Italian text; a test is sent to its author without an unsubscribe token', async () => {
    const draft = await write(campaign({ texts: localizedTextsOf(() => words) }))
    expect((await send(draft)).json()).toMatchObject({ code: 'campaign_unready' })
    const good = await write()
    const body = { locale: 'de' }
    const test = await server.call('POST', `/admin/campaigns/${good.id}/test`, { as: 'admin', body })
    expect(test.json()).toEqual({ sent_to: 'admin@example.com' })
    const [letter] = (await emailsTo('admin@example.com')).filter(one => one.letter === 'campaign-test')
    expect(letter?.subject).toBe('Neue Karten')
    expect(letter?.unsubscribe_url).toBeNull()
  })

  it('refuses the second of two saves with a conflict', async () => {
    const draft = await write()
    const save = (name: string) =>
      server.call('PUT', `/admin/campaigns/${draft.id}`, {
        as: 'admin',
        body: { ...campaign({ name }), version: draft.version },
      })
    expect((await save('Prima')).statusCode).toBe(200)
    const second = await save('Seconda')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ current: { name: 'Prima' } })
  })

  it('sends one email to each recipient from two processes', async () => {
    await join('due@example.com')
    const { context } = server
    await unnudged()
    const office = () => sendCampaigns(context, new AbortController().signal)
    await heldUp(context.db, sql`lock table campaign_recipients in share mode`, [office, office])
    await context.jobs.nudge(campaignJob) // the server's own run may have begun between the two
    expect(await campaignMails('due@example.com')).toHaveLength(1)
  })
})

it('leaves no trace of a deleted address, including in the audit log', async () => {
  const row = await rowOf('anna@example.com')
  const deletion = await server.call('DELETE', `/admin/subscribers/${row?.id}`, { as: 'admin' })
  expect(deletion.statusCode).toBe(200)
  expect(await rowOf('anna@example.com')).toBeUndefined()
  const register = await server.call('GET', '/admin/audit?record=subscriber', { as: 'admin' })
  expect(register.body).not.toContain('anna@example.com')
})

it('uses pictures of the current site in a preview, and of the shop in a sent email', async () => {
  const body = campaign()
  const shown = await server.call('POST', '/admin/campaigns/preview?locale=it', {
    as: 'admin',
    body: { ...body, picture: '/assets/characters/gufosaggio/creature.webp' },
  })
  const { html } = shown.json<{ html: string }>()
  expect(html).toContain('src="/assets/')
  expect(html).not.toContain(`src="${server.context.config.publicUrl}`)
})

it('is found by its name and by the subjects of its languages', async () => {
  const { data } = (await server.call('GET', '/admin/campaigns', { as: 'admin' })).json<{
    data: AdminCampaign[]
  }>()
  const campaign = data[0] as AdminCampaign
  const find = async (search: string) =>
    (
      await server.call('GET', `/admin/campaigns?search=${encodeURIComponent(search)}`, { as: 'admin' })
    ).json<{ data: AdminCampaign[]; meta: { total: number } }>()
  expect((await find(campaign.name.toUpperCase())).data.map(({ id }) => id)).toContain(campaign.id)
  expect((await find(campaign.texts.it.subject)).data.map(({ id }) => id)).toContain(campaign.id)
  expect(await find('%_%')).toMatchObject({ data: [], meta: { total: 0 } })
})
