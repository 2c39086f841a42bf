import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Character, costOfRarity, type OwnedCard } from '@/contract/endpoints/game/characters.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import { locales } from '@/contract/locales.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { inLanguage } from '../characters/characters-repo.ts'
import { grantStarterCards, starterNumbers } from './grant-starter-cards.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const catalogue = async () => (await server.call('GET', '/characters')).json<{ data: Character[] }>().data

describe('the catalogue (decision 0025)', () => {
  it('keeps the values of every card in their ranges', async () => {
    const cards = await catalogue()
    expect(cards).toHaveLength(149)
    for (const card of cards) {
      expect(card.numero_carta).toBeGreaterThanOrEqual(2)
      expect(card.numero_carta).toBeLessThanOrEqual(150)
      expect(card.pv).toBeGreaterThanOrEqual(50)
      expect(card.pv).toBeLessThanOrEqual(320)
      expect(card.resistenza).toBeLessThanOrEqual(15)
      expect(card.atk).toBe(Math.max(...card.mosse.map(mossa => mossa.danno)))
      expect(card.atk).toBeLessThanOrEqual(170)
      expect(card.nome.length).toBeLessThanOrEqual(12)
      expect(Math.max(...card.mosse.map(mossa => mossa.costo_energia))).toBe(costOfRarity[card.rarita])
    }
    const figures = cards.map(card =>
      JSON.stringify([card.pv, card.resistenza, card.mosse.map(move => move.danno)]),
    )
    expect(new Set(figures).size).toBe(cards.length)
  })

  it('is returned in the requested language, in Italian without a translation', async () => {
    const all = await catalogue()
    const german = (await server.call('GET', '/characters?locale=de')).json<{ data: Character[] }>().data
    expect(german).toEqual(
      all.map(card => ({
        ...card,
        translations: card.translations.filter(({ locale }) => locale === 'de'),
      })),
    )
    for (const { translations } of german) expect(translations).toHaveLength(1)
    const mute = { ...all[0]!, translations: all[0]!.translations.filter(({ locale }) => locale !== 'de') }
    expect(inLanguage('de')(mute).translations.map(({ locale }) => locale)).toEqual(['it'])
    expect((await server.call('GET', '/characters?locale=xx')).statusCode).toBe(422)
  })

  it('is translated into six languages, including moves', async () => {
    for (const card of await catalogue()) {
      expect(card.translations.map(translation => translation.locale)).toEqual([...locales])
      for (const { storia, mosse } of card.translations) {
        expect(storia.length).toBeGreaterThan(20)
        expect(mosse).toHaveLength(card.mosse.length)
      }
    }
  })

  it('returns one card by its slug', async () => {
    expect((await server.call('GET', '/characters/anelluna')).json()).toMatchObject({ numero_carta: 120 })
    expect((await server.call('GET', '/characters/nessuno')).statusCode).toBe(404)
  })
})

describe('cards of an account', () => {
  const ownCards = async (headers?: Record<string, string>) =>
    (await server.call('GET', '/me/cards', { as: headers ? undefined : 'user', headers })).json<OwnedCard[]>()

  it('include the six fixed Comune cards for a new account', async () => {
    const body = { name: 'Nina', email: 'nina@example.com', password: 'una frase lunga e sicura' }
    const { access_token } = (await server.call('POST', '/auth/register', { body })).json()
    const cards = await ownCards({ authorization: `Bearer ${access_token}` })
    expect(cards.map(card => card.numero_carta)).toEqual(starterNumbers)
    expect(cards.every(card => card.rarita === 'Comune')).toBe(true)
  })

  it('include them once, however often they are granted', async () => {
    const before = await ownCards()
    await grantStarterCards(server.context.db, 2)
    expect(await ownCards()).toEqual(before)
    expect(new Set(before.map(card => card.id_istanza)).size).toBe(before.length)
  })

  it('include the list of packs, unopened first', async () => {
    const packs = (await server.call('GET', '/me/packs', { as: 'user' })).json<Pack[]>()
    expect(packs.filter(pack => !pack.is_opened && pack.opened_at === null).length).toBeGreaterThanOrEqual(3)
    expect((await server.call('GET', '/me/packs', { as: 'retailer' })).json()).toEqual([])
  })

  it('have an album switch that only the owner can change', async () => {
    const response = await server.call('PATCH', '/me/album', {
      as: 'retailer',
      body: { album_enabled: true },
    })
    expect(response.json()).toEqual({ album_enabled: true })
    const user = (await server.call('GET', '/auth/user', { as: 'retailer' })).json()
    expect(user.extra.album_enabled).toBe(true)
  })
})
