import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BattleRecording, BattleSummary } from '@/contract/endpoints/game/battles.ts'
import { levelOf } from '@/domain/progress.ts'
import { replay } from '@/engine/replay.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { users } from '../../db/schema/auth.ts'
import { battles, decks } from '../../db/schema/battles.ts'
import { type BattleFixture, openBattleFixture, password, starterDeck } from './testing/battle-fixture.ts'
import { playTicket } from './testing/play-ticket.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

type History = { data: BattleSummary[]; meta: { total: number } }
const recording = async (id: string) => {
  const response = await arena.call('GET', `/battles/${id}/replay`)
  return { status: response.statusCode, body: response.json<BattleRecording>(), text: response.body }
}

/** Returns the final state of a recording. */
function endOf({ setup, seed, commands }: BattleRecording) {
  const played = replay(setup, seed, commands)
  if (!('state' in played)) throw new Error(JSON.stringify(played))
  return played.state
}

describe('the history of an account', () => {
  it('lists its finished battles newest first, page by page, with the cards of both', async () => {
    const player = await arena.newPlayer()
    for (let battle = 0; battle < 3; battle++) {
      arena.pass(1000)
      const { body: ticket } = await player.ask({ kind: 'newb', deck: starterDeck, rules: 'classic' })
      await player.send(ticket.id, playTicket(ticket, battle).sent)
    }
    await player.ask()
    await arena.check()
    const page = (await player.call<History>('GET', '/me/battles?per_page=2')).body
    const rest = (await player.call<History>('GET', '/me/battles?per_page=2&page=2')).body
    expect([page.data.length, rest.data.length, page.meta.total]).toEqual([2, 1, 3])
    const all = [...page.data, ...rest.data]
    expect(all.map(one => one.played_at)).toEqual(
      all
        .map(one => one.played_at)
        .sort()
        .reverse(),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(3)
    for (const one of all) {
      expect(one).toMatchObject({ kind: 'newb', rules: 'classic', opponent: 'novizio', rival: null })
      expect(one.own_cards).toEqual(starterDeck)
      expect(one.rival_cards).toHaveLength(6)
    }
    const outsider = await arena.newPlayer()
    expect((await outsider.call<History>('GET', '/me/battles')).body.meta.total).toBe(0)
  })
})

describe('a recording', () => {
  it('is public by its link, and leads to the result that was counted', async () => {
    const player = await arena.newPlayer()
    const report = await player.playOne()
    const { status, body } = await recording(report.id)
    expect(body.rules_version).toBe(rulesVersion)
    expect(status).toBe(200)
    const end = endOf(body)
    expect(end).toMatchObject({ phase: 'game_over', turn: report.turns })
    expect(body.outcome).toBe(report.outcome)
    expect(body.players).toEqual({ player1: null, player2: null })
  })

  it('of a forfeit stops where it was made', async () => {
    const player = await arena.newPlayer()
    const { id, turns } = await player.playOne(3, true)
    const { body } = await recording(id)
    expect(endOf(body)).toMatchObject({ phase: 'playing', turn: turns })
    expect(body.outcome).toBe('lose')
  })

  it('contains the nickname and never the name or the email', async () => {
    const player = await arena.newPlayer()
    const { id } = await player.playOne()
    await player.call('PUT', `/auth/users/${player.id}`, { extra: { nickname: `Fenice_${player.id}` } })
    const recorded = await recording(id)
    expect(recorded.body.players.player1).toBe(`Fenice_${player.id}`)
    expect(recorded.text).not.toMatch(/Nina|example\.com|user_id/)
    await arena.context.db.update(users).set({ blocked_at: new Date() }).where(eq(users.id, player.id))
    expect((await recording(id)).body.players.player1).toBeNull()
  })

  it('does not exist for a ticket that is open, being checked or refused', async () => {
    const player = await arena.newPlayer()
    const { body: ticket } = await player.ask()
    for (const status of ['open', 'checking', 'refused', 'expired'] as const) {
      await arena.context.db.update(battles).set({ status }).where(eq(battles.id, ticket.id))
      expect((await recording(ticket.id)).status).toBe(404)
    }
    expect((await recording('B'.repeat(22))).status).toBe(404)
  })
})

describe('export and deletion of an account (decision 0009)', () => {
  it('J1: exports decks and battles of this account only', async () => {
    const player = await arena.newPlayer()
    const outsider = await arena.newPlayer()
    const ownReport = await player.playOne()
    const foreignReport = await outsider.playOne()
    await player.call('POST', '/me/decks', { name: 'Canarini', cards: starterDeck })
    const { body } = await player.call<{ decks: unknown[]; battles: unknown[] }>('GET', '/me/export')
    expect(body.decks).toMatchObject([{ name: 'Canarini', cards: starterDeck }])
    expect(body.battles).toMatchObject([{ id: ownReport.id, outcome: ownReport.outcome, xp: ownReport.xp }])
    expect(JSON.stringify(body)).not.toContain(foreignReport.id)
  })

  it('deletes decks and tickets, and keeps finished battles without the person', async () => {
    const player = await arena.newPlayer()
    await player.call('PUT', `/auth/users/${player.id}`, { extra: { nickname: `Via_${player.id}` } })
    await player.call('POST', '/me/decks', { name: 'Addio', cards: starterDeck })
    const { id } = await player.playOne()
    const { body: ticket } = await player.ask()
    expect((await player.call('POST', '/me/delete', { password })).status).toBe(200)
    const remainingBattles = await arena.context.db
      .select()
      .from(battles)
      .where(eq(battles.user_id, player.id))
    expect(remainingBattles.map(row => row.id)).toEqual([id])
    expect(remainingBattles.map(row => row.id)).not.toContain(ticket.id)
    expect(await arena.context.db.select().from(decks).where(eq(decks.user_id, player.id))).toEqual([])
    const { status, body } = await recording(id)
    expect([status, body.players.player1]).toEqual([200, null])
  })
})

describe('the demo player', () => {
  it('has decks of her cards and battles that replay to their counted result', async () => {
    const { data } = (await arena.call('GET', '/me/battles', { as: 'user' })).json<History>()
    expect(data.length).toBeGreaterThanOrEqual(5)
    for (const one of data) {
      const { body } = await recording(one.id)
      expect(endOf(body)).toMatchObject({ phase: 'game_over', turn: one.turns })
    }
    const extra = (await arena.call('GET', '/auth/user', { as: 'user' })).json().extra
    const xp = data.reduce((sum, one) => sum + one.xp, 0)
    expect(extra).toMatchObject({ user_xp: xp, user_level: levelOf(xp).level })
    const count = (outcome: string) => data.filter(one => one.outcome === outcome).length
    expect(extra.user_match_info).toEqual({ win: count('win'), lose: count('lose'), spare: count('spare') })
    const decks = (await arena.call('GET', '/me/decks', { as: 'user' })).json<{ cards: number[] }[]>()
    expect(decks.length).toBeGreaterThanOrEqual(2)
    for (const { cards } of decks) {
      const body = { kind: 'newb', deck: cards }
      expect((await arena.call('POST', '/battles/local', { as: 'user', body })).statusCode).toBe(201)
    }
    const open = and(eq(battles.status, 'open'), eq(battles.kind, 'newb'))
    expect((await arena.context.db.select().from(battles).where(open)).length).toBe(decks.length)
  })
})
