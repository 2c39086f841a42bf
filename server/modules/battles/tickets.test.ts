import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type BattleReport,
  begunTickets,
  openTickets,
  type Ticket,
  ticketDays,
  ticketsPerDay,
} from '@/contract/endpoints/game/battles.ts'
import { deckProblemsOf } from '@/contract/endpoints/game/deck.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import { battles } from '../../db/schema/battles.ts'
import { userCards } from '../../db/schema/game.ts'
import { fieldSentence } from '../../testing/field-sentence.ts'
import { allCharacters } from '../characters/characters-repo.ts'
import { type BattleFixture, openBattleFixture, starterDeck } from './testing/battle-fixture.ts'
import { playTicket } from './testing/play-ticket.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

const day = 24 * 60 * 60_000
const numbersOf = ({ setup }: Ticket, seat: 'player1' | 'player2') =>
  setup.decks?.[seat].map(id => setup.catalogue.find(card => card.id === id)?.numero_carta)

describe('a ticket (decision 0032)', () => {
  it('fixes today’s cards with their effects, the seed, the rules and the opponent', async () => {
    const player = await arena.newPlayer()
    const { status, body } = await player.ask({ rules: 'standard', opponent: 'esperto' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'new', opponent: 'esperto', setup: { rules: 'standard' } })
    expect(body.setup.catalogue).toHaveLength(12)
    const printed = await allCharacters(arena.context.db)
    for (const card of body.setup.catalogue) {
      const { pv, resistenza, mosse } = printed.find(({ id }) => id === card.id)!
      expect(card).toMatchObject({ pv, resistenza })
      expect(card.mosse.map(({ effetti }) => effetti)).toEqual(mosse.map(({ effetti }) => effetti))
    }
    expect(createBattle(body.setup, body.seed)).toHaveProperty('state')
    expect(body.id).toMatch(/^[\w-]{22}$/)
    const { body: secondTicket } = await player.ask()
    expect(secondTicket.seed).not.toBe(body.seed)
  })

  it('starts with the first card of the player’s deck, against a legal deck without its numbers', async () => {
    const player = await arena.newPlayer()
    const deck = [...starterDeck].reverse()
    const { status, body } = await player.ask({ kind: 'newb', deck })
    expect(status).toBe(201)
    expect(numbersOf(body, 'player1')).toEqual(deck)
    const catalogue = await allCharacters(arena.context.db)
    const rival = catalogue.filter(one => numbersOf(body, 'player2')?.includes(one.numero_carta))
    expect(deckProblemsOf(rival)).toEqual([])
    expect(rival.some(({ numero_carta }) => deck.includes(numero_carta))).toBe(false)
  })

  it.each([
    ['a card one does not own', [2, 3, 4, 5, 6, 8], ['deck_not_owned']],
    ['a card twice', [2, 3, 4, 5, 6, 6], ['deck_repeated']],
    ['foreign cards, two of them Unica', [2, 3, 4, 5, 149, 150], ['deck_not_owned', 'deck_too_many_unique']],
  ])('E11: is refused for %s, with the reason', async (_, deck, codes) => {
    const player = await arena.newPlayer()
    const { status, body } = await player.ask({ kind: 'newb', deck })
    expect([status, body.code]).toEqual([422, 'deck_invalid'])
    expect(body.fields.map(({ path, code }) => [path, code])).toEqual(codes.map(code => ['deck', code]))
    expect(codes.every(code => fieldSentence('it', code))).toBe(true)
  })

  it('E11: is refused for a deck of cards that are no longer owned', async () => {
    const player = await arena.newPlayer()
    await arena.context.db.delete(userCards).where(eq(userCards.user_id, player.id))
    const { body } = await player.ask({ kind: 'newb', deck: starterDeck })
    expect(body).toMatchObject({ code: 'deck_invalid', fields: [{ code: 'deck_not_owned' }] })
  })

  it.each([
    ['no deck', { kind: 'newb' }, 'deck'],
    ['a deck where none is asked for', { deck: starterDeck }, 'deck'],
    ['five cards', { kind: 'newb', deck: [2, 3, 4, 5, 6] }, 'deck'],
    ['a seed of one’s own', { seed: 1 }, 'seed'],
    ['the lesson', { kind: 'oldnew' }, 'kind'],
    ['an unknown opponent', { opponent: 'amico' }, 'opponent'],
    ['unknown rules', { rules: 'mine' }, 'rules'],
  ])('is refused with %s', async (_, body, path) => {
    const player = await arena.newPlayer()
    const response = await player.ask(body as object)
    expect([response.status, response.body.code]).toEqual([422, 'validation'])
    expect(response.body.fields.map(field => field.path)).toEqual([path])
    expect((await player.call<unknown[]>('GET', '/me/export')).body).toMatchObject({ battles: [] })
  })

  it('is one of at most five: a sixth makes the oldest expire, also with ten concurrent requests', async () => {
    const player = await arena.newPlayer()
    const first = (await player.ask()).body
    const played = playTicket(first)
    for (let more = 1; more <= openTickets; more++) {
      arena.pass(1000)
      await player.ask()
    }
    expect(await player.report(first.id)).toMatchObject({ status: 'expired', xp: 0 })
    expect(await player.send(first.id, played.sent)).toMatchObject({
      status: 422,
      body: { code: 'ticket_expired' },
    })
    const responses = await Promise.all(Array.from({ length: 10 }, () => player.ask()))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const rows = await arena.context.db.select().from(battles).where(eq(battles.user_id, player.id))
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(openTickets)
  })

  it('does not expire for newer ones once its battle has begun; at most ten are kept', async () => {
    const player = await arena.newPlayer()
    const begin = (id: string) => player.call<BattleReport>('POST', `/battles/local/${id}/begin`)
    const saved = (await player.ask()).body
    const { sent } = playTicket(saved)
    expect(await begin(saved.id)).toMatchObject({ status: 200, body: { status: 'open' } })
    expect(await begin(saved.id)).toMatchObject({ status: 200, body: { status: 'open' } })
    for (let more = 0; more <= openTickets; more++) {
      arena.pass(1000)
      await player.ask()
    }
    expect(await player.report(saved.id)).toMatchObject({ status: 'open' })
    const rows = await arena.context.db.select().from(battles).where(eq(battles.user_id, player.id))
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(openTickets + 1)
    for (let more = 1; more < begunTickets; more++) {
      arena.pass(1000)
      await begin((await player.ask()).body.id)
    }
    expect(await player.send(saved.id, sent)).toMatchObject({ status: 202 })
    const early = (await player.ask()).body
    await begin(early.id)
    for (let more = 0; more < begunTickets; more++) {
      arena.pass(1000)
      await begin((await player.ask()).body.id)
    }
    expect(await begin(early.id)).toMatchObject({ status: 422, body: { code: 'ticket_expired' } })
  })

  it('can be begun by its owner only', async () => {
    const [player, outsider] = [await arena.newPlayer(), await arena.newPlayer()]
    const { body: ticket } = await player.ask()
    const path = `/battles/local/${ticket.id}/begin`
    expect(await outsider.call('POST', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const [row] = await arena.context.db.select().from(battles).where(eq(battles.id, ticket.id))
    expect(row?.begun_at).toBeNull()
  })

  it('of older rules is refused with the reason, and counts for nothing', async () => {
    const player = await arena.newPlayer()
    const { body: ticket } = await player.ask()
    expect(ticket.rules_version).toBe(rulesVersion)
    const { sent } = playTicket(ticket)
    const older = { rules_version: rulesVersion - 1 }
    await arena.context.db.update(battles).set(older).where(eq(battles.id, ticket.id))
    const refused = { status: 422, body: { code: 'ticket_outdated' } }
    expect(await player.call('POST', `/battles/local/${ticket.id}/begin`)).toMatchObject(refused)
    expect(await player.send(ticket.id, sent)).toMatchObject(refused)
    expect(await player.report(ticket.id)).toMatchObject({
      status: 'expired',
      fault: 'outdated_rules',
      xp: 0,
    })
    const [row] = await arena.context.db.select().from(battles).where(eq(battles.id, ticket.id))
    expect(row).toMatchObject({ status: 'open', sent: null, sent_at: null })
  })

  it('expires after seven days, and its row is deleted later', async () => {
    const player = await arena.newPlayer()
    const { body: ticket } = await player.ask()
    const { sent } = playTicket(ticket)
    arena.pass(ticketDays * day - 1000)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'open' })
    arena.pass(1000)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'expired' })
    expect(await player.send(ticket.id, sent)).toMatchObject({
      status: 422,
      body: { code: 'ticket_expired' },
    })
    await arena.context.jobs.nudge('expire-tickets')
    const rowOf = async () =>
      (await arena.context.db.select().from(battles).where(eq(battles.id, ticket.id)))[0]
    expect(await rowOf()).toMatchObject({ status: 'expired' })
    expect(await player.send(ticket.id, sent)).toMatchObject({
      status: 422,
      body: { code: 'ticket_expired' },
    })
    arena.pass(31 * day)
    await arena.context.jobs.nudge('expire-tickets')
    expect(await rowOf()).toBeUndefined()
  })

  it('is issued at most two hundred times a day', async () => {
    const player = await arena.newPlayer()
    const { body: ticket } = await player.ask()
    const [row] = await arena.context.db.select().from(battles).where(eq(battles.id, ticket.id))
    const copies = Array.from({ length: ticketsPerDay - 1 }, (_, at) => ({
      ...row!,
      id: `copy-${player.id}-${at}`,
      status: 'expired' as const,
    }))
    await arena.context.db.insert(battles).values(copies)
    expect(await player.ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    arena.pass(day + 1000)
    expect((await player.ask()).status).toBe(201)
  })
})
