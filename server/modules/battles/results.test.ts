import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BattleReport, countedPerDay, type Ticket, xpOf } from '../../../src/contract/battles.ts'
import { levelOf } from '../../../src/contract/progress.ts'
import type { Command } from '../../../src/engine/commands.ts'
import { rulesVersion } from '../../../src/engine/rules-version.ts'
import { battles } from '../../db/schema/battles.ts'
import { checkBattles } from './check-battles.ts'
import { judge } from './judge.ts'
import { callReferee } from './referee.ts'
import { settleBattle } from './settle-battle.ts'
import { type BattleWorld, openBattleWorld, type Player } from './testing/battle-world.ts'
import { playTicket, type SentCommand } from './testing/play-ticket.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

let arena: BattleWorld
beforeAll(async () => {
  arena = await openBattleWorld()
})
afterAll(() => arena.close())

const day = 24 * 60 * 60_000
const nothing = { user_xp: 0, user_level: 1, user_match_info: { win: 0, lose: 0, spare: 0 } }

async function playedTicket(player: Player, whim = 1) {
  const { body: ticket } = await player.ask()
  return { ticket, played: playTicket(ticket, whim) }
}

/** A ticket whose result lies there, while no job was told. */
async function unnudged(player: Player): Promise<Ticket> {
  const { ticket, played } = await playedTicket(player)
  await arena.world.db
    .update(battles)
    .set({ status: 'checking', sent: played.sent as Command[], sent_at: arena.world.now() })
    .where(eq(battles.id, ticket.id))
  return ticket
}

describe('a result that is believed', () => {
  it('is answered at once, checked in a job and paid: experience, counter, level', async () => {
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

  it('raises the level where the steps say, and tells it once', async () => {
    const player = await arena.newPlayer()
    const told: number[] = []
    arena.world.events.on('level-reached', async ({ userId, level }) => {
      if (userId === player.id) told.push(level)
    })
    let xp = 0
    for (let battle = 0; battle < 12 && xp < 100; battle++) xp += (await player.playOne()).xp
    const extra = await player.extra()
    expect(extra.user_xp).toBe(xp)
    expect(extra.user_level).toBe(levelOf(xp).level)
    expect(told).toEqual(extra.user_level > 1 ? [2] : [])
    expect(xp).toBeGreaterThanOrEqual(100)
  })

  it('may be a surrender: a loss, and nothing before the fourth turn', async () => {
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

  it('sent twenty times at once is paid once, and answers the same afterwards', async () => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.send(ticket.id, played.sent)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202))
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report).toMatchObject({ status: 'counted', user_xp: 0 })
    expect((await player.extra()).user_xp).toBe(report.xp)
    expect(await player.send(ticket.id, played.sent)).toEqual({ status: 202, body: report })
    await arena.check()
    expect((await player.extra()).user_xp).toBe(report.xp)
  })

  it('settled by twenty at once is paid once', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const [row] = await arena.world.db.select().from(battles).where(eq(battles.id, ticket.id))
    const verdict = judge({ ...ticket, sent: row!.sent!, isForfeit: false })
    await Promise.all(Array.from({ length: 20 }, () => settleBattle(arena.world, row!, verdict)))
    const { xp } = await player.report(ticket.id)
    expect(xp).toBeGreaterThan(0)
    expect(await player.extra()).toMatchObject({ user_xp: xp })
  })

  it('of many players is checked once each by two processes at once', async () => {
    const player = await arena.newPlayer()
    const sent: string[] = []
    for (let battle = 0; battle < 8; battle++) {
      const { ticket, played } = await playedTicket(player)
      sent.push(ticket.id)
      await player.send(ticket.id, played.sent)
    }
    const { signal } = new AbortController()
    const referees = [callReferee(), callReferee()]
    await Promise.all(referees.map(referee => checkBattles(arena.world, signal, referee)))
    for (const referee of referees) referee.leave()
    await arena.check()
    const reports = await Promise.all(sent.map(player.report))
    expect(reports.map(({ status }) => status)).toEqual(Array(8).fill('counted'))
    expect((await player.extra()).user_xp).toBe(reports.reduce((sum, { xp }) => sum + xp, 0))
  })

  it('counts thirty times a day of UTC and no more', async () => {
    const player = await arena.newPlayer()
    const toMidnight = day - (arena.world.now().getTime() % day)
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

describe('a result that is not believed', () => {
  const reversed = (sent: SentCommand[]) => [...sent].reverse()
  const surplus: SentCommand = { type: 'skip-turn', seat: 'player1' }
  const opened =
    (first: SentCommand) =>
    ([, ...sent]: SentCommand[]) => [first, ...sent]

  it.each([
    ['truncated', (sent: SentCommand[]) => sent.slice(0, -1), 'unfinished'],
    ['empty', () => [], 'unfinished'],
    ['with surplus commands', (sent: SentCommand[]) => [...sent, surplus], 'surplus_commands'],
    [
      'with a card of nowhere',
      opened({ type: 'replace-card', seat: 'player1', cardId: 99_999 }),
      'illegal_command',
    ],
    [
      'with a move that is not printed',
      opened({ type: 'use-move', seat: 'player1', move: 9 }),
      'illegal_command',
    ],
  ])('%s is refused with the reason and earns nothing', async (_, forge, fault) => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    expect((await player.send(ticket.id, forge(played.sent))).status).toBe(202)
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({
      status: 'refused',
      fault,
      unrewarded: 'refused',
      outcome: null,
      xp: 0,
    })
    expect(await player.extra()).toMatchObject(nothing)
    expect((await arena.call('GET', `/battles/${ticket.id}/replay`)).statusCode).toBe(404)
    expect((await player.call<{ data: unknown[] }>('GET', '/me/battles')).body.data).toEqual([])
    expect(await player.send(ticket.id, played.sent)).toMatchObject({
      status: 409,
      body: { code: 'ticket_used' },
    })
  })

  it('re-ordered or of another ticket is refused', async () => {
    const player = await arena.newPlayer()
    const first = await playedTicket(player)
    const second = await playedTicket(player, 2)
    await player.send(first.ticket.id, reversed(first.played.sent))
    await player.send(second.ticket.id, first.played.sent)
    await arena.check()
    for (const { ticket } of [first, second])
      expect(await player.report(ticket.id)).toMatchObject({ status: 'refused', xp: 0 })
    expect(await player.extra()).toMatchObject(nothing)
  })

  it.each([
    ['of the computer', { type: 'skip-turn', seat: 'player2' }],
    ['by the clock', { type: 'skip-turn', seat: 'player1', timedOut: true }],
    ['unknown to the game', { type: 'win', seat: 'player1' }],
    ['with more in it', { type: 'choose-card', seat: 'player1', cardId: 1, pv: 999 }],
  ])('a command %s does not even get in; the ticket stays open', async (_, command) => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    const answer = await player.send(ticket.id, [command as SentCommand])
    expect([answer.status, answer.body.code]).toEqual([422, 'validation'])
    await player.send(ticket.id, played.sent)
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })

  it('a thousand and one commands, or an outcome sent along, do not get in', async () => {
    const player = await arena.newPlayer()
    const { ticket } = await playedTicket(player)
    expect((await player.send(ticket.id, Array(1001).fill(surplus))).status).toBe(422)
    const path = `/battles/local/${ticket.id}/result` as const
    expect((await player.call('POST', path, { commands: [], outcome: 'win', xp: 50 })).status).toBe(422)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'open' })
  })

  it('a second, different one is refused and changes nothing', async () => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    await player.send(ticket.id, played.sent)
    const again = () => player.send(ticket.id, [...played.sent, surplus])
    expect(await again()).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report.status).toBe('counted')
    expect(await again()).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
    expect(await player.send(ticket.id, played.sent, true)).toMatchObject({ status: 409 })
    expect(await player.report(ticket.id)).toEqual(report)
  })

  it('another’s ticket, or none, is not there', async () => {
    const owner = await arena.newPlayer()
    const thief = await arena.newPlayer()
    const { ticket, played } = await playedTicket(owner)
    expect((await thief.send(ticket.id, played.sent)).status).toBe(404)
    expect((await thief.call('GET', `/battles/local/${ticket.id}`)).status).toBe(404)
    expect((await thief.send('A'.repeat(22), played.sent)).status).toBe(404)
    expect((await thief.send('short', played.sent)).status).toBe(422)
    expect(await owner.report(ticket.id)).toMatchObject({ status: 'open' })
    expect(await thief.extra()).toMatchObject(nothing)
  })

  it('progress written into one’s profile changes nothing', async () => {
    const player = await arena.newPlayer()
    const won = { user_xp: 5000, user_level: 9, user_match_info: { win: 99, lose: 0, spare: 0 } }
    const answer = await player.call('PUT', `/auth/users/${player.id}`, { extra: won })
    expect(answer).toMatchObject({ status: 200, body: { extra: nothing } })
    expect(await player.extra()).toMatchObject(nothing)
  })
})

describe('a check that is interrupted', () => {
  it('by new rules believes nothing it cannot play again', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const older = { rules_version: rulesVersion - 1 }
    await arena.world.db.update(battles).set(older).where(eq(battles.id, ticket.id))
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report).toMatchObject({ status: 'refused', fault: 'outdated_rules', xp: 0 })
  })

  it('by a referee that fails is tried again later', async () => {
    const player = await arena.newPlayer()
    const ticket = await unnudged(player)
    const { signal } = new AbortController()
    const broken = { judge: () => Promise.reject(new Error('out of memory')), leave: () => {} }
    await checkBattles(arena.world, signal, broken)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    arena.pass(6 * 60_000)
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })

  it('by a server that leaves is given back at once', async () => {
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
    await checkBattles(arena.world, leaving.signal, slow)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'checking' })
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })
})
