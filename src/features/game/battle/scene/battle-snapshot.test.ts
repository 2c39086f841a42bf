import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { settled } from '../testing/fake-clock.ts'
import { samples, startedTable } from '../testing/table.ts'
import { battleTexts, italian, wordsIn } from '../testing/texts.ts'
import { snapshotOf } from './battle-snapshot.ts'
import { untouched } from './touched.ts'

const attack = { type: 'use-move', move: 0 } as const

describe('battle picture', () => {
  it('shows own and rival cards, with the active one separate and the hand in deck order', async () => {
    const { session } = await startedTable()
    const { own, rival } = snapshotOf(session.store.getState().battle, untouched, italian)
    expect(own.active).toMatchObject({ nome: 'Volpardore', pv: 90, pvMax: 90, slug: 'volpardore' })
    expect(own.hand.map(card => card.nome)).toEqual([
      'Ondalice',
      'Amanito',
      'Brinorso',
      'Bullonardo',
      'Draghissimo',
    ])
    expect(rival.active?.nome).toBe('Germoglino')
  })

  it('shows the rival’s remaining health', async () => {
    const given = samples()
    const catalogue = given.setup.catalogue.map(card => (card.id === 3 ? { ...card, resistenza: 10 } : card))
    given.setup = { ...given.setup, catalogue }
    const { session } = await startedTable(given)
    const { moves } = snapshotOf(session.store.getState().battle, untouched, italian)
    expect(moves.map(({ nome, preview }) => [nome, preview?.pvAfter])).toEqual([
      ['Morso di Brace', 75],
      ['Vampa Scarlatta', 65],
    ])
  })

  it('lets the reader act only on their turn and while nothing is animated', async () => {
    const { session, endAnimation } = await startedTable()
    const look = () => snapshotOf(session.store.getState().battle, untouched, italian)
    expect(look()).toMatchObject({ canAct: true, toMove: 'own', prompt: 'Scegli una mossa' })
    await session.act(attack)
    expect(look()).toMatchObject({ canAct: false, toMove: 'own' })
    await endAnimation()
    expect(look()).toMatchObject({ canAct: false, toMove: 'rival', prompt: 'Tocca a Novizio' })
  })

  it('requests a card when the own one was defeated, and keeps defeated cards in the hand', async () => {
    const given = samples()
    const catalogue = given.setup.catalogue.map(card => (card.id === 2 ? { ...card, pv: 1 } : card))
    const { session, battle, endAnimation } = await startedTable({
      ...given,
      setup: { ...given.setup, catalogue },
    })
    await session.act({ type: 'skip-turn' })
    await endAnimation()
    await battle.link('player2').send({ ...attack, seat: 'player2' })
    await settled()
    await endAnimation()
    const picture = snapshotOf(session.store.getState().battle, untouched, italian)
    expect(picture).toMatchObject({
      selecting: true,
      canAct: false,
      moves: [],
      prompt: 'Scegli la prossima carta',
      own: { active: null, hand: { length: 6 } },
    })
    expect(picture.own.hand[0]).toMatchObject({ nome: 'Volpardore', defeated: true, pv: 0 })
  })

  it('contains the log line by line', async () => {
    const { session, endAnimation } = await startedTable()
    await session.act(attack)
    await endAnimation()
    expect(snapshotOf(session.store.getState().battle, untouched, italian).log).toEqual([
      'La battaglia comincia: Volpardore contro Germoglino.',
      'Volpardore usa Morso di Brace.',
      'Germoglino perde 30 PV e resta a 65.',
    ])
    expect(snapshotOf(session.store.getState().battle, untouched, wordsIn('en')).log[1]).toBe(
      'Volpardore uses Ember Bite.',
    )
  })
})

describe('battle texts', () => {
  const keysOf = (words: object, path = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
    )
  const gapsOf = (words: object): string[] =>
    [...JSON.stringify(words).matchAll(/\{\{\w+\}\}/g)].map(String).sort()

  it.each(locales)('%s has every text that Italian has, with the same values', locale => {
    expect(keysOf(battleTexts[locale])).toEqual(keysOf(battleTexts.it))
    expect(gapsOf(battleTexts[locale])).toEqual(gapsOf(battleTexts.it))
  })
})
