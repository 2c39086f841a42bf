import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rulesVersion } from '@/engine/rules-version.ts'
import { readGuestBattle } from '../../kit/guest-battle.ts'
import { guestDeviceKey } from '../../kit/guest-battle-key.ts'
import { settled } from '../testing/fake-clock.ts'
import { browser, playOut, stubStorage, tableOf, visit } from '../testing/rounds.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const standing = (key: string, owner = 'guest') => stored.has(`battle.${key}.${owner}.v2`)

describe('a battle that counts', () => {
  it('is the ticket’s, and its result goes to the server until that has settled it', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    expect(rounds.store.getState().round).toMatchObject({ note: null })
    expect(one.server.asked[0]).toEqual({ kind: 'new', rules: 'classic', opponent: 'novizio', deck: null })
    await playOut(table, one.clock)
    await settled()
    expect(one.server.sent).toHaveLength(1)
    expect(one.server.sent[0]?.commands.every(({ seat }) => seat === 'player1')).toBe(true)
    expect(table.report.store.getState()).toEqual({ status: 'checking' })
    one.server.settle('ticket-1')
    await one.clock.pass(1000)
    expect(table.report.store.getState()).toMatchObject({ status: 'settled', report: { xp: 50 } })
    expect(one.server.refreshed).toBe(1)
  })

  it('left before it was settled, level and XP are fetched all the same', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    await playOut(await tableOf(rounds), one.clock)
    await settled()
    await rounds.anew()
    expect(one.server.refreshed).toBe(0)
    await one.clock.pass(10_000)
    expect(one.server.refreshed).toBe(1)
  })

  it('has begun before newer tickets are asked for, and says so again where it goes on', async () => {
    const one = browser()
    const calls: string[] = []
    const { ask, begin } = one.server
    vi.spyOn(one.server, 'ask').mockImplementation(wish => {
      calls.push('ask')
      return ask.call(one.server, wish)
    })
    vi.spyOn(one.server, 'begin').mockImplementation(id => {
      calls.push(`begin ${id}`)
      return begin.call(one.server, id)
    })
    const rounds = await visit(one, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    await settled()
    expect(calls.slice(0, 3)).toEqual(['ask', 'begin ticket-1', 'ask'])
    rounds.close()
    await tableOf(await visit(one, 'new', { owner: 7 }))
    expect(calls.filter(call => call === 'begin ticket-1')).toHaveLength(2)
  })

  it('of other rules is not gone on with', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const [key, saved] = [...stored].find(([name]) => name.startsWith('battle.new.7')) ?? ['', '']
    const older = saved.replace(`"rulesVersion":${rulesVersion}`, `"rulesVersion":${rulesVersion - 1}`)
    expect(older).not.toBe(saved)
    stored.set(key, older)
    const table = await tableOf(await visit(one, 'new', { owner: 7 }))
    expect(table.session.store.getState().battle.turn).toBe(1)
  })

  it('goes on after a reload as the same ticket', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const table = await tableOf(await visit(one, 'new', { owner: 7 }))
    await playOut(table, one.clock)
    expect(one.server.sent.map(({ id }) => id)).toEqual(['ticket-1'])
  })

  it('a guest without a server plays for nothing, and is told so', async () => {
    const one = browser()
    one.server.isDown = true
    const rounds = await visit(one)
    expect(rounds.store.getState().round).toMatchObject({ state: 'ready', note: 'guest' })
    await playOut(await tableOf(rounds), one.clock)
    expect(readGuestBattle()).toBeUndefined()
  })

  it('a guest’s waits on the device until an account has it, over a reload too', async () => {
    const one = browser()
    const rounds = await visit(one)
    expect(rounds.store.getState().round).toMatchObject({ state: 'ready', note: 'claimable' })
    await (await tableOf(rounds)).session.act({ type: 'use-move', move: 0 })
    rounds.close()
    await playOut(await tableOf(await visit(one)), one.clock)
    const { battle, outcome } = readGuestBattle() ?? {}
    expect(battle?.ticket.id).toBe('ticket-1'.padEnd(22, '-'))
    expect(battle?.commands[0]).toEqual({ type: 'use-move', seat: 'player1', move: 0 })
    expect(battle?.commands.every(({ seat }) => seat === 'player1')).toBe(true)
    expect(outcome).toBeDefined()
    expect(one.server.sent).toEqual([])
  })

  it('a guest’s that is given up is not kept', async () => {
    const one = browser()
    const rounds = await visit(one)
    await (await tableOf(rounds)).session.act({ type: 'use-move', move: 0 })
    rounds.abandon()
    expect(readGuestBattle()).toBeUndefined()
  })

  it('of a device that has had its reward is for fun again', async () => {
    stored.set(guestDeviceKey, JSON.stringify({ device: 'd'.repeat(22), hasHad: true }))
    const one = browser()
    expect((await visit(one)).store.getState().round).toMatchObject({ note: 'guest' })
    expect(one.server.asked).toEqual([])
  })

  it('given up it is a defeat, sent once', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    await table.session.act({ type: 'use-move', move: 0 })
    rounds.abandon()
    rounds.abandon()
    await settled()
    expect(one.server.sent).toEqual([
      { id: 'ticket-1', commands: [{ type: 'use-move', seat: 'player1', move: 0 }], forfeit: true },
    ])
    expect(standing('new', '7')).toBe(false)
  })

  it('once over, giving up changes nothing', async () => {
    const one = browser()
    const rounds = await visit(one, 'new', { owner: 7 })
    await playOut(await tableOf(rounds), one.clock)
    rounds.abandon()
    await settled()
    expect(one.server.sent.map(({ forfeit }) => forfeit)).toEqual([false])
  })
})

describe('without a network', () => {
  it('a ticket kept from before is played, and its result is sent when the network is back', async () => {
    const one = browser()
    const first = await visit(one, 'new', { owner: 7 })
    await playOut(await tableOf(first), one.clock)
    await settled()
    one.server.isDown = true
    await first.anew()
    const table = await tableOf(first)
    expect(first.store.getState().round).toMatchObject({ note: null })
    await playOut(table, one.clock)
    expect(table.report.store.getState()).toEqual({ status: 'sending', isWaiting: true })
    one.server.isDown = false
    await one.clock.pass(20_000)
    expect(one.server.sent.map(({ id }) => id)).toEqual(['ticket-1', 'ticket-2'])
    expect(stored.has('battle.outbox.v1')).toBe(false)
  })

  it('sends a result again after every attempt that fails', async () => {
    const one = browser()
    const table = await tableOf(await visit(one, 'new', { owner: 7 }))
    one.server.isDown = true
    const send = vi.spyOn(one.server, 'send')
    await playOut(table, one.clock)
    await settled()
    const first = send.mock.calls.length
    await one.clock.pass(15_000)
    await one.clock.pass(15_000)
    expect(send.mock.calls.length).toBe(first + 2)
    expect(table.report.store.getState()).toEqual({ status: 'sending', isWaiting: true })
    one.server.isDown = false
    await one.clock.pass(15_000)
    expect(one.server.sent).toHaveLength(1)
  })

  it('without a ticket it is played all the same and does not count', async () => {
    const one = browser()
    one.server.isDown = true
    const rounds = await visit(one, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    expect(rounds.store.getState().round).toMatchObject({ note: 'offline' })
    await playOut(table, one.clock)
    expect(table.report.store.getState()).toEqual({ status: 'none', reason: 'offline' })
  })
})
