/** The link under a bad network: what is lost is fetched, what came twice is shown once, an own tap that failed is taken back. */
import { describe, expect, it } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import { legalCommands } from '@/engine/legal.ts'
import { WIND_TURNS } from '@/engine/rules/standard-numbers.ts'
import { viewFor } from '@/engine/view.ts'
import { Authority, facts, sitDown } from '../testing/authority.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { mirrorCommand, mirrorView } from './mirror.ts'

describe('an own command', () => {
  it('is shown before the server has answered, once', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    const [command] = legalCommands(authority.state, 'player1')
    const sent = near.link.send(command as Command)
    expect(near.updates.at(-1)?.type).toBe('step')
    expect(await sent).toBeNull()
    await settled()
    expect(near.updates.filter(({ type }) => type === 'step')).toHaveLength(1)
    expect(near.updates.at(-1)).toMatchObject({ type: 'clock', clock: { endsAt: 105_000, total: 105_000 } })
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
  })

  it('is taken back when the table has moved on meanwhile', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    const [first, second] = legalCommands(authority.state, 'player1')
    authority.apply(second as Command) // by this player on another device; nothing is heard of it
    await near.link.send(first as Command)
    await settled()
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
    expect(near.received()).toEqual(authority.history)
  })

  it('is a fact once the server has taken it, though its event never comes', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    expect(await near.link.send(legalCommands(authority.state, 'player1')[0] as Command)).toBeNull()
    authority.losesEvent = () => false
    const [next] = legalCommands(authority.state, viewFor(authority.state, null).toAct ?? 'player2')
    authority.apply(next as Command)
    await settled()
    expect(near.updates.some(({ type }) => type === 'snapshot')).toBe(false)
    expect(near.received()).toEqual(authority.history)
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
  })

  it('happens once when its answer is lost and it is sent again', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    let losses = 1
    authority.losesAnswer = () => losses-- > 0
    const sent = near.link.send(legalCommands(authority.state, 'player1')[0] as Command)
    await settled()
    await near.clock.pass(500)
    expect(await sent).toBeNull()
    expect(authority.version).toBe(4)
    expect(near.received()).toEqual(authority.history)
  })

  it('of the far seat is mirrored on its way out and in', async () => {
    const authority = new Authority()
    const far = sitDown(authority, 'player2')
    authority.apply({ type: 'skip-turn', seat: 'player1' })
    await settled()
    expect(far.shown()).toEqual(mirrorView(viewFor({ ...authority.state, rng: 0 }, 'player2')))
    const [command] = far.shown().legal
    expect(command?.seat).toBe('player1')
    expect(await far.link.send(command as Command)).toBeNull()
    expect(mirrorCommand(command as Command).seat).toBe('player2')
    expect(authority.version).toBe(5)
  })

  it('of a spectator never leaves', async () => {
    const authority = new Authority()
    const watcher = sitDown(authority, null)
    expect(watcher.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(await watcher.link.send(legalCommands(authority.state, 'player1')[0] as Command)).toBe(
      'not_your_turn',
    )
    expect(authority.version).toBe(3)
  })
})

describe('the wind of the standard rules', () => {
  const skip = { type: 'skip-turn', seat: 'player1' } as const

  /** Both skip; whoever has the last turn of the first wind is to move. */
  async function beforeItTurns() {
    const authority = new Authority('standard')
    const seats = { player1: sitDown(authority, 'player1'), player2: sitDown(authority, 'player2') }
    while (authority.state.turn < WIND_TURNS)
      authority.apply({ ...skip, seat: authority.state.currentTurnPlayerId })
    await settled()
    return { authority, seats, mover: seats[authority.state.currentTurnPlayerId] }
  }

  it('is what the server says, now and announced, after each command of either player', async () => {
    const { authority, seats } = await beforeItTurns()
    for (let step = 0; step < WIND_TURNS * 2; step++) {
      expect(authority.state.wind).toBeDefined()
      for (const { shown } of Object.values(seats)) expect(shown().wind).toEqual(authority.state.wind)
      authority.apply({ ...skip, seat: authority.state.currentTurnPlayerId })
      await settled()
    }
  })

  it.each(['event first', 'answer first', 'no event'] as const)(
    'turned by an own command, it is mended (%s), and nothing is shown twice or cut short',
    async order => {
      const { authority, mover } = await beforeItTurns()
      const held: unknown[] = []
      const ears = [...authority.ears]
      if (order !== 'event first') {
        authority.ears.clear()
        authority.ears.add({ subscribed: () => {}, events: { 'battle-update': data => held.push(data) } })
      }
      const before = mover.updates.length
      const command = mover.shown().legal.find(({ type }) => type === 'skip-turn')
      expect(await mover.link.send(command as Command)).toBeNull()
      await settled()
      if (order === 'answer first') for (const ear of ears) ear.events['battle-update']?.(held[0])
      if (order === 'no event') await mover.link.doubt()
      await settled()
      expect(authority.state.turn).toBe(WIND_TURNS + 1)
      expect(mover.shown().wind).toEqual(authority.state.wind)
      const told = mover.updates.slice(before)
      expect(told.filter(({ type }) => type === 'snapshot')).toEqual([])
      const events = told.flatMap(update => (update.type === 'step' ? update.events : []))
      expect(events.filter(({ type }) => type === 'wind-turned')).toHaveLength(1)
    },
  )
})

describe('a second tab or device', () => {
  it('leaves this one a picture without a command, and nothing of it gets through', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    const [command] = near.shown().legal
    near.link.setHere(false)
    expect(near.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(await near.link.send(command as Command)).toBe('not_your_turn')
    expect(authority.version).toBe(3)
    authority.apply(command as Command) // by the other one
    await settled()
    expect(near.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
  })

  it('gives it back when it is taken over here', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    near.link.setHere(false)
    near.link.setHere(true)
    await settled()
    expect(near.shown().toAct).toBe('player1')
    expect(await near.link.send(near.shown().legal[0] as Command)).toBeNull()
    expect(authority.version).toBe(4)
  })
})

describe('three seconds of latency', () => {
  const latency = 1_500 // one way

  it('show an own command at once and change nothing about what happens, or in which order', async () => {
    const authority = new Authority()
    const seats = { player1: sitDown(authority, 'player1'), player2: sitDown(authority, 'player2') }
    const deps = new FakeClock()
    authority.isDistant = true
    authority.travels = () => new Promise<void>(resolve => deps.after(latency, resolve))
    for (let step = 0; step < 12 && authority.state.phase !== 'game_over'; step++) {
      const near = seats[viewFor(authority.state, null).toAct ?? 'player1']
      const [command] = near.shown().legal
      const before = authority.version
      const sent = near.link.send(command as Command)
      expect(near.updates.at(-1)?.type).toBe('step')
      expect(near.shown().turn).not.toBeUndefined()
      expect(authority.version).toBe(before) // not there yet
      for (let trip = 0; trip < 4; trip++) {
        await deps.pass(latency)
        await settled()
      }
      expect(await sent).toBeNull()
      expect(authority.version).toBe(before + 1)
    }
    expect(seats.player1.received()).toEqual(authority.history)
    expect(facts(mirrorView(seats.player2.shown()) as never)).toEqual(facts(authority.state))
    const snapshots = seats.player1.updates.filter(({ type }) => type === 'snapshot')
    expect(snapshots).toEqual([])
  })
})

describe('a network that loses', () => {
  const chance = (seed: number) => () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return seed / 2 ** 32
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'one in twenty events and answers costs no fact, doubles none, reorders none (seed %i)',
    async seed => {
      const random = chance(seed)
      const authority = new Authority()
      const seats = { player1: sitDown(authority, 'player1'), player2: sitDown(authority, 'player2') }
      authority.losesEvent = () => random() < 0.05
      authority.losesAnswer = () => random() < 0.05
      for (let step = 0; step < 200 && authority.state.phase !== 'game_over'; step++) {
        const { toAct } = viewFor(authority.state, null)
        const near = seats[toAct ?? 'player1']
        await near.link.doubt()
        const { legal } = near.shown()
        const sent = near.link.send(legal[Math.floor(random() * legal.length)] as Command)
        await settled()
        await near.clock.pass(500)
        expect(await sent).toBeNull()
      }
      authority.losesEvent = () => false
      for (const { link } of Object.values(seats)) await link.doubt()
      expect(seats.player1.received()).toEqual(authority.history)
      expect(facts(seats.player1.shown() as never)).toEqual(facts(authority.state))
      expect(facts(mirrorView(seats.player2.shown()) as never)).toEqual(facts(authority.state))
    },
  )

  it('is noticed by the next heartbeat where no later event shows the gap', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    authority.apply({ type: 'skip-turn', seat: 'player1' }) // on another device
    near.link.hearOf(authority.version - 1)
    await settled()
    expect(near.shown().turn).toBe(1)
    near.link.hearOf(authority.version)
    await settled()
    expect(near.shown().turn).toBe(2)
    expect(near.received()).toEqual(authority.history)
  })

  it('is caught up with in one picture after a sleep', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    for (let step = 0; step < 6; step++)
      authority.apply({ type: 'skip-turn', seat: authority.state.currentTurnPlayerId })
    await near.link.doubt()
    expect(near.updates.at(-1)?.type).toBe('snapshot')
    expect(near.received()).toEqual(authority.history)
  })

  it('out of order is put in order', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player2')
    const sent: unknown[] = []
    const [ear] = authority.ears
    authority.ears.clear()
    authority.ears.add({ subscribed: () => {}, events: { 'battle-update': data => sent.push(data) } })
    for (let step = 0; step < 3; step++)
      authority.apply({ type: 'skip-turn', seat: authority.state.currentTurnPlayerId })
    for (const data of [sent[2], sent[0], sent[0], sent[1]]) ear?.events['battle-update']?.(data)
    await settled()
    expect(facts(mirrorView(near.shown()) as never)).toEqual(facts(authority.state))
  })
})

describe('what is seen first', () => {
  it('is known before the table is open, as each side sees it', () => {
    const authority = new Authority()
    const [near, far] = [sitDown(authority, 'player1'), sitDown(authority, 'player2')]
    expect(near.link.view()).toEqual(near.shown())
    expect(far.link.view()).toEqual(far.shown())
    expect(far.link.view().player2).toEqual(near.link.view().player1)
  })
})

describe('the clock of the turn', () => {
  const seated = () => {
    const near = sitDown(new Authority(), 'player1')
    const end = () =>
      near.updates.flatMap(update => ('clock' in update ? (update.clock ?? []) : [])).at(-1)?.endsAt
    return { ...near, end }
  }

  it('ends earlier when the device was asleep', async () => {
    const { link, clock, end } = seated()
    await clock.pass(5000)
    link.adjustClock(65_000)
    expect(end()).toBe(105_000 - 60_000)
  })

  it('does not change with a heartbeat that arrives late', async () => {
    const { link, clock, updates } = seated()
    await clock.pass(5000)
    const before = updates.length
    link.adjustClock(4800)
    expect(updates).toHaveLength(before)
  })
})
