import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { details, samples } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { variantOf } from '../variants/catalog.ts'
import type { VariantCode } from '../variants/variant.ts'
import { COMPUTER_DELAY } from './computer.ts'
import { layTable, type Table, type TableConfig } from './lay-table.ts'

let stored: Map<string, string>
const clock = () => new FakeClock()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function laid(code: VariantCode = 'new', given: Partial<TableConfig> = {}): Promise<Table> {
  const table = layTable({
    variant: variantOf(code),
    world: { characters: samples().characters, owned: [] },
    seed: 11,
    owner: null,
    details,
    clock: clock(),
    words: italian,
    onCue: () => {},
    onVoice: () => {},
    onPanel: () => {},
    confirmMoves: () => true,
    log: () => {},
    ...given,
  })
  if ('missing' in table) throw new Error(table.missing)
  table.open()
  await settled()
  return table
}

async function playOut({ session }: Table, time: FakeClock) {
  for (let step = 0; step < 400 && session.state().gameState !== 'game_over'; step++) {
    const [first] = session.legal()
    if (first) await session.act(first)
    await time.pass(COMPUTER_DELAY)
  }
}

describe('after a reload', () => {
  it('the battle stands as it was left', async () => {
    const time = clock()
    const left = await laid('new', { clock: time })
    await left.session.act({ type: 'use-move', move: 0 })
    await time.pass(COMPUTER_DELAY)
    left.close()
    const again = await laid('new', { seed: 99 })
    const { damageAnimationTarget: _, ...before } = left.session.state()
    expect(before.turn).toBe(3)
    expect(again.session.state()).toMatchObject(before)
  })

  it('the computer takes its turn up again', async () => {
    const left = await laid()
    await left.session.act({ type: 'skip-turn' })
    left.close()
    const time = clock()
    const again = await laid('new', { clock: time })
    expect(again.session.state().currentTurnPlayerId).toBe('player2')
    await time.pass(COMPUTER_DELAY)
    expect(again.session.state().currentTurnPlayerId).toBe('player1')
  })

  it('corrupt values give a fresh battle', async () => {
    const left = await laid()
    await left.session.act({ type: 'skip-turn' })
    left.close()
    for (const key of stored.keys()) stored.set(key, '{"record":')
    expect((await laid()).session.state()).toMatchObject({ turn: 1, gameState: 'playing' })
  })

  it('a finished battle is not kept', async () => {
    const time = clock()
    const table = await laid('new', { clock: time })
    await table.session.act({ type: 'skip-turn' })
    expect(stored.size).toBe(1)
    await time.pass(COMPUTER_DELAY)
    await playOut(table, time)
    expect(table.session.state().gameState).toBe('game_over')
    expect(stored.size).toBe(0)
  })
})

describe('what is told', () => {
  it('a warning is logged when the catalogue has fewer than 12 cards', async () => {
    const log = vi.fn()
    await laid('new', { log, world: { characters: samples().characters.slice(0, 9), owned: [] } })
    expect(log).toHaveBeenCalledExactlyOnceWith('battle warning', { code: 'catalogue_short', cards: 9 })
  })

  it('Saving a match result of the older variant only logs, once', async () => {
    const log = vi.fn()
    const time = clock()
    const table = await laid('oldnew', { log, clock: time })
    await playOut(table, time)
    await time.pass(COMPUTER_DELAY)
    const { winner, turn } = table.session.state()
    expect(log).toHaveBeenCalledExactlyOnceWith('battle result', { winner, turns: turn })
  })

  it('nothing to play with is a value', () => {
    const config = { variant: variantOf('newb'), world: { characters: [], owned: [] }, owner: 3, seed: 1 }
    expect(layTable(config as unknown as TableConfig)).toEqual({ missing: 'owned' })
  })
})
