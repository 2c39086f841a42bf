/** Tests the link on a bad network: lost events are fetched, duplicates are shown once, a failed command is rolled back. */
import { describe, expect, it } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import { WIND_TURNS } from '@/engine/rules/standard-numbers.ts'
import { legalCommands, viewFor } from '@/engine/view.ts'
import { Authority, facts, sitDown } from '../testing/authority.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { mirrorCommand, mirrorView } from './mirror.ts'

describe('own command', () => {
  it('is shown once, before the server has responded', async () => {
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

  it('is rolled back when the battle has advanced meanwhile', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    const [first, second] = legalCommands(authority.state, 'player1')
    authority.apply(second as Command) // sent by this player on another device; its event is lost
    await near.link.send(first as Command)
    await settled()
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
    expect(near.received()).toEqual(authority.history)
  })

  it('is confirmed once the server has accepted it, even if its event never arrives', async () => {
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

  it('runs once when its response is lost and it is sent again', async () => {
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

  it('of the far seat is mirrored when sent and when received', async () => {
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

  it('of a spectator is never sent', async () => {
    const authority = new Authority()
    const watcher = sitDown(authority, null)
    expect(watcher.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(await watcher.link.send(legalCommands(authority.state, 'player1')[0] as Command)).toBe(
      'not_your_turn',
    )
    expect(authority.version).toBe(3)
  })
})

describe('wind of the standard rules', () => {
  const skip = { type: 'skip-turn', seat: 'player1' } as const

  /** Both players skip until the last turn of the first wind. */
  async function beforeItTurns() {
    const authority = new Authority('standard')
    const seats = { player1: sitDown(authority, 'player1'), player2: sitDown(authority, 'player2') }
    while (authority.state.turn < WIND_TURNS)
      authority.apply({ ...skip, seat: authority.state.currentTurnPlayerId })
    await settled()
    return { authority, seats, mover: seats[authority.state.currentTurnPlayerId] }
  }

  it("equals the server's current and announced wind after each command of either player", async () => {
    const { authority, seats } = await beforeItTurns()
    for (let step = 0; step < WIND_TURNS * 2; step++) {
      expect(authority.state.wind).toBeDefined()
      for (const { shown } of Object.values(seats)) expect(shown().wind).toEqual(authority.state.wind)
      authority.apply({ ...skip, seat: authority.state.currentTurnPlayerId })
      await settled()
    }
  })

  it.each(['event first', 'answer first', 'no event'] as const)(
    'is corrected after an own command that turned it (%s), without repeating or cutting an animation',
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
      if (order === 'no event') await mover.link.refetch()
      await settled()
      expect(authority.state.turn).toBe(WIND_TURNS + 1)
      expect(mover.shown().wind).toEqual(authority.state.wind)
      const newUpdates = mover.updates.slice(before)
      expect(newUpdates.filter(({ type }) => type === 'snapshot')).toEqual([])
      const events = newUpdates.flatMap(update => (update.type === 'step' ? update.events : []))
      expect(events.filter(({ type }) => type === 'wind-turned')).toHaveLength(1)
    },
  )
})

describe('second tab or device', () => {
  it('only displays the battle and sends no command', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    const [command] = near.shown().legal
    near.link.setHere(false)
    expect(near.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(await near.link.send(command as Command)).toBe('not_your_turn')
    expect(authority.version).toBe(3)
    authority.apply(command as Command) // sent by the other device
    await settled()
    expect(near.shown()).toMatchObject({ toAct: null, legal: [] })
    expect(facts(near.shown() as never)).toEqual(facts(authority.state))
  })

  it('can send commands after it has taken over', async () => {
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

  it('show an own command immediately and change neither the events nor their order', async () => {
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
      expect(authority.version).toBe(before) // not received yet
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

describe('network that loses messages', () => {
  const chance = (seed: number) => () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return seed / 2 ** 32
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'loses, repeats and reorders no event when one in twenty events and responses is lost (seed %i)',
    async seed => {
      const random = chance(seed)
      const authority = new Authority()
      const seats = { player1: sitDown(authority, 'player1'), player2: sitDown(authority, 'player2') }
      authority.losesEvent = () => random() < 0.05
      authority.losesAnswer = () => random() < 0.05
      for (let step = 0; step < 200 && authority.state.phase !== 'game_over'; step++) {
        const { toAct } = viewFor(authority.state, null)
        const near = seats[toAct ?? 'player1']
        await near.link.refetch()
        const { legal } = near.shown()
        const sent = near.link.send(legal[Math.floor(random() * legal.length)] as Command)
        await settled()
        await near.clock.pass(500)
        expect(await sent).toBeNull()
      }
      authority.losesEvent = () => false
      for (const { link } of Object.values(seats)) await link.refetch()
      expect(seats.player1.received()).toEqual(authority.history)
      expect(facts(seats.player1.shown() as never)).toEqual(facts(authority.state))
      expect(facts(mirrorView(seats.player2.shown()) as never)).toEqual(facts(authority.state))
    },
  )

  it('is detected by the next heartbeat if no later event reveals the gap', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    authority.apply({ type: 'skip-turn', seat: 'player1' }) // sent on another device
    near.link.receiveHeartbeat(authority.version - 1)
    await settled()
    expect(near.shown().turn).toBe(1)
    near.link.receiveHeartbeat(authority.version)
    await settled()
    expect(near.shown().turn).toBe(2)
    expect(near.received()).toEqual(authority.history)
  })

  it('O8: is followed by one snapshot after the device was asleep', async () => {
    const authority = new Authority()
    const near = sitDown(authority, 'player1')
    authority.losesEvent = () => true
    for (let step = 0; step < 6; step++)
      authority.apply({ type: 'skip-turn', seat: authority.state.currentTurnPlayerId })
    await near.link.refetch()
    expect(near.updates.at(-1)?.type).toBe('snapshot')
    expect(near.received()).toEqual(authority.history)
  })

  it('delivers events that arrive out of order in their order', async () => {
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

describe('first picture', () => {
  it('is available from both sides before the battle is opened', () => {
    const authority = new Authority()
    const [near, far] = [sitDown(authority, 'player1'), sitDown(authority, 'player2')]
    expect(near.link.view()).toEqual(near.shown())
    expect(far.link.view()).toEqual(far.shown())
    expect(far.link.view().player2).toEqual(near.link.view().player1)
  })
})

describe('turn clock', () => {
  const seated = () => {
    const near = sitDown(new Authority(), 'player1')
    const end = () =>
      near.updates.flatMap(update => ('clock' in update ? (update.clock ?? []) : [])).at(-1)?.endsAt
    return { ...near, end }
  }

  it('ends earlier after the device was asleep', async () => {
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
