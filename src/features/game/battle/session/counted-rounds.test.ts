import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rulesVersion } from '@/engine/rules-version.ts'
import { readGuestBattle } from '../../kit/guest-battle.ts'
import { guestDeviceKey } from '../../kit/guest-progress-keys.ts'
import { settled } from '../testing/fake-clock.ts'
import { browser, playOut, stubStorage, tableOf, visit } from '../testing/rounds.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const standing = (key: string, owner = 'guest') => stored.has(`battle.${key}.${owner}.v2`)

describe('counted battle', () => {
  it('uses the ticket’s battle and sends its result until the server has settled it', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    expect(rounds.store.getState().round).toMatchObject({ note: null })
    expect(tab.server.asked[0]).toEqual({ kind: 'new', rules: 'classic', opponent: 'novizio', deck: null })
    await playOut(table, tab.clock)
    await settled()
    expect(tab.server.sent).toHaveLength(1)
    expect(tab.server.sent[0]?.commands.every(({ seat }) => seat === 'player1')).toBe(true)
    expect(table.report.store.getState()).toEqual({ status: 'checking' })
    tab.server.settle('ticket-1')
    await tab.clock.pass(1000)
    expect(table.report.store.getState()).toMatchObject({ status: 'settled', report: { xp: 50 } })
    expect(tab.server.refreshed).toBe(1)
  })

  it('fetches level and XP if it is closed before it was settled', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    await playOut(await tableOf(rounds), tab.clock)
    await settled()
    await rounds.restart()
    expect(tab.server.refreshed).toBe(0)
    await tab.clock.pass(10_000)
    expect(tab.server.refreshed).toBe(1)
  })

  it('reports its start before newer tickets are requested, and again when it is resumed', async () => {
    const tab = browser()
    const calls: string[] = []
    const { ask, begin } = tab.server
    vi.spyOn(tab.server, 'ask').mockImplementation(wish => {
      calls.push('ask')
      return ask.call(tab.server, wish)
    })
    vi.spyOn(tab.server, 'begin').mockImplementation(id => {
      calls.push(`begin ${id}`)
      return begin.call(tab.server, id)
    })
    const rounds = await visit(tab, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    await settled()
    expect(calls.slice(0, 3)).toEqual(['ask', 'begin ticket-1', 'ask'])
    rounds.close()
    await tableOf(await visit(tab, 'new', { owner: 7 }))
    expect(calls.filter(call => call === 'begin ticket-1')).toHaveLength(2)
  })

  it('is not resumed under other rules', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const [key, saved] = [...stored].find(([name]) => name.startsWith('battle.new.7')) ?? ['', '']
    const older = saved.replace(`"rulesVersion":${rulesVersion}`, `"rulesVersion":${rulesVersion - 1}`)
    expect(older).not.toBe(saved)
    stored.set(key, older)
    const table = await tableOf(await visit(tab, 'new', { owner: 7 }))
    expect(table.session.store.getState().battle.turn).toBe(1)
  })

  it('resumes after a reload with the same ticket', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const table = await tableOf(await visit(tab, 'new', { owner: 7 }))
    await playOut(table, tab.clock)
    expect(tab.server.sent.map(({ id }) => id)).toEqual(['ticket-1'])
  })

  it('earns nothing for a guest without a server, and shows it', async () => {
    const tab = browser()
    tab.server.isDown = true
    const rounds = await visit(tab)
    expect(rounds.store.getState().round).toMatchObject({ state: 'ready', note: 'guest' })
    await playOut(await tableOf(rounds), tab.clock)
    expect(readGuestBattle()).toBeUndefined()
  })

  it('of a guest waits on the device for an account, also after a reload', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    expect(rounds.store.getState().round).toMatchObject({ state: 'ready', note: 'claimable' })
    await (await tableOf(rounds)).session.act({ type: 'use-move', move: 0 })
    rounds.close()
    await playOut(await tableOf(await visit(tab)), tab.clock)
    const { battle, outcome } = readGuestBattle() ?? {}
    expect(battle?.ticket.id).toBe('ticket-1'.padEnd(22, '-'))
    expect(battle?.commands[0]).toEqual({ type: 'use-move', seat: 'player1', move: 0 })
    expect(battle?.commands.every(({ seat }) => seat === 'player1')).toBe(true)
    expect(outcome).toBeDefined()
    expect(tab.server.sent).toEqual([])
  })

  it('of a guest is not stored if it was given up', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    await (await tableOf(rounds)).session.act({ type: 'use-move', move: 0 })
    rounds.abandon()
    expect(readGuestBattle()).toBeUndefined()
  })

  it('earns nothing on a device that already has its reward', async () => {
    stored.set(guestDeviceKey, JSON.stringify({ device: 'd'.repeat(22), hasHad: true }))
    const tab = browser()
    expect((await visit(tab)).store.getState().round).toMatchObject({ note: 'guest' })
    expect(tab.server.asked).toEqual([])
  })

  it('reports a defeat once if it was given up', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    await table.session.act({ type: 'use-move', move: 0 })
    rounds.abandon()
    rounds.abandon()
    await settled()
    expect(tab.server.sent).toEqual([
      { id: 'ticket-1', commands: [{ type: 'use-move', seat: 'player1', move: 0 }], forfeit: true },
    ])
    expect(standing('new', '7')).toBe(false)
  })

  it('ignores giving up after its end', async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    await playOut(await tableOf(rounds), tab.clock)
    rounds.abandon()
    await settled()
    expect(tab.server.sent.map(({ forfeit }) => forfeit)).toEqual([false])
  })
})

describe('counted battle without a network', () => {
  it('uses a stored ticket and sends its result when the network is back', async () => {
    const tab = browser()
    const first = await visit(tab, 'new', { owner: 7 })
    await playOut(await tableOf(first), tab.clock)
    await settled()
    tab.server.isDown = true
    await first.restart()
    const table = await tableOf(first)
    expect(first.store.getState().round).toMatchObject({ note: null })
    await playOut(table, tab.clock)
    expect(table.report.store.getState()).toEqual({ status: 'sending', isWaiting: true })
    tab.server.isDown = false
    await tab.clock.pass(20_000)
    expect(tab.server.sent.map(({ id }) => id)).toEqual(['ticket-1', 'ticket-2'])
    expect(stored.has('battle.outbox.v1')).toBe(false)
  })

  it('sends a result again after every failed attempt', async () => {
    const tab = browser()
    const table = await tableOf(await visit(tab, 'new', { owner: 7 }))
    tab.server.isDown = true
    const send = vi.spyOn(tab.server, 'send')
    await playOut(table, tab.clock)
    await settled()
    const first = send.mock.calls.length
    await tab.clock.pass(15_000)
    await tab.clock.pass(15_000)
    expect(send.mock.calls.length).toBe(first + 2)
    expect(table.report.store.getState()).toEqual({ status: 'sending', isWaiting: true })
    tab.server.isDown = false
    await tab.clock.pass(15_000)
    expect(tab.server.sent).toHaveLength(1)
  })

  it('can be played without a ticket and does not count', async () => {
    const tab = browser()
    tab.server.isDown = true
    const rounds = await visit(tab, 'new', { owner: 7 })
    const table = await tableOf(rounds)
    expect(rounds.store.getState().round).toMatchObject({ note: 'offline' })
    await playOut(table, tab.clock)
    expect(table.report.store.getState()).toEqual({ status: 'none', reason: 'offline' })
  })
})
