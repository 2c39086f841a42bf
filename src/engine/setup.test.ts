import { describe, expect, it } from 'vitest'
import { createBattle, type Start } from './setup.ts'
import { card } from './testing/battle.ts'
import { sampleCatalogue } from './testing/catalogue.ts'
import type { BattleSetup } from './types.ts'

const catalogue = sampleCatalogue(30, 7)
const started = (start: Start) => {
  if ('refused' in start) throw new Error(start.refused)
  return start
}
const local = (cards = catalogue, seed = 1) =>
  started(createBattle({ rules: 'classic', catalogue: cards }, seed))
const idsOf = (deck: { id: number }[]) => deck.map(({ id }) => id)

describe('local start', () => {
  it('shuffles the catalogue', () => {
    const orders = [1, 2, 3].map(seed => idsOf(local(catalogue, seed).state.player1.deck).join())
    expect(new Set(orders).size).toBe(3)
    expect(orders).not.toContain('1,2,3,4,5,6')
  })

  it('deals the first 6 cards to player 1 and the next 6 to player 2', () => {
    const { player1, player2 } = local().state
    expect(player1.deck).toHaveLength(6)
    expect(player2.deck).toHaveLength(6)
    expect(new Set([...idsOf(player1.deck), ...idsOf(player2.deck)]).size).toBe(12)
  })

  it('makes the first card of each deck active', () => {
    const { player1, player2 } = local().state
    expect(player1.activeCardId).toBe(player1.deck[0]?.id)
    expect(player2.activeCardId).toBe(player2.deck[0]?.id)
  })

  it('starts with player 1 in the state playing', () => {
    expect(local().state).toMatchObject({ currentTurnPlayerId: 'player1', phase: 'playing', winner: null })
  })

  it('warns and uses the available cards if the catalogue has fewer than 12', () => {
    const { state, warning } = local(catalogue.slice(0, 8))
    expect(warning).toEqual({ code: 'catalogue_short', cards: 8 })
    expect(state.player1.deck).toHaveLength(6)
    expect(state.player2.deck).toHaveLength(2)
    expect(local().warning).toBeNull()
  })

  it('does not start a battle with an empty catalogue', () => {
    expect(createBattle({ rules: 'classic', catalogue: [] }, 1)).toEqual({ refused: 'empty_catalogue' })
  })

  it('gives every card its printed health', () => {
    const { state } = local()
    for (const { id, pv } of [...state.player1.deck, ...state.player2.deck])
      expect(pv).toBe(state.cards[id]?.pv)
  })

  it('uses given decks in their order', () => {
    const decks = { player1: [5, 3, 1], player2: [2, 4, 6] }
    const { state } = started(createBattle({ rules: 'classic', catalogue, decks }, 9))
    expect(idsOf(state.player1.deck)).toEqual([5, 3, 1])
    expect(idsOf(state.player2.deck)).toEqual([2, 4, 6])
  })
})

describe('rejected setups', () => {
  const decks = (player1: number[], player2: number[]) => ({ player1, player2 })
  const setups: [string, unknown][] = [
    ['nothing', null],
    ['unknown rules', { rules: 'chess', catalogue }],
    ['rules named like an object member', { rules: 'toString', catalogue }],
    ['no list of cards', { rules: 'classic', catalogue: 'cards' }],
    ['a hole in the catalogue', { rules: 'classic', catalogue: [null] }],
    ['the same card twice', { rules: 'classic', catalogue: [card(1), card(1)] }],
    ['a card without health', { rules: 'classic', catalogue: [card(1, { pv: 0 })] }],
    ['a card whose health is no number', { rules: 'classic', catalogue: [card(1, { pv: Number.NaN })] }],
    ['a deck of seven', { rules: 'classic', catalogue, decks: decks([1, 2, 3, 4, 5, 6, 7], [8]) }],
    ['an empty deck', { rules: 'classic', catalogue, decks: decks([], [8]) }],
    ['a deck with a card twice', { rules: 'classic', catalogue, decks: decks([1, 1], [8]) }],
    ['a deck with an unknown card', { rules: 'classic', catalogue, decks: decks([999], [8]) }],
  ]
  it.each(setups)('%s', (_, setup) => {
    expect(createBattle(setup as BattleSetup, 1)).toEqual({ refused: 'malformed_setup' })
  })
})
