import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Deck, deckLimit } from '@/contract/endpoints/game/deck.ts'
import { decks } from '../../db/schema/battles.ts'
import { userCards } from '../../db/schema/game.ts'
import { fieldSentence } from '../../testing/field-sentence.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { giveCards } from '../cards/cards-repo.ts'

let server: TestServer
let otherUserId: number // user id of the demo account of that name
const owned = [2, 3, 4, 5, 6, 7]
const own = { as: 'other' } as const

beforeAll(async () => {
  server = await openTestServer()
  otherUserId = (await server.call('GET', '/auth/user', own)).json().id
})
afterAll(() => server.close())

const keep = (body: unknown) => server.call('POST', '/me/decks', { ...own, body })
const ownDecks = async () => (await server.call('GET', '/me/decks', own)).json<Deck[]>()
const clear = () => server.context.db.delete(decks).where(eq(decks.user_id, otherUserId))

describe('decks of an account (decision 0029)', () => {
  it('are saved in order, renamed, changed and deleted', async () => {
    await clear()
    const cards = [...owned].reverse()
    const saved = await keep({ name: '  Fuoco e brina ', cards })
    expect(saved.statusCode).toBe(201)
    const deck = saved.json<Deck>()
    expect(deck).toMatchObject({ name: 'Fuoco e brina', cards })
    server.pass(1000)
    await keep({ name: 'Secondo', cards: owned })
    expect((await ownDecks()).map(({ name }) => name)).toEqual(['Secondo', 'Fuoco e brina'])
    server.pass(1000)
    const body = { name: 'Brina', cards: owned }
    expect((await server.call('PUT', `/me/decks/${deck.id}`, { ...own, body })).json()).toMatchObject(body)
    expect((await ownDecks()).map(({ name }) => name)).toEqual(['Brina', 'Secondo'])
    expect((await server.call('DELETE', `/me/decks/${deck.id}`, own)).json()).toEqual({ done: true })
    expect((await server.call('DELETE', `/me/decks/${deck.id}`, own)).statusCode).toBe(404)
    expect((await ownDecks()).map(({ name }) => name)).toEqual(['Secondo'])
  })

  it.each([
    ['a card one does not own', [2, 3, 4, 5, 6, 60], ['deck_not_owned']],
    ['a card twice', [2, 2, 4, 5, 6, 7], ['deck_repeated']],
  ])('with %s are refused with the reason, new or changed', async (_, cards, codes) => {
    await clear()
    const { id } = (await keep({ name: 'Buono', cards: owned })).json<Deck>()
    const responses = [
      await keep({ name: 'Cattivo', cards }),
      await server.call('PUT', `/me/decks/${id}`, { ...own, body: { name: 'Cattivo', cards } }),
    ]
    for (const response of responses) {
      expect(response.json()).toMatchObject({
        code: 'deck_invalid',
        fields: codes.map(code => ({ path: 'cards', code })),
      })
      expect(codes.every(code => fieldSentence('it', code))).toBe(true)
    }
    expect(await ownDecks()).toMatchObject([{ name: 'Buono', cards: owned }])
  })

  it('contain at most one Unica and two of Leggendaria and Mitica', async () => {
    const all = (await server.call('GET', '/characters')).json<{
      data: { numero_carta: number; rarita: string }[]
    }>()
    const of = (...rarities: string[]) =>
      all.data.filter(card => rarities.includes(card.rarita)).map(card => card.numero_carta)
    const unique = of('Unica').slice(0, 2)
    const high = [...of('Leggendaria').slice(0, 2), ...of('Mitica').slice(0, 1)]
    await giveCards(server.context.db, otherUserId, [...unique, ...high], 'gift')
    const refused = (await keep({ name: 'Troppo', cards: [...unique, ...high, 2] })).json()
    expect(refused.fields.map((field: { code: string }) => field.code)).toEqual([
      'deck_too_many_unique',
      'deck_too_many_high',
    ])
    const cards = [...unique.slice(0, 1), ...high.slice(1), 2, 3, 4]
    expect((await keep({ name: 'Giusto', cards })).statusCode).toBe(201)
  })

  it.each([
    ['no name', { name: '  ', cards: owned }, 'name'],
    ['a name beyond thirty letters', { name: 'n'.repeat(31), cards: owned }, 'name'],
    ['a name unfit for others’ eyes', { name: 'Che C4zz0', cards: owned }, 'name'],
    ['five cards', { name: 'Corto', cards: owned.slice(1) }, 'cards'],
    ['a number of no card', { name: 'Zero', cards: [1, 3, 4, 5, 6, 7] }, 'cards.0'],
    ['more in it', { name: 'Mio', cards: owned, user_id: 1 }, 'user_id'],
  ])('with %s are refused at the field', async (_, body, path) => {
    await clear()
    const response = await keep(body)
    expect(response.statusCode).toBe(422)
    expect(response.json().fields[0].path).toBe(path)
    expect(await ownDecks()).toEqual([])
  })

  it('may be named after a solar system: only nicknames must not imply a role in the shop', async () => {
    await clear()
    expect((await keep({ name: 'Sistema solare', cards: owned })).statusCode).toBe(201)
  })

  it('are at most twenty, also when thirty are saved concurrently', async () => {
    await clear()
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => keep({ name: `Mazzo ${at}`, cards: owned })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(deckLimit)
    expect(responses.filter(response => response.json().code === 'too_many')).toHaveLength(30 - deckLimit)
    expect(await ownDecks()).toHaveLength(deckLimit)
  })

  it('B2: are not found for another account', async () => {
    await clear()
    const { id } = (await keep({ name: 'Segreto', cards: owned })).json<Deck>()
    const body = { name: 'Rubato', cards: owned }
    expect((await server.call('PUT', `/me/decks/${id}`, { as: 'retailer', body })).statusCode).toBe(404)
    expect((await server.call('DELETE', `/me/decks/${id}`, { as: 'retailer' })).statusCode).toBe(404)
    expect((await server.call('GET', '/me/decks', { as: 'retailer' })).body).not.toContain('Segreto')
    expect(await ownDecks()).toMatchObject([{ name: 'Segreto' }])
  })

  it('can be read after a card is no longer owned', async () => {
    await clear()
    await keep({ name: 'Ricordo', cards: owned })
    const deletedCards = await server.context.db
      .delete(userCards)
      .where(eq(userCards.user_id, otherUserId))
      .returning()
    expect(await ownDecks()).toMatchObject([{ name: 'Ricordo', cards: owned }])
    await server.context.db.insert(userCards).values(deletedCards.map(({ id: _, ...card }) => card))
    const back = await server.context.db
      .select()
      .from(userCards)
      .where(inArray(userCards.user_id, [otherUserId]))
    expect(back).toHaveLength(deletedCards.length)
  })
})
