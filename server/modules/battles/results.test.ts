import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BattleReport, countedPerDay, type Ticket, xpOf } from '@/contract/endpoints/game/battles.ts'
import { levelOf } from '@/domain/progress.ts'
import type { Command } from '@/engine/commands.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { battles } from '../../db/schema/battles.ts'
import { checkBattles } from './check-battles.ts'
import { judge } from './judge.ts'
import { callReferee } from './referee.ts'
import { settleBattle } from './settle-battle.ts'
import { type BattleFixture, openBattleFixture, type Player } from './testing/battle-fixture.ts'
import { playTicket } from './testing/play-ticket.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

const day = 24 * 60 * 60_000
const nothing = { user_xp: 0, user_level: 1, user_match_info: { win: 0, lose: 0, spare: 0 } }

async function playedTicket(player: Player, whim = 1) {
  const { body: ticket } = await player.ask()
  return { ticket, played: playTicket(ticket, whim) }
}

/** Returns a ticket with a stored result whose job was not started. */
async function unnudged(player: Player): Promise<Ticket> {
  const { ticket, played } = await playedTicket(player)
  await arena.context.db
    .update(battles)
    .set({ status: 'checking', sent: played.sent as Command[], sent_at: arena.context.now() })
    .where(eq(battles.id, ticket.id))
  return ticket
}

describe('an accepted result', () => {
  it('is confirmed immediately, checked in a job and rewarded with experience, counters and level', async () => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    const { status, body } = await player.send(ticket.id, played.sent)
    expect(status).toBe(202)
    expect(body).toMatchObject({ id: ticket.id, outcome: null, xp: 0, user_xp: 0 })
    await arena.check()
    const report = await player.report(ticket.id)
    const outcome = played.state.winner === 'player1' ? 'win' : played.state.winner ? 'lose' : 'spare'
    expect(report).toEqual({
      id: ticket.id,
      status: 'counted',
      outcome,
      turns: played.state.turn,
      xp: xpOf[outcome],
      user_xp: 0,
      unrewarded: null,
      fault: null,
    })
    expect(await player.extra()).toMatchObject({
      user_xp: xpOf[outcome],
      user_level: 1,
      user_match_info: { ...nothing.user_match_info, [outcome]: 1 },
    })
  })

  it('raises the level at its thresholds, and reports it once', async () => {
    const player = await arena.newPlayer()
    const reported: number[] = []
    arena.context.events.on('level-reached', async ({ userId, level }) => {
      if (userId === player.id) reported.push(level)
    })
    let xp = 0
    for (let battle = 0; battle < 12 && xp < 100; battle++) xp += (await player.playOne()).xp
    const extra = await player.extra()
    expect(extra.user_xp).toBe(xp)
    expect(extra.user_level).toBe(levelOf(xp).level)
    expect(reported).toEqual(extra.user_level > 1 ? [2] : [])
    expect(xp).toBeGreaterThanOrEqual(100)
  })

  it('may be a forfeit: a loss, and nothing before the fourth turn', async () => {
    const player = await arena.newPlayer()
    expect(await player.playOne(1, true)).toMatchObject({
      status: 'counted',
      outcome: 'lose',
      turns: 3,
      xp: 0,
      unrewarded: 'too_short',
    })
    expect(await player.extra()).toMatchObject(nothing)
    expect(await player.playOne(2, true)).toMatchObject({ outcome: 'lose', xp: xpOf.lose, unrewarded: null })
    expect((await player.extra()).user_match_info).toEqual({ win: 0, lose: 1, spare: 0 })
  })

  it('E5: is rewarded once for twenty concurrent calls, with the same response afterwards', async () => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    const responses = await Promise.all(Array.from({ length: 20 }, () => player.send(ticket.id, played.sent)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(202))
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report).toMatchObject({ status: 'counted', user_xp: 0 })
    expect((await player.extra()).user_xp).toBe(report.xp)
    expect(await player.send(ticket.id, played.sent)).toEqual({ status: 202, body: report })
    await arena.check()
    expect((await player.extra()).user_xp).toBe(report.xp)
  })

  it('is rewarded once when settled by twenty concurrent calls', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const [row] = await arena.context.db.select().from(battles).where(eq(battles.id, ticket.id))
    const verdict = judge({ ...ticket, sent: row!.sent!, isForfeit: false })
    await Promise.all(Array.from({ length: 20 }, () => settleBattle(arena.context, row!, verdict)))
    const { xp } = await player.report(ticket.id)
    expect(xp).toBeGreaterThan(0)
    expect(await player.extra()).toMatchObject({ user_xp: xp })
  })

  it('is checked once by two concurrent processes, for each of many players', async () => {
    const player = await arena.newPlayer()
    const ticketIds: string[] = []
    for (let battle = 0; battle < 8; battle++) {
      const { ticket, played } = await playedTicket(player)
      ticketIds.push(ticket.id)
      await player.send(ticket.id, played.sent)
    }
    const { signal } = new AbortController()
    const referees = [callReferee(), callReferee()]
    await Promise.all(referees.map(referee => checkBattles(arena.context, signal, referee)))
    for (const referee of referees) referee.leave()
    await arena.check()
    const reports = await Promise.all(ticketIds.map(player.report))
    expect(reports.map(({ status }) => status)).toEqual(Array(8).fill('counted'))
    expect((await player.extra()).user_xp).toBe(reports.reduce((sum, { xp }) => sum + xp, 0))
  })

  it('counts thirty times per UTC day and no more', async () => {
    const player = await arena.newPlayer()
    const toMidnight = day - (arena.context.now().getTime() % day)
    arena.pass(toMidnight + day / 2)
    const ids: string[] = []
    for (let battle = 0; battle < countedPerDay + 3; battle++) {
      const { body: ticket } = await player.ask()
      await player.send(ticket.id, playTicket(ticket, 1, 2).sent, true)
      ids.push(ticket.id)
    }
    await arena.check()
    const reports = await Promise.all(ids.map(player.report))
    const paid = (list: BattleReport[]) => list.filter(({ xp }) => xp > 0)
    expect(paid(reports)).toHaveLength(countedPerDay)
    expect(reports.filter(({ unrewarded }) => unrewarded === 'daily_limit')).toHaveLength(3)
    expect(await player.extra()).toMatchObject({
      user_xp: countedPerDay * xpOf.lose,
      user_match_info: { lose: countedPerDay },
    })
    arena.pass(day / 2 - 1000)
    expect(await player.playOne(2, true)).toMatchObject({ unrewarded: 'daily_limit' })
    arena.pass(2000)
    expect(await player.playOne(2, true)).toMatchObject({ unrewarded: null, xp: xpOf.lose })
  })
})

describe('an interrupted check', () => {
  it('rejects a battle that cannot be replayed after a change of rules', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const older = { rules_version: rulesVersion - 1 }
    await arena.context.db.update(battles).set(older).where(eq(battles.id, ticket.id))
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report).toMatchObject({ status: 'refused', fault: 'outdated_rules', xp: 0 })
  })

  it('is retried later when the referee fails', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const { signal } = new AbortController()
    const broken = { judge: () => Promise.reject(new Error('out of memory')), leave: () => {} }
    await checkBattles(arena.context, signal, broken)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    arena.pass(6 * 60_000)
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })

  it('is released immediately by a stopping server', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const leaving = new AbortController()
    let put: (reason: Error) => void = () => {}
    const slow = {
      judge: () =>
        new Promise<never>((_, reject) => {
          put = reject
          leaving.abort()
        }),
      leave: () => put(new Error('put down')),
    }
    await checkBattles(arena.context, leaving.signal, slow)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })
})
