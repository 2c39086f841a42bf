import { describe, expect, it } from 'vitest'
import { pointsOfRarity } from '@/contract/endpoints/game/characters.ts'
import { type LessonCode, lessonCodes, lessonPlans, lessonSeed } from '@/contract/endpoints/game/lesson.ts'
import { catalogue } from '../../../../../assets/catalogue/catalogue.ts'
import type { BattleCharacter } from '../session/public-battle.ts'
import {
  clumsy,
  guards,
  neverGuards,
  type Pupil,
  playEveryBattle,
  playLesson,
  pupils,
  roundsOf,
  skips,
  usesWeakest,
  wonByClumsy,
} from '../testing/lesson-pupils.ts'
import { variantOf } from './catalog.ts'
import { usualChoice } from './choice.ts'

const characters = catalogue.map((card, at) => ({
  ...card,
  id: at + 1,
  nome: card.slug,
  mosse: card.mosse.map(move => ({
    nome_mossa: move.nome.it,
    descrizione_mossa: '',
    danno: move.danno,
    costo_energia: move.costo_energia,
    video_url: null,
    effetti: move.effetti,
  })),
})) as unknown as BattleCharacter[]

const prepared = (code: LessonCode, known = characters) => {
  const made = variantOf(`lesson-${code}`).prepare({ characters: known, owned: [] }, 1, usualChoice)
  if (!('setup' in made)) throw new Error('the lesson has no cards')
  return made
}

const play = (code: LessonCode, pupil: Pupil) => playLesson(code, prepared(code).setup, pupil).state

describe.each(lessonCodes)('lesson %s', code => {
  const { taught, untaught } = pupils[code]

  it('uses the cards it names from the real catalogue, always with the same seed', () => {
    const { setup, characters: dealt } = prepared(code)
    const numberOf = (id: number) => dealt.find(card => card.id === id)?.numero_carta
    expect(setup.decks?.player1.map(numberOf)).toEqual(lessonPlans[code].decks.player1)
    expect(setup.decks?.player2.map(numberOf)).toEqual(lessonPlans[code].decks.player2)
    expect(variantOf(`lesson-${code}`).seed).toBe(lessonSeed)
  })

  it('is won in four to eight turns by a player who has learned it', () => {
    const end = play(code, taught)
    expect(end.winner).toBe('player1')
    expect(roundsOf(end)).toBeGreaterThanOrEqual(4)
    expect(roundsOf(end)).toBeLessThanOrEqual(8)
  })

  it('is won without a guard, which no lesson teaches', () => {
    expect(play(code, neverGuards).winner).toBe('player1')
  })

  it(`is ${code === 'energy' ? 'won later' : 'lost'} by a player who plays as if it had not been given`, () => {
    const end = play(code, untaught)
    expect(end.winner).toBe(code === 'energy' ? 'player1' : 'player2')
    if (code === 'energy') expect(roundsOf(end)).toBeGreaterThan(roundsOf(play(code, taught)))
  })

  it('is won three times in four with every fifth turn wasted', () => {
    expect(wonByClumsy(code, prepared(code).setup, taught, 1, 40)).toBeGreaterThanOrEqual(30)
  })

  it('uses other cards when the shop no longer has its own', () => {
    const others = characters.filter(({ numero_carta }) => numero_carta > 142)
    const { player1, player2 } = lessonPlans[code].decks
    const { setup } = prepared(code, others)
    const all = [...setup.decks!.player1, ...setup.decks!.player2]
    expect(new Set(all).size).toBe(player1.length + player2.length)
    expect(variantOf(`lesson-${code}`).prepare({ characters: [], owned: [] }, 1, usualChoice)).toEqual({
      missing: 'characters',
    })
  })
})

describe('lesson energy', () => {
  const { setup } = prepared('energy')

  it('ends in a victory within 24 turns for every sequence of choices', () => {
    const { winners, turns } = playEveryBattle('energy', setup)
    expect([...winners]).toEqual(['player1'])
    expect(turns).toBeLessThanOrEqual(24)
  })

  it.each([
    ['uses the weakest move', usesWeakest],
    ['skips', skips],
    ['guards', guards],
    ['uses the first move', pupils.energy.untaught],
  ] as const)('is won by a player who always %s', (_, pupil) => {
    expect(play('energy', pupil).winner).toBe('player1')
  })

  it('ends in a victory for 2,000 random players', () => {
    const wins = Array.from({ length: 2_000 }, (_, seed) => play('energy', clumsy(skips, 1, seed)).winner)
    expect(new Set(wins)).toEqual(new Set(['player1']))
  })
})

describe('coach texts about the cards', () => {
  const cardOf = (numero: number | undefined) => {
    const card = characters.find(({ numero_carta }) => numero_carta === numero)
    if (!card) throw new Error(`no card ${numero}`)
    return card
  }

  it('change: the card switched in weakens the next attack of the rival’s card', () => {
    expect(cardOf(lessonPlans.change.decks.player1[1]).tratto).toBe('frost')
  })

  it('edge: Earth over Machine, Fire over Ice', () => {
    const { player1, player2 } = lessonPlans.edge.decks
    expect(player1.slice(1).map(numero => cardOf(numero).tipo)).toEqual(['Terra', 'Fuoco'])
    expect(player2.map(numero => cardOf(numero).tipo)).toEqual(['Meccanico', 'Ghiaccio'])
  })

  it('points: both sides begin with a card worth 6, and one worth 2 waits', () => {
    const worth = (numero: number | undefined) => pointsOfRarity[cardOf(numero).rarita]
    const { player1, player2 } = lessonPlans.points.decks
    expect([player1[0], player1[1], player2[0]].map(worth)).toEqual([6, 2, 6])
  })
})
