import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Creation,
  type CreationBody,
  creationLimit,
  printSize,
} from '@/contract/endpoints/game/creations.ts'
import { roles } from '@/domain/roles.ts'
import { creations, creationUploads } from '../../db/schema/creations.ts'
import { mails } from '../../db/schema/mail.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { ownCard } from './testing/own-card.ts'

let server: TestServer
const own = { as: 'user' } as const

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.context.db.delete(creations))

const save = (body: unknown, as: 'user' | 'other' = 'user') =>
  server.call('POST', '/me/creations', { as, body: body })
const create = async (changes: Partial<CreationBody> = {}) => (await save(ownCard(changes))).json<Creation>()
const page = (id: string) => server.app.inject({ url: `/game/creator/${id}` })

describe('cards made by players (decision 0036)', () => {
  it('B2: are stored, listed, changed and deleted by their author only', async () => {
    const response = await save(ownCard({ nome: '  Mokarello   due ' }))
    expect(response.statusCode).toBe(201)
    const creation = response.json<Creation>()
    expect(creation).toMatchObject({ nome: 'Mokarello due', atk: 55, hidden: null, upload: null })
    expect(creation.id).toMatch(/^[\w-]{22}$/)
    const path = `/me/creations/${creation.id}`
    const changed = ownCard({ nome: 'Mokarella' })
    expect((await server.call('PUT', path, { as: 'other', body: changed })).statusCode).toBe(404)
    expect((await server.call('DELETE', path, { as: 'other' })).statusCode).toBe(404)
    expect((await server.call('POST', `${path}/print`, { as: 'other' })).statusCode).toBe(404)
    expect((await server.call('PUT', path, { ...own, body: changed })).json()).toMatchObject({
      nome: 'Mokarella',
    })
    expect((await server.call('GET', '/me/creations', own)).json()).toHaveLength(1)
    expect((await server.call('GET', '/me/creations', { as: 'other' })).json()).toEqual([])
    expect((await server.call('DELETE', path, own)).json()).toEqual({ done: true })
    expect((await server.call('GET', '/me/creations', own)).json()).toEqual([])
  })

  it.each([
    ['more points than its rarity allows', { pv: 170, resistenza: 6 }, 'creation_invalid', 'points'],
    [
      'more pv than its rarity may have',
      { rarita: 'Unica', pv: 255, resistenza: 0 },
      'creation_invalid',
      'pv',
    ],
    ['a trait that its rarity may not have', { tratto: 'drain' }, 'creation_invalid', 'tratto'],
    [
      'an unknown figure',
      { art: { ...ownCard().art, slug: 'nessuno' } as CreationBody['art'] },
      'creation_invalid',
      'art.slug',
    ],
    ['markup in its name', { nome: '<b>Moka' }, 'validation', 'nome'],
    ['markup in its story', { storia: '<script>' }, 'validation', 'storia'],
    ['one move', { mosse: ownCard().mosse.slice(0, 1) }, 'validation', 'mosse'],
    [
      'a foreign address as its picture',
      {
        art: {
          kind: 'upload',
          upload: '../../etc/passwd',
          zoom: 100,
          x: 0,
          y: 0,
          isMirrored: false,
          view: 1,
        },
      },
      'validation',
      'art.upload',
    ],
  ] as const)('are refused with %s, and nothing is stored', async (_, changes, code, path) => {
    const response = await save({ ...ownCard(), ...changes })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code, fields: [{ path }] })
    expect((await server.call('GET', '/me/creations', own)).json()).toEqual([])
  })

  it('are stored without invisible characters and characters that reverse the text direction', async () => {
    const response = await save({
      ...ownCard(),
      nome: 'Mo\u202eka\u200b',
      storia: 'Calda\u0007 e\u00a0forte',
    })
    expect(response.json()).toMatchObject({ nome: 'Moka', storia: 'Calda e forte' })
    await server.call('DELETE', `/me/creations/${response.json().id}`, own)
  })

  it('may have their own trait from Rara on; a request of an older page gets that of its type', async () => {
    const rare = { rarita: 'Rara', tratto: 'drain' } as const
    expect(await create(rare)).toMatchObject(rare)
    const { tratto: _, ...older } = ownCard()
    expect((await save(older)).json()).toMatchObject({ nome: older.nome, tratto: null })
  })

  it('that were saved under older limits are shown unchanged, and can be changed only within the current ones', async () => {
    const { id } = await create()
    await server.context.db.update(creations).set({ pv: 170, resistenza: 10 }).where(eq(creations.id, id))
    const [shown] = (await server.call('GET', '/me/creations', own)).json<Creation[]>()
    expect(shown).toMatchObject({ id, pv: 170, resistenza: 10 })
    expect((await server.call('GET', `/creations/${id}`)).statusCode).toBe(200)
    const body = ownCard({ pv: 170, resistenza: 10, nome: 'Altro nome' })
    const refused = await server.call('PUT', `/me/creations/${id}`, { ...own, body })
    expect(refused.json()).toMatchObject({
      code: 'creation_invalid',
      fields: [{ path: 'resistenza' }, { path: 'points' }],
    })
    expect((await server.call('PUT', `/me/creations/${id}`, { ...own, body: ownCard() })).statusCode).toBe(
      200,
    )
  })

  it('are limited to a hundred, also when saved concurrently', async () => {
    const { id: _id, ...row } = await create()
    const [stored] = await server.context.db.select().from(creations)
    await server.context.db.delete(creations)
    const fillers = Array.from({ length: creationLimit - 2 }, (_, at) => ({ ...stored!, id: `filler-${at}` }))
    await server.context.db.insert(creations).values(fillers)
    const responses = await Promise.all(Array.from({ length: 6 }, () => save(ownCard({ nome: row.nome }))))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422, 422, 422, 422])
    expect(await server.context.db.select({ id: creations.id }).from(creations)).toHaveLength(creationLimit)
  })

  it('are refused in a deck and in a ticket', async () => {
    const { id } = await create()
    for (const path of ['/me/decks', '/battles/local']) {
      const cards = [id, 3, 4, 5, 6, 7]
      const response = await server.call('POST', path, {
        ...own,
        body: { name: 'x', kind: 'newb', cards, deck: cards },
      })
      expect(response.statusCode).toBe(422)
    }
  })
})

describe('the link of a shared card', () => {
  it('is open to guests, with its picture and hidden from crawlers', async () => {
    const { id } = await create()
    const shown = await server.call('GET', `/creations/${id}`)
    expect(shown.json()).toMatchObject({ nome: 'Mokarello', is_own: false })
    expect(shown.body).not.toContain('@example.com')
    const html = await page(id)
    expect(html.statusCode).toBe(200)
    expect(html.body).toContain(`/share/creations/${id}/it.png`)
    expect(html.body).toMatch(/noindex/)
    const picture = await server.app.inject({ url: `/share/creations/${id}/it.png` })
    expect(picture.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it('B3: is 404 for other users while the card is private', async () => {
    const { id } = await create({ is_public: false })
    expect((await server.call('GET', `/creations/${id}`)).statusCode).toBe(404)
    expect((await server.call('GET', `/creations/${id}`, { as: 'other' })).statusCode).toBe(404)
    expect((await server.call('GET', `/creations/${id}`, own)).json()).toMatchObject({ is_own: true })
    expect((await page(id)).statusCode).toBe(404)
    expect((await server.app.inject({ url: `/share/creations/${id}/it.png` })).statusCode).toBe(404)
    expect(
      (await server.call('POST', `/creations/${id}/reports`, { body: { reason: 'spam' } })).statusCode,
    ).toBe(404)
  })

  it('counts each visitor’s report once', async () => {
    const { id } = await create()
    for (const reason of ['spam', 'offensive', 'spam'])
      expect((await server.call('POST', `/creations/${id}/reports`, { body: { reason } })).statusCode).toBe(
        201,
      )
    await server.call('POST', `/creations/${id}/reports`, { as: 'other', body: { reason: 'stolen' } })
    const list = await server.call('GET', '/admin/creations?state=reported', { as: 'admin' })
    expect(list.json().data).toMatchObject([{ id, reports: 2, report_reasons: ['spam', 'stolen'] }])
  })
})

describe('an admin', () => {
  const versionOf = async (id: string) =>
    (await server.call('GET', `/creations/${id}`, { as: 'admin' })).json<{ version: string }>().version
  const hide = async (id: string, as: (typeof roles)[number] | undefined) =>
    server.call('PATCH', `/admin/creations/${id}`, {
      ...(as && { as }),
      body: { hidden: true, reason: 'Il nome offende.', version: await versionOf(id) },
    })

  it('hides a card everywhere immediately, emails its author the reason, and shows it again', async () => {
    const { id } = await create()
    expect((await page(id)).statusCode).toBe(200)
    expect((await hide(id, 'admin')).json()).toMatchObject({ hidden: { reason: 'Il nome offende.' } })
    expect((await page(id)).statusCode).toBe(404)
    expect((await server.call('GET', `/creations/${id}`)).statusCode).toBe(404)
    expect((await server.app.inject({ url: `/share/creations/${id}/it.png` })).statusCode).toBe(404)
    const [creation] = (await server.call('GET', '/me/creations', own)).json<Creation[]>()
    expect(creation?.hidden?.reason).toBe('Il nome offende.')
    const emails = await server.context.db.select().from(mails).where(eq(mails.letter, 'creation-hidden'))
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatchObject({ recipient: 'user@example.com' })
    const shown = { hidden: false, version: await versionOf(id) }
    await server.call('PATCH', `/admin/creations/${id}`, { as: 'admin', body: shown })
    expect((await page(id)).statusCode).toBe(200)
  })

  it('is the only role that may do so: others are refused and nothing changes', async () => {
    const { id } = await create()
    for (const role of roles.filter(role => role !== 'admin')) {
      expect((await hide(id, role)).statusCode).toBe(403)
      expect((await server.call('GET', '/admin/creations', { as: role })).statusCode).toBe(403)
    }
    expect((await hide(id, undefined)).statusCode).toBe(401)
    expect((await server.call('GET', `/creations/${id}`)).json()).toMatchObject({ hidden: null })
  })
})

describe('the print file', () => {
  it('is a PNG of card size with bleed at 300 dpi, with a link valid for a minute', async () => {
    const { id } = await create({ is_public: false })
    const { url } = (await server.call('POST', `/me/creations/${id}/print`, own)).json<{ url: string }>()
    const file = await server.app.inject({ url })
    expect(file.headers['content-type']).toBe('image/png')
    expect(file.headers['content-disposition']).toBe('attachment; filename="mokarello.png"')
    const facts = await sharp(file.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'png', width: 815, height: 1110, density: printSize.dpi })
    expect((await server.app.inject({ url: url.split('?')[0]! })).statusCode).toBe(404)
    expect((await server.app.inject({ url: url.replace(id, `${id.slice(1)}A`) })).statusCode).toBe(404)
    server.pass(61_000)
    expect((await server.app.inject({ url })).statusCode).toBe(404)
  })
})

describe('an account that is deleted', () => {
  it('has its cards in the export, and its cards and pictures are deleted', async () => {
    const person = { name: 'Prova', email: 'addio@example.com', password: 'sette-draghi-in-tram' }
    const registered = await server.call('POST', '/auth/register', { body: person })
    const headers = { authorization: `Bearer ${registered.json<{ access_token: string }>().access_token}` }
    const red = { r: 255, g: 0, b: 0 }
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: red } })
      .png()
      .toBuffer()
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/me/creations/pictures',
      headers: { ...headers, 'content-type': 'image/png' },
      payload: png,
    })
    const { id, url } = sent.json<{ id: string; url: string }>()
    const art = { kind: 'upload', upload: id, zoom: 100, x: 0, y: 0, isMirrored: false, view: 1 } as const
    const saved = await server.call('POST', '/me/creations', { headers, body: ownCard({ art }) })
    expect(saved.json()).toMatchObject({ upload: { url } })
    const exported = await server.call('GET', '/me/export', { headers })
    expect(exported.json().creations).toMatchObject([{ nome: 'Mokarello' }])
    expect((await server.app.inject({ url })).statusCode).toBe(200)
    await server.call('POST', '/me/delete', { headers, body: { password: person.password } })
    expect((await server.app.inject({ url })).statusCode).toBe(404)
    await server.context.jobs.nudge('creation-pictures')
    expect(await server.context.db.select().from(creationUploads).where(eq(creationUploads.id, id))).toEqual(
      [],
    )
  })
})
