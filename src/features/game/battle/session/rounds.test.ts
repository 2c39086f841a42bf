import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { settled } from '../testing/fake-clock.ts'
import { browser, playOut, stubStorage, tableOf, visit } from '../testing/rounds.ts'
import { samples } from '../testing/table.ts'
import type { VariantDeps } from '../variants/variant.ts'
import { computerDelay } from './computer.ts'
import { CLAIM_PATIENCE } from './rounds.ts'

const DELAY = computerDelay.novizio
let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const standing = (key: string, owner = 'guest') => stored.has(`battle.${key}.${owner}.v2`)

describe('rounds after a reload', () => {
  it('restore the battle', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    const left = await tableOf(rounds)
    await left.session.act({ type: 'use-move', move: 0 })
    await tab.clock.pass(DELAY)
    const { damageAnimationTarget: _, ...before } = left.session.store.getState().battle
    rounds.close()
    const again = await tableOf(await visit(tab, 'new', { freshSeed: () => 99 }))
    expect(before.turn).toBe(3)
    expect(again.session.store.getState().battle).toMatchObject(before)
  })

  it('continue the computer’s turn', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const again = await tableOf(await visit(tab))
    expect(again.session.store.getState().battle.currentTurnPlayerId).toBe('player2')
    await tab.clock.pass(DELAY)
    expect(again.session.store.getState().battle.currentTurnPlayerId).toBe('player1')
  })

  it('start a new battle if the stored values are corrupt', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    for (const key of stored.keys()) stored.set(key, '{"record":')
    const again = await tableOf(await visit(tab))
    expect(again.session.store.getState().battle).toMatchObject({ turn: 1, gameState: 'playing' })
  })

  it('do not store a finished battle', async () => {
    const tab = browser()
    const table = await tableOf(await visit(tab))
    await table.session.act({ type: 'skip-turn' })
    expect(standing('new')).toBe(true)
    await tab.clock.pass(DELAY)
    await playOut(table, tab.clock)
    expect(table.session.store.getState().battle.gameState).toBe('game_over')
    expect(standing('new')).toBe(false)
  })

  it('resume a battle in the language of the page', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const spoken = samples().characters.map(card => ({
      ...card,
      translations: [{ locale: 'de' as const, nome: `${card.nome} auf Deutsch`, storia: '', mosse: [] }],
    }))
    const deps = { characters: spoken, owned: [] }
    const again = await tableOf(await visit(tab, 'new', { deps: () => deps }))
    for (const { nome, translations } of again.session.store.getState().battle.charactersCatalog)
      expect(translations.map(words => words.nome)).toEqual([`${nome} auf Deutsch`])
  })

  it('resume a battle before the cards have loaded', async () => {
    const tab = browser()
    const rounds = await visit(tab)
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    expect((await visit(tab, 'new', { deps: () => null })).store.getState().round.state).toBe('ready')
    stored.clear()
    rounds.close()
    expect((await visit(browser(), 'new', { deps: () => null })).store.getState().round).toEqual({
      state: 'missing',
      missing: 'cards',
    })
  })
})

describe('rounds of a guest whose cards are loading', () => {
  it('request the ticket in parallel, once', async () => {
    const tab = browser()
    let deps: VariantDeps | null = null
    const rounds = await visit(tab, 'new', { deps: () => deps })
    expect(tab.server.asked).toHaveLength(1)
    deps = { characters: samples().characters, owned: [] }
    await rounds.restart()
    expect(rounds.store.getState().round).toMatchObject({ state: 'ready', note: 'claimable' })
    expect(tab.server.asked).toHaveLength(1)
  })

  it('request it before they know whether another tab plays the battle, unless one is saved', async () => {
    const tab = browser()
    const unknown = { deps: () => null, claims: { claim: () => new Promise<null>(() => {}) } }
    await visit(tab, 'new', unknown)
    expect(tab.server.asked).toHaveLength(1)
    const other = browser()
    const rounds = await visit(other)
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    const before = other.server.asked.length
    await visit(other, 'new', unknown)
    expect(other.server.asked).toHaveLength(before)
  })

  it('have another ticket for the next battle', async () => {
    const tab = browser()
    let deps: VariantDeps | null = null
    const rounds = await visit(tab, 'new', { deps: () => deps })
    deps = { characters: samples().characters, owned: [] }
    await rounds.restart()
    await rounds.restart()
    expect(tab.server.asked).toHaveLength(2)
  })
})

it('provide the first picture before the table is opened', async () => {
  const seen: (BattleSnapshot | null)[] = []
  const rounds = await visit(browser(), 'new', { onLaid: laid => seen.push(laid.firstPicture()) })
  const table = await tableOf(rounds)
  expect(seen).toHaveLength(1)
  const { own, rival } = table.conductor.store.getState().picture
  expect(seen[0]?.own.active?.slug).toBe(own.active?.slug)
  expect(seen[0]?.rival.active?.slug).toBe(rival.active?.slug)
  expect(own.active).not.toBeNull()
})

describe('parameters of the address', () => {
  const begun = async () => {
    const tab = browser()
    const rounds = await visit(tab, 'new', { owner: 7 })
    await (await tableOf(rounds)).session.act({ type: 'skip-turn' })
    rounds.close()
    return tab
  }

  it('default to standard rules and esperto', async () => {
    const { session } = await tableOf(await visit(browser(), 'new', { asked: {} }))
    expect(session.store.getState().battle.rules).toBe('standard')
  })

  it('do not change the older variant', async () => {
    const asked = { rules: 'standard', opponent: 'maestro' } as const
    const { session } = await tableOf(await visit(browser(), 'oldnew', { asked }))
    expect(session.store.getState().battle.rules).toBe('classic')
  })

  it('keep the kind of a resumed battle for the next one if the address names none', async () => {
    const tab = await begun()
    const rounds = await visit(tab, 'new', { owner: 7, asked: {} })
    await rounds.restart()
    expect((await tableOf(rounds)).session.store.getState().battle).toMatchObject({
      turn: 1,
      rules: 'classic',
    })
    expect(tab.server.asked.at(-1)).toMatchObject({ rules: 'classic', opponent: 'novizio' })
  })

  it('ask before another battle replaces the running one', async () => {
    const tab = await begun()
    const rounds = await visit(tab, 'new', { owner: 7, asked: { opponent: 'maestro' } })
    expect(rounds.store.getState().round.state).toBe('begun')
    rounds.resume()
    expect((await tableOf(rounds)).session.store.getState().battle).toMatchObject({
      turn: 2,
      rules: 'classic',
    })
  })

  it('give up the first battle when the other one begins', async () => {
    const tab = await begun()
    const rounds = await visit(tab, 'new', { owner: 7, asked: { opponent: 'maestro' } })
    await rounds.restart()
    expect(tab.server.sent).toEqual([
      { id: 'ticket-1', commands: [{ type: 'skip-turn', seat: 'player1' }], forfeit: true },
    ])
    expect((await tableOf(rounds)).session.store.getState().battle).toMatchObject({ turn: 1 })
  })

  it('report the problems of an invalid deck', async () => {
    const { characters } = samples()
    const deps = () => ({ characters, owned: characters.slice(0, 2) })
    const rounds = await visit(browser(), 'newb', { owner: 7, deps, asked: { deck: [2, 3] } })
    expect(rounds.store.getState().round).toMatchObject({ state: 'unfit' })
  })
})

describe('messages of rounds', () => {
  it('warn in the log when the catalogue has fewer than 12 cards', async () => {
    const log = vi.fn()
    const deps = () => ({ characters: samples().characters.slice(0, 9), owned: [] })
    await tableOf(await visit(browser(), 'new', { log, deps }))
    expect(log).toHaveBeenCalledExactlyOnceWith('battle warning', { code: 'catalogue_short', cards: 9 })
  })

  it('only log the match result of the older variant, once', async () => {
    const log = vi.fn()
    const tab = browser()
    const table = await tableOf(await visit(tab, 'oldnew', { log, owner: 7 }))
    await playOut(table, tab.clock)
    await tab.clock.pass(DELAY)
    const { winner, turn } = table.session.store.getState().battle
    expect(log).toHaveBeenCalledExactlyOnceWith('battle result', { winner, turns: turn })
    expect(tab.server).toMatchObject({ asked: [], sent: [] })
  })

  it('report an empty catalogue as a value, not an exception', async () => {
    const deps = () => ({ characters: [], owned: [] })
    expect((await visit(browser(), 'newb', { owner: 3, deps })).store.getState().round).toEqual({
      state: 'missing',
      missing: 'owned',
    })
  })
})

describe('two tabs with one battle', () => {
  it('inform the second tab and let it take the battle over', async () => {
    const tab = browser()
    const first = await visit(tab)
    const played = await tableOf(first)
    await played.session.act({ type: 'skip-turn' })
    const second = await visit(tab)
    await tab.clock.pass(CLAIM_PATIENCE)
    expect(second.store.getState().round).toEqual({ state: 'elsewhere', wasHere: false })
    void second.takeOver()
    await settled()
    expect(first.store.getState().round).toEqual({ state: 'elsewhere', wasHere: true })
    expect((await tableOf(second)).session.store.getState().battle.turn).toBe(2)
    expect(await played.session.act({ type: 'skip-turn' })).toBe('busy')
  })

  it('release the battle when a tab closes', async () => {
    const tab = browser()
    const first = await visit(tab)
    first.close()
    expect((await visit(tab)).store.getState().round.state).toBe('ready')
  })
})

describe('hidden page', () => {
  it('pauses computer and clock until it is visible again', async () => {
    const tab = browser()
    const table = await tableOf(await visit(tab))
    await table.session.act({ type: 'skip-turn' })
    await tab.clock.pass(DELAY - 500)
    tab.page.setHidden(true)
    await tab.clock.pass(60_000)
    expect(table.session.store.getState().battle.currentTurnPlayerId).toBe('player2')
    tab.page.setHidden(false)
    await tab.clock.pass(499)
    expect(table.session.store.getState().battle.currentTurnPlayerId).toBe('player2')
    await tab.clock.pass(1)
    expect(table.session.store.getState().battle.currentTurnPlayerId).toBe('player1')
  })
})
