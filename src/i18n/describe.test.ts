import { describe, expect, it } from 'vitest'
import { locales } from '../contract/locales.ts'
import { type Effect, effectKinds } from '../engine/effects/effect.ts'
import { describeEffect, describeMove } from './describe.ts'

const samples: Effect[] = [
  { kind: 'damage-over-time', source: 'poison', amount: 15, turns: 2 },
  { kind: 'damage-over-time', source: 'burn', amount: 15, turns: 3 },
  { kind: 'freeze', turns: 1 },
  { kind: 'paralysis', turns: 2 },
  { kind: 'sleep', turns: 2 },
  { kind: 'stun' },
  { kind: 'attack', on: 'self', amount: 20, turns: 3 },
  { kind: 'attack', on: 'self', amount: -20, turns: 3 },
  { kind: 'attack', on: 'foe', amount: 20, turns: 2 },
  { kind: 'attack', on: 'foe', amount: -20, turns: 2 },
  { kind: 'defence', on: 'self', amount: 10, turns: 2 },
  { kind: 'defence', on: 'self', amount: -10, turns: 2 },
  { kind: 'defence', on: 'foe', amount: 10, turns: 2 },
  { kind: 'defence', on: 'foe', amount: -10, turns: 2 },
  { kind: 'heal', amount: 40 },
  { kind: 'area', amount: 20 },
  { kind: 'once-per-match' },
  { kind: 'chosen-stat', amount: 50 },
]

describe('the text of an effect', () => {
  it('has a different sentence for every kind in every language', () => {
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(effectKinds))
    for (const locale of locales) {
      const sentences = samples.map(effect => describeEffect(effect, locale))
      expect(new Set(sentences).size).toBe(samples.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u)
    }
  })

  it('is different in each language', () => {
    const freezing = locales.map(locale => describeEffect({ kind: 'freeze', turns: 2 }, locale))
    expect(new Set(freezing).size).toBe(locales.length)
  })

  it('contains its values and no duplicate punctuation', () => {
    for (const locale of locales)
      for (const effect of samples) {
        const sentence = describeEffect(effect, locale)
        if ('amount' in effect) expect(sentence).toContain(String(Math.abs(effect.amount)))
        if ('turns' in effect) expect(sentence).toContain(String(effect.turns))
        expect(sentence).not.toMatch(/[+−-][+−-]/)
      }
  })

  it('uses the singular for one turn', () => {
    const frozen = (turns: number, locale: 'it' | 'de') => describeEffect({ kind: 'freeze', turns }, locale)
    expect(frozen(1, 'it')).toContain('per 1 turno. ')
    expect(frozen(2, 'it')).toContain('per 2 turni. ')
    expect(frozen(1, 'de')).toContain('für 1 Zug ')
    expect(frozen(3, 'de')).toContain('für 3 Züge ')
  })
})

describe('the text of a move', () => {
  it('states its damage if it has no effects', () => {
    expect(locales.map(locale => describeMove({ danno: 45, effetti: [] }, locale))).toEqual([
      'Infligge 45 danni.',
      'Deals 45 damage.',
      'Inflige 45 de daño.',
      'Inflige 45 dégâts.',
      'Verursacht 45 Schaden.',
      'Causa 45 de dano.',
    ])
  })

  it('states the damage before the effects, or only the effects without damage', () => {
    const effetti: Effect[] = [{ kind: 'heal', amount: 30 }, { kind: 'once-per-match' }]
    expect(describeMove({ danno: 20, effetti }, 'it')).toBe(
      'Infligge 20 danni. Recupera 30 PV. Una volta sola per battaglia.',
    )
    expect(describeMove({ danno: 0, effetti }, 'en')).toBe('Recovers 30 HP. Once per battle.')
    expect(describeMove({ danno: 0, effetti: [] }, 'fr')).toBe('N’inflige aucun dégât.')
  })
})
