/**
 * game 14: a battle played as a guest is rewarded once, when an account with a verified email claims it, and cannot be
 * farmed.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BattleReport, ticketDays, xpOf } from '@/contract/endpoints/game/battles.ts'
import type { GuestBattle, GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { users } from '../../db/schema/auth.ts'
import { battles } from '../../db/schema/battles.ts'
import { type BattleFixture, openBattleFixture, type Player, password } from './testing/battle-fixture.ts'
import { playTicket } from './testing/play-ticket.ts'

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

const day = 24 * 60 * 60_000

async function askAsGuest(device?: string): Promise<GuestTicket> {
  const body = { opponent: 'novizio', ...(device && { device }) }
  const response = await arena.call('POST', '/battles/guest', { body })
  expect(response.statusCode).toBe(201)
  return response.json()
}

const outcomes = { player1: 'win', player2: 'lose', none: 'spare' } as const

async function playAsGuest(device?: string) {
  const ticket = await askAsGuest(device)
  const { sent, state } = playTicket(ticket)
  const battle: GuestBattle = { ticket, commands: sent as GuestBattle['commands'] }
  return { battle, outcome: outcomes[state.winner ?? 'none'], turns: state.turn }
}

const verify = (userId: number) =>
  arena.context.db.update(users).set({ email_verified_at: arena.context.now() }).where(eq(users.id, userId))

async function verifiedPlayer(): Promise<Player> {
  const player = await arena.newPlayer()
  await verify(player.id)
  return player
}

const claim = (player: Player, battle: unknown) =>
  player.call<BattleReport>('POST', '/me/guest-battle', battle)
const rowsOf = (player: Player) =>
  arena.context.db.select().from(battles).where(eq(battles.user_id, player.id))

async function expectNothing(player: Player): Promise<void> {
  expect((await player.extra()).user_xp).toBe(0)
  expect(await rowsOf(player)).toEqual([])
}

describe('game 14: a battle played as a guest', () => {
  it('counts like any other once the server has replayed it', async () => {
    const player = await verifiedPlayer()
    const { battle, outcome, turns } = await playAsGuest()
    expect(await claim(player, battle)).toMatchObject({ status: 202, body: { status: 'checking' } })
    await arena.check()
    const xp = xpOf[outcome]
    expect(await player.report(battle.ticket.id)).toMatchObject({ status: 'counted', outcome, turns, xp })
    const { user_xp, user_match_info } = await player.extra()
    expect({ user_xp, counted: user_match_info[outcome] }).toEqual({ user_xp: xp, counted: 1 })
    expect((await arena.call('GET', `/battles/${battle.ticket.id}/replay`)).statusCode).toBe(200)
  })

  it('creates no row before it is claimed', async () => {
    const countBefore = await arena.context.db.$count(battles)
    await askAsGuest()
    expect(await arena.context.db.$count(battles)).toBe(countBefore)
  })

  it('waits until the email is verified', async () => {
    const player = await arena.newPlayer()
    const { battle } = await playAsGuest()
    expect(await claim(player, battle)).toMatchObject({ status: 403, body: { code: 'address_unverified' } })
    await expectNothing(player)
    await verify(player.id)
    expect((await claim(player, battle)).status).toBe(202)
  })

  it('is rewarded once, however often it is sent, also concurrently', async () => {
    const player = await verifiedPlayer()
    const { battle, outcome } = await playAsGuest()
    const responses = await Promise.all([1, 2, 3, 4].map(() => claim(player, battle)))
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    await arena.check()
    expect((await claim(player, battle)).body).toMatchObject({ status: 'counted' })
    expect((await player.extra()).user_xp).toBe(xpOf[outcome])
  })

  it('is refused for the same ticket with other moves', async () => {
    const player = await verifiedPlayer()
    const { battle } = await playAsGuest()
    await claim(player, battle)
    const other = { ...battle, commands: battle.commands.slice(0, -1) }
    expect(await claim(player, other)).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
  })

  it('is rewarded once per account', async () => {
    const player = await verifiedPlayer()
    expect((await claim(player, (await playAsGuest()).battle)).status).toBe(202)
    await arena.context.db
      .update(users)
      .set({ email: 'altro-indirizzo@example.com' })
      .where(eq(users.id, player.id))
    const second = await claim(player, (await playAsGuest()).battle)
    expect(second).toMatchObject({ status: 409, body: { code: 'guest_battle_had' } })
    expect(await rowsOf(player)).toHaveLength(1)
  })

  it('is rewarded once per device for all its accounts, and a refusal uses nothing up', async () => {
    const first = await playAsGuest()
    const { device } = first.battle.ticket
    expect((await claim(await verifiedPlayer(), first.battle)).status).toBe(202)
    const second = await playAsGuest(device)
    expect(second.battle.ticket.device).toBe(device)
    const other = await verifiedPlayer()
    expect(await claim(other, second.battle)).toMatchObject({ body: { code: 'guest_battle_had' } })
    await expectNothing(other)
    expect((await claim(other, (await playAsGuest()).battle)).status).toBe(202)
  })

  it('is rewarded for one of two accounts of a device that claim concurrently', async () => {
    const { battle } = await playAsGuest()
    const secondBattle = await playAsGuest(battle.ticket.device)
    const players = [await verifiedPlayer(), await verifiedPlayer()] as const
    const responses = await Promise.all([claim(players[0], battle), claim(players[1], secondBattle.battle)])
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409])
  })

  it('is rewarded once per ticket, also when it is copied to another device', async () => {
    const { battle } = await playAsGuest()
    await claim(await verifiedPlayer(), battle)
    const other = await verifiedPlayer()
    expect((await claim(other, battle)).status).toBe(409)
    const moved = { ...battle, ticket: { ...battle.ticket, device: (await askAsGuest()).device } }
    expect(await claim(other, moved)).toMatchObject({ body: { code: 'guest_ticket_invalid' } })
    await expectNothing(other)
  })

  it('is rewarded once per email, also after the account was deleted and registered again', async () => {
    const email = 'torna-ospite@example.com'
    const come = async () => {
      const body = { name: 'Torna', email, password }
      const { access_token } = (await arena.call('POST', '/auth/register', { body })).json()
      const headers = { authorization: `Bearer ${access_token}` }
      const at = { email_verified_at: arena.context.now() }
      await arena.context.db.update(users).set(at).where(eq(users.email, email))
      const { battle } = await playAsGuest()
      const { statusCode } = await arena.call('POST', '/me/guest-battle', { headers, body: battle })
      return { headers, statusCode }
    }
    const first = await come()
    expect(first.statusCode).toBe(202)
    const deletion = await arena.call('POST', '/me/delete', { headers: first.headers, body: { password } })
    expect(deletion.statusCode).toBe(200)
    expect((await come()).statusCode).toBe(409)
  })

  it('is refused when any field of its ticket was changed', async () => {
    const player = await verifiedPlayer()
    const { battle } = await playAsGuest()
    const { ticket } = battle
    const [first, ...others] = ticket.setup.catalogue
    const strong = { ...ticket.setup, catalogue: [{ ...first, pv: 999 }, ...others] }
    const changes: Partial<Record<keyof GuestTicket, unknown>>[] = [
      { id: 'A'.repeat(22) },
      { seed: ticket.seed + 1 },
      { opponent: 'maestro' },
      { rules: 'classic' },
      { kind: 'newb' },
      { rules_version: rulesVersion + 1 },
      { expires_at: new Date(Date.parse(ticket.expires_at) + day).toISOString() },
      { setup: strong },
      { signature: 'A'.repeat(43) },
      { signature: '' },
    ]
    for (const change of changes)
      expect(await claim(player, { ...battle, ticket: { ...ticket, ...change } })).toMatchObject({
        status: 422,
        body: { code: 'guest_ticket_invalid' },
      })
    await expectNothing(player)
  })

  it('cannot be made from the ticket of an account', async () => {
    const [owner, outsider] = [await verifiedPlayer(), await verifiedPlayer()]
    const { body: ticket } = await owner.ask()
    const { sent } = playTicket(ticket)
    const { device, signature } = await askAsGuest()
    const forged = { ticket: { ...ticket, rules: 'standard', device, signature }, commands: sent }
    expect(await claim(outsider, forged)).toMatchObject({ body: { code: 'guest_ticket_invalid' } })
    expect((await owner.report(ticket.id)).status).toBe('open')
  })

  it('earns nothing with forged moves, and uses up the account’s reward', async () => {
    const player = await verifiedPlayer()
    const { battle } = await playAsGuest()
    const commands = battle.commands.map(() => ({ type: 'use-move', seat: 'player1', move: 9 }) as const)
    await claim(player, { ...battle, commands })
    await arena.check()
    expect(await player.report(battle.ticket.id)).toMatchObject({ status: 'refused', xp: 0 })
    expect((await player.extra()).user_xp).toBe(0)
    expect(await claim(player, (await playAsGuest()).battle)).toMatchObject({
      body: { code: 'guest_battle_had' },
    })
  })

  it('is refused after its expiry and without a login', async () => {
    const { battle } = await playAsGuest()
    expect((await arena.call('POST', '/me/guest-battle', { body: battle })).statusCode).toBe(401)
    arena.pass(ticketDays * day + 1)
    const player = await verifiedPlayer()
    expect(await claim(player, battle)).toMatchObject({ status: 422, body: { code: 'ticket_expired' } })
    await expectNothing(player)
  })
})
