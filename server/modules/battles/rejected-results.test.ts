import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BattleFixture, openBattleFixture, type Player } from './testing/battle-fixture.ts'
import { playTicket, type SentCommand } from './testing/play-ticket.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())
const nothing = { user_xp: 0, user_level: 1, user_match_info: { win: 0, lose: 0, spare: 0 } }

async function playedTicket(player: Player, whim = 1) {
  const { body: ticket } = await player.ask()
  return { ticket, played: playTicket(ticket, whim) }
}

describe('a rejected result', () => {
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

  it('is refused when commands are reordered or belong to another ticket', async () => {
    const player = await arena.newPlayer()
    // Some reversed battles are legal and would count. These are not.
    const first = await playedTicket(player, 5)
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
  ])('is refused at validation for a command %s, and the ticket stays open', async (_, command) => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    const response = await player.send(ticket.id, [command as SentCommand])
    expect([response.status, response.body.code]).toEqual([422, 'validation'])
    await player.send(ticket.id, played.sent)
    await arena.check()
    expect(await player.report(ticket.id)).toMatchObject({ status: 'counted' })
  })

  it('E5: is refused at validation for more than a thousand commands, or with an outcome', async () => {
    const player = await arena.newPlayer()
    const { ticket } = await playedTicket(player)
    expect((await player.send(ticket.id, Array(1001).fill(surplus))).status).toBe(422)
    const path = `/battles/local/${ticket.id}/result` as const
    expect((await player.call('POST', path, { commands: [], outcome: 'win', xp: 50 })).status).toBe(422)
    expect(await player.report(ticket.id)).toMatchObject({ status: 'open' })
  })

  it('is refused when it differs from the first result, and changes nothing', async () => {
    const player = await arena.newPlayer()
    const { ticket, played } = await playedTicket(player)
    await player.send(ticket.id, played.sent)
    const sendOther = () => player.send(ticket.id, [...played.sent, surplus])
    expect(await sendOther()).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
    await arena.check()
    const report = await player.report(ticket.id)
    expect(report.status).toBe('counted')
    expect(await sendOther()).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
    expect(await player.send(ticket.id, played.sent, true)).toMatchObject({ status: 409 })
    expect(await player.report(ticket.id)).toEqual(report)
  })

  it('B2: is not found for another player’s ticket, or none', async () => {
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

  it('E5: changes nothing when progress is written into the profile', async () => {
    const player = await arena.newPlayer()
    const won = { user_xp: 5000, user_level: 9, user_match_info: { win: 99, lose: 0, spare: 0 } }
    const response = await player.call('PUT', `/auth/users/${player.id}`, { extra: won })
    expect(response).toMatchObject({ status: 200, body: { extra: nothing } })
    expect(await player.extra()).toMatchObject(nothing)
  })
})
