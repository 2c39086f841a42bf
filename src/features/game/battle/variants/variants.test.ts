import { describe, expect, it, vi } from 'vitest'
import { deckProblemsOf } from '@/contract/endpoints/game/deck.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import { battleNew } from './battle-new.ts'
import { battleOld } from './battle-old.ts'
import { battleOwnDeck } from './battle-own-deck.ts'
import { fits, readChoice, usualChoice } from './choice.ts'
import { oldDecks } from './old-decks.ts'
import type { Preparation } from './variant.ts'

const model = oldDecks.player1[0] as BattleCharacter
const cards = (numbers: number[]): BattleCharacter[] =>
  numbers.map(numero_carta => ({ ...model, id: numero_carta + 1000, numero_carta }))
const catalogue = cards(Array.from({ length: 20 }, (_, index) => index + 2))

const begin = (prepared: Preparation, seed = 1) => {
  if (!('setup' in prepared)) throw new Error(JSON.stringify(prepared))
  const start = createBattle(prepared.setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  return start.state
}
const numbersOf = (deck: { id: number }[]) => deck.map(({ id }) => id - 1000)

describe('quick battle', () => {
  it('shuffles the catalogue', () => {
    const prepared = battleNew.prepare({ characters: catalogue, owned: [] }, 1, usualChoice)
    const decks = [1, 2].map(seed => numbersOf(begin(prepared, seed).player1.deck).join())
    expect(decks[0]).not.toBe(decks[1])
  })

  it('does not start with an empty catalogue', () => {
    expect(battleNew.prepare({ characters: [], owned: [] }, 1, usualChoice)).toEqual({
      missing: 'characters',
    })
  })
})

describe('battle with your own deck', () => {
  const owned = cards([9, 9, 4, 4, 7, 2, 3, 5, 6])

  it('uses the first six different numbers that the player owns', () => {
    const state = begin(battleOwnDeck.prepare({ characters: catalogue, owned }, 1, usualChoice))
    expect(numbersOf(state.player1.deck)).toEqual([9, 4, 7, 2, 3, 5])
  })

  it('gives the rival six other cards, drawn by the seed', () => {
    const rival = (seed: number) =>
      numbersOf(
        begin(battleOwnDeck.prepare({ characters: catalogue, owned }, seed, usualChoice)).player2.deck,
      )
    expect(rival(1)).toHaveLength(6)
    expect(rival(1)).toEqual(rival(1))
    expect(rival(1)).not.toEqual(rival(2))
    for (const number of rival(1)) expect([9, 4, 7, 2, 3, 5]).not.toContain(number)
  })

  it('gives both sides the same number of cards if the player owns fewer', () => {
    const state = begin(
      battleOwnDeck.prepare({ characters: catalogue, owned: cards([2, 2, 3]) }, 1, usualChoice),
    )
    expect([state.player1.deck.length, state.player2.deck.length]).toEqual([2, 2])
  })

  it('does not start without an owned card', () => {
    expect(battleOwnDeck.prepare({ characters: catalogue, owned: [] }, 1, usualChoice)).toEqual({
      missing: 'owned',
    })
    expect(battleOwnDeck.prepare({ characters: [], owned }, 1, usualChoice)).toEqual({
      missing: 'characters',
    })
  })
})

describe('chosen deck', () => {
  const owned = cards([2, 3, 4, 5, 6, 7, 8])
  const deps = { characters: catalogue, owned }
  const withDeck = (deck: number[]) => battleOwnDeck.prepare(deps, 1, { ...usualChoice, deck })

  it('is dealt in its order, the opening card first', () => {
    const state = begin(withDeck([8, 2, 3, 4, 5, 6]))
    expect(numbersOf(state.player1.deck)).toEqual([8, 2, 3, 4, 5, 6])
    expect(state.rules).toBe('standard')
  })

  it('is refused with its problems', () => {
    expect(withDeck([2, 3])).toEqual({ problems: ['short'] })
    expect(withDeck([2, 2, 3, 4, 5, 6])).toEqual({ problems: ['repeated'] })
    expect(withDeck([2, 3, 4, 5, 6, 20])).toEqual({ problems: ['not_owned'] })
  })

  it('is played against a legal deck with none of its numbers', () => {
    const high = catalogue.map((card, place) => ({
      ...card,
      rarita: place % 2 ? ('Unica' as const) : ('Leggendaria' as const),
    }))
    const prepared = battleOwnDeck.prepare(
      { characters: [...high, ...cards([90, 91, 92, 93, 94])], owned },
      5,
      {
        ...usualChoice,
        deck: [2, 3, 4, 5, 6, 7],
      },
    )
    const rival = begin(prepared).player2.deck.map(({ id }) => id)
    const cardsOf = 'characters' in prepared ? prepared.characters.filter(({ id }) => rival.includes(id)) : []
    expect(deckProblemsOf(cardsOf)).toEqual([])
    expect(numbersOf(rival.map(id => ({ id }))).filter(number => number < 8)).toEqual([])
  })
})

describe('address of a battle', () => {
  const read = (text: string) => readChoice(new URLSearchParams(text))

  it('contains rules, opponent and deck, and ignores invalid values', () => {
    expect(read('rules=classic&opponent=maestro&deck=9,4,7')).toEqual({
      rules: 'classic',
      opponent: 'maestro',
      deck: [9, 4, 7],
    })
    expect(read('rules=poker&opponent=god&deck=')).toEqual({})
  })

  it('matches a battle that has everything it names', () => {
    const had = { rules: 'classic', opponent: 'esperto', deck: [1, 2] } as const
    expect(fits({}, had)).toBe(true)
    expect(fits({ rules: 'classic', deck: [1, 2] }, had)).toBe(true)
    expect(fits({ deck: [2, 1] }, had)).toBe(false)
    expect(fits({ opponent: 'maestro' }, had)).toBe(false)
  })
})

describe('older offline variant', () => {
  it('uses fixed sample decks of 6 cards each', () => {
    const deps = { characters: [], owned: [] }
    const decks = [1, 2].map(seed => {
      const { player1, player2 } = begin(battleOld.prepare(deps, seed, usualChoice), seed)
      return [player1.deck, player2.deck]
    })
    expect(decks[0]).toEqual(decks[1])
    expect(decks[0]?.map(deck => deck.length)).toEqual([6, 6])
  })

  it('keeps the value ranges of the samples', () => {
    for (const { pv, atk, resistenza } of [...oldDecks.player1, ...oldDecks.player2]) {
      expect(pv).toBeGreaterThanOrEqual(50)
      expect(pv).toBeLessThanOrEqual(320)
      expect(atk).toBeGreaterThanOrEqual(20)
      expect(atk).toBeLessThanOrEqual(170)
      expect(resistenza).toBe(0)
    }
  })

  it('only logs a match result', () => {
    const log = vi.fn()
    battleOld.saveResult?.({ winner: 'player1', turns: 9 }, log)
    expect(log).toHaveBeenCalledExactlyOnceWith('battle result', { winner: 'player1', turns: 9 })
    expect(battleNew.saveResult).toBeUndefined()
  })
})
