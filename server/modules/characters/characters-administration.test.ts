import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminCharacter, cardRanges } from '@/contract/endpoints/admin/characters.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { describeMove } from '@/i18n/describe.ts'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { shareFolder } from '../../kernel/files/load-sharp.ts'
import { loadCatalogue } from '../../seed/catalogue.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { characterRowById } from './characters-repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/admin/characters${path}`, { as: 'admin', body })
const read = async (id: number) => (await admin('GET', `/${id}`)).json<AdminCharacter>()
const formOf = (card: AdminCharacter) => {
  const { id: _, slug: __, atk: ___, images: ____, owners: _____, edited_at: ______, ...body } = card
  return body
}
const six = (it: string) => ({ it, en: '', es: '', fr: '', de: '', pt: '' })
const fresh = {
  numero_carta: 151,
  rarita: 'Rara',
  tipo: 'Fuoco',
  pv: 177,
  resistenza: 3,
  tratto: 'thorns',
  audio_select_url: null,
  mosse: [
    {
      names: six('Fiammata lunga'),
      danno: 61,
      costo_energia: 4,
      video_url: null,
      effetti: [{ kind: 'damage-over-time', source: 'burn', amount: 9, turns: 2 }],
    },
  ],
  translations: {
    ...six(''),
    ...Object.fromEntries(
      ['it', 'en', 'es', 'fr', 'de', 'pt'].map(locale => [
        locale,
        { nome: locale === 'it' ? 'Provafuoco' : '', storia: '' },
      ]),
    ),
  },
  art: {
    kind: 'figure',
    slug: 'nuvoletta',
    face: 'attack',
    hue: 45,
    tone: 'deep',
    zoom: 100,
    x: 0,
    y: 0,
    isMirrored: true,
    view: 2,
  },
}

it('accepts every shipped card in the form', () => {
  for (const { nome, pv, resistenza, mosse, atk } of catalogue) {
    expect(nome.length).toBeLessThanOrEqual(cardRanges.nome)
    expect(pv).toBeGreaterThanOrEqual(cardRanges.pv.min)
    expect(pv).toBeLessThanOrEqual(cardRanges.pv.max)
    expect(resistenza).toBeLessThanOrEqual(cardRanges.resistenza.max)
    expect(atk).toBe(Math.max(...mosse.map(move => move.danno)))
    expect(atk).toBeGreaterThanOrEqual(cardRanges.atk.min)
    expect(atk).toBeLessThanOrEqual(cardRanges.danno.max)
  }
})

describe('a changed character', () => {
  it('describes its effects in six languages, has the attack of its strongest move, and keeps its pictures', async () => {
    const card = await read(3)
    const effetti = [{ kind: 'freeze', turns: 2 }] as const
    const mosse = card.mosse.map((move, at) =>
      at === 0 ? { ...move, danno: 120, effetti: [...effetti] } : move,
    )
    const saved = await admin('PUT', '/3', { ...formOf(card), mosse })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ atk: 120, images: card.images })
    server.pass(10_000)
    const shown = (await server.call('GET', `/characters/${card.slug}`)).json<Character>()
    for (const words of shown.translations)
      expect(words.mosse[0]?.descrizione_mossa).toBe(
        describeMove({ danno: 120, effetti: [...effetti] }, words.locale),
      )
    const stale = await admin('PUT', '/3', formOf(card))
    expect(stale.statusCode).toBe(409)
    expect(stale.json().current.atk).toBe(120)
  })

  it('keeps its values at the next start, and describes its effects with the current texts', async () => {
    const card = await read(13)
    const effetti = [{ kind: 'stun' }] as const
    const mosse = card.mosse.map(move => ({ ...move, effetti: [...effetti] }))
    expect((await admin('PUT', '/13', { ...formOf(card), pv: 199, mosse })).statusCode).toBe(200)
    const { db } = server.context
    await db.execute(sql`update characters set
      mosse = jsonb_set(mosse, '{0,descrizione_mossa}', '"parole vecchie"'),
      translations = jsonb_set(translations, '{2,mosse,0,descrizione_mossa}', '"palabras viejas"') where id = 13`)
    await loadCatalogue(db)
    const row = await characterRowById(db, 13)
    expect(row).toMatchObject({ pv: 199, tratto: card.tratto })
    for (const { locale, mosse: words } of row?.translations ?? [])
      expect(words[0]?.descrizione_mossa).toBe(
        describeMove({ danno: mosse[0]?.danno ?? 0, effetti: [...effetti] }, locale),
      )
    expect(row?.mosse[0]?.descrizione_mossa).toBe(row?.translations[0]?.mosse[0]?.descrizione_mossa)
  })

  it('does not affect a battle that began before', async () => {
    const body = { kind: 'new', rules: 'standard', opponent: 'novizio' }
    const ticket = await server.call('POST', '/battles/local', { as: 'user', body })
    expect(ticket.statusCode).toBe(201)
    const { id, setup } = ticket.json<{ id: string; setup: { catalogue: { id: number }[] } }>()
    const [first] = setup.catalogue
    const card = await read(first?.id ?? 0)
    const pv = card.pv === cardRanges.pv.max ? card.pv - 1 : card.pv + 1
    expect((await admin('PUT', `/${card.id}`, { ...formOf(card), pv })).statusCode).toBe(200)
    const { rows } = await server.context.db.execute<{ setup: object }>(
      sql`select setup from battles where id = ${id}`,
    )
    expect(rows[0]?.setup).toEqual(setup)
    const next = (await server.call('POST', '/battles/local', { as: 'user', body })).json()
    expect(next.id).not.toBe(id)
    expect((await read(card.id)).pv).toBe(pv)
  })

  it.each([
    [{ pv: 49 }, 'pv', 'range'],
    [{ pv: 321 }, 'pv', 'range'],
    [{ numero_carta: 2 }, 'numero_carta', 'number_taken'],
    [{ numero_carta: 1 }, 'numero_carta', 'range'],
    [{ mosse: [] }, 'mosse', 'required'],
    [{ mosse: [{ ...fresh.mosse[0], danno: 19 }] }, 'mosse.0.danno', 'card_weak'],
    [{ mosse: [{ ...fresh.mosse[0], danno: 171 }] }, 'mosse.0.danno', 'range'],
  ])('refuses %j', async (changes, path, code) => {
    const response = await admin('PUT', '/8', { ...formOf(await read(8)), ...changes })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toContainEqual(expect.objectContaining({ path, code }))
  })

  it('refuses values equal to those of another card', async () => {
    const otherCard = await read(9)
    const { pv, resistenza, tratto, mosse } = formOf(otherCard)
    const twin = { ...formOf(await read(10)), pv, resistenza, tratto, mosse }
    const response = await admin('PUT', '/10', twin)
    expect(response.json().fields).toMatchObject([
      { path: 'pv', code: 'card_twin', params: { name: otherCard.translations.it.nome } },
    ])
    const otherTrait = await admin('PUT', '/10', { ...twin, tratto: 'anchor' })
    expect(otherTrait.statusCode).toBe(200)
    expect(otherTrait.json()).toMatchObject({ tratto: 'anchor' })
  })

  it('refuses a trait that the rules do not contain', async () => {
    const response = await admin('PUT', '/11', { ...formOf(await read(11)), tratto: 'luck' })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toContainEqual(expect.objectContaining({ path: 'tratto' }))
    const withoutTrait = await admin('PUT', '/11', { ...formOf(await read(11)), tratto: null })
    expect(withoutTrait.json()).toMatchObject({ tratto: null })
  })
})

const send = async (payload: Buffer, type: string) => {
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'admin@example.com', password: 'bottega-demo' },
  })
  const { access_token } = login.json<{ access_token: string }>()
  return server.app.inject({
    method: 'POST',
    url: '/api/admin/characters/files',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': type },
    payload,
  })
}

describe('a new character', () => {
  it('is in the catalogue with pictures rendered from its art', async () => {
    const created = await admin('POST', '', fresh)
    expect({ status: created.statusCode, body: created.statusCode === 201 ? '' : created.body }).toEqual({
      status: 201,
      body: '',
    })
    const card = created.json<AdminCharacter>()
    expect(card).toMatchObject({ slug: 'provafuoco', atk: 61 })
    for (const url of Object.values(card.images)) {
      const picture = await server.app.inject({ url })
      expect([url, picture.statusCode, picture.headers['content-type']]).toEqual([url, 200, 'image/webp'])
    }
    server.pass(10_000)
    const { data } = (await server.call('GET', '/characters')).json<{ data: Character[] }>()
    expect(data.at(-1)).toMatchObject({ numero_carta: 151, nome: 'Provafuoco' })
    const missingFile = await server.app.inject({
      url: card.images.card.replace(/\/[^/]+\/card/, '/anothermark/card'),
    })
    expect(missingFile.statusCode).toBe(404)
  })

  it('needs a unique name and number, with at most twelve letters', async () => {
    const duplicate = await admin('POST', '', { ...fresh, pv: 178 })
    expect(
      duplicate
        .json()
        .fields.map((field: { code: string }) => field.code)
        .sort(),
    ).toEqual(['name_taken', 'number_taken'])
    const long = { ...fresh.translations, it: { nome: 'Provafuochista', storia: '' } }
    const response = await admin('POST', '', { ...fresh, numero_carta: 152, translations: long })
    expect(response.json().fields).toContainEqual(expect.objectContaining({ path: 'translations.it.nome' }))
  })

  it('detects a clip by its content, whatever its name', async () => {
    expect((await send(Buffer.from('<script>alert(1)</script>'), 'video/webm')).statusCode).toBe(415)
    const clip = await readFile('public/assets/clips/acqua-light.webm')
    const sent = await send(clip, 'video/webm')
    expect(sent.json()).toMatchObject({ kind: 'clip' })
    const part = await server.app.inject({ url: sent.json().url, headers: { range: 'bytes=0-9' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  })

  it('deletes files that no card uses after a day, and keeps used ones', async () => {
    const clip = await readFile('public/assets/clips/acqua-light.webm')
    const urlOf = async () => (await send(clip, 'video/webm')).json<{ url: string }>().url
    const [unused, used] = [await urlOf(), await urlOf()]
    const card = await read(12)
    const mosse = card.mosse.map((move, at) => (at === 0 ? { ...move, video_url: used } : move))
    expect((await admin('PUT', '/12', { ...formOf(card), mosse })).statusCode).toBe(200)
    const statuses = async () =>
      Promise.all([unused, used].map(async url => (await server.app.inject({ url })).statusCode))
    await server.context.jobs.nudge('card-files')
    expect(await statuses()).toEqual([200, 200])
    server.pass(400 * 24 * 3600_000) // the files have today's date, which differs from the server's clock
    await server.context.jobs.nudge('card-files')
    expect(await statuses()).toEqual([404, 200])
  })

  it('deletes outdated pictures of a card once it is rendered again', async () => {
    const { data } = (await server.call('GET', '/characters')).json<{ data: Character[] }>()
    const created = await read(data.find(({ nome }) => nome === 'Provafuoco')?.id ?? 0)
    const folder = join(shareFolder(server.context.config.dataDir), 'cards', created.slug)
    await rm(folder, { recursive: true, force: true }) // without a data folder, all test runs share it
    await server.app.inject({ url: created.images.card })
    const before = await readdir(folder)
    const art = { ...fresh.art, hue: 90 }
    const saved = (await admin('PUT', `/${created.id}`, { ...formOf(created), art })).json<AdminCharacter>()
    await server.app.inject({ url: saved.images.card })
    expect(await readdir(folder)).toEqual([saved.images.card.split('/').slice(3).join('-')])
    expect(before).not.toEqual([])
  })
})
