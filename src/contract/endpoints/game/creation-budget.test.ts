import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../assets/catalogue/catalogue.ts'
import { effectKinds } from '../../../engine/effects/effect.ts'
import { traitCodes, traitOfType } from '../../../engine/traits/trait.ts'
import { rarities } from './characters.ts'
import {
  attackOf,
  type CreationMove,
  type CreationStats,
  costRange,
  creationProblems,
  pointsOf,
  rarityBounds,
} from './creation-budget.ts'
import {
  choiceOf,
  effectChoices,
  effectNumbersOf,
  effectOffers,
  effectWorth,
  isOffered,
  withNumbers,
} from './creation-effects.ts'
import { traitOfCreation, traitOffers, traitPoints } from './creation-traits.ts'
import { Effect } from './effects.ts'

const effect = fc.constantFrom(...effectChoices).chain(choice => {
  const { start, amount, turns } = effectOffers[choice]
  return fc
    .record({
      amount: amount ? fc.integer({ min: amount.min, max: amount.max }) : fc.constant(0),
      turns: turns ? fc.integer({ min: turns.min, max: turns.max }) : fc.constant(0),
    })
    .map(figures => withNumbers(start, figures))
})
const move: fc.Arbitrary<CreationMove> = fc.record({
  danno: fc.integer({ min: 0, max: 170 }),
  costo_energia: fc.integer({ min: costRange.min, max: costRange.max }),
  effetti: fc.array(effect, { maxLength: 2 }),
})
const figures: fc.Arbitrary<CreationStats> = fc.record({
  rarita: fc.constantFrom(...rarities),
  pv: fc.integer({ min: 50, max: 320 }),
  resistenza: fc.integer({ min: 0, max: 15 }),
  tratto: fc.constantFrom(null, ...traitCodes),
  mosse: fc.array(move, { minLength: 2, maxLength: 3 }),
})

describe('limits of a created card (decision 0036)', () => {
  it('never lowers the cost for a higher value or a cheaper move', () => {
    fc.assert(
      fc.property(figures, card => {
        const points = pointsOf(card)
        const stepsOn = { ...card, pv: card.pv + 5 }
        expect(pointsOf(stepsOn)).toBeGreaterThan(points)
        expect(pointsOf({ ...card, resistenza: card.resistenza + 1 })).toBeGreaterThan(points)
        const [first, ...others] = card.mosse
        const stronger = { ...first!, danno: first!.danno + 10 }
        expect(pointsOf({ ...card, mosse: [stronger, ...others] })).toBeGreaterThanOrEqual(points)
        const dearer = { ...first!, costo_energia: Math.min(6, first!.costo_energia + 1) }
        expect(pointsOf({ ...card, mosse: [dearer, ...others] })).toBeLessThanOrEqual(points)
      }),
    )
  })

  it('keeps every valid card within its points and bounds, with a move that can always attack', () => {
    fc.assert(
      fc.property(figures, card => {
        if (creationProblems(card).length > 0) return
        const { points, pv, resistenza, danno } = rarityBounds[card.rarita]
        expect(pointsOf(card)).toBeLessThanOrEqual(points)
        expect(card.pv).toBeLessThanOrEqual(pv.max)
        expect(card.resistenza).toBeLessThanOrEqual(resistenza.max)
        expect(attackOf(card.mosse)).toBeLessThanOrEqual(danno.max)
        expect(attackOf(card.mosse)).toBeGreaterThanOrEqual(20)
      }),
      { numRuns: 400 },
    )
  })

  it('allows for the next rarity everything that one rarity allows', () => {
    for (const [at, rarity] of rarities.slice(1).entries()) {
      const [less, more] = [rarityBounds[rarities[at]!], rarityBounds[rarity]]
      expect(more.points).toBeGreaterThan(less.points)
      for (const key of ['pv', 'resistenza', 'danno'] as const)
        expect(more[key].max).toBeGreaterThanOrEqual(less[key].max)
    }
  })

  it('matches the catalogue: its cards cost about what their rarity allows', () => {
    for (const rarity of rarities) {
      const costs = catalogue
        .filter(card => card.rarita === rarity)
        .map(({ pv, resistenza, tratto, mosse }) =>
          pointsOf({ rarita: rarity, pv, resistenza, tratto, mosse }),
        )
        .sort((a, b) => a - b)
      const shares = [0.1, 0.5, 0.9].map(
        at => costs[Math.floor(costs.length * at)]! / rarityBounds[rarity].points,
      )
      expect(shares[1]).toBeGreaterThan(0.85)
      expect(shares[1]).toBeLessThanOrEqual(1)
      if (costs.length < 10) continue
      // Cards that were balanced to equal strength have about the same cost, so the cost matches the results of battles.
      expect({ rarity, isEven: shares[2]! - shares[0]! < 0.27 }).toEqual({ rarity, isEven: true })
    }
  })

  it('offers traits from Rara on, with a higher cost for a strong one', () => {
    for (const rarity of rarities) {
      const offers = traitOffers(rarity)
      expect(offers.length > 0).toBe(rarity !== 'Comune' && rarity !== 'Non Comune')
      for (const offer of offers) expect(Object.values(traitOfType)).not.toContain(offer)
      const prices = offers.map(traitPoints)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
    }
    expect(traitPoints('drain')).toBeGreaterThan(traitPoints('aim'))
    expect(traitOfCreation({ tipo: 'Fuoco', tratto: null })).toBe('embers')
    expect(traitOfCreation({ tipo: 'Fuoco', tratto: 'drain' })).toBe('drain')
  })

  it('reports every problem at its field', () => {
    const strike = { danno: 40, costo_energia: 2, effetti: [] }
    const good: CreationStats = {
      rarita: 'Comune',
      pv: 90,
      resistenza: 2,
      tratto: null,
      mosse: [strike, strike],
    }
    const codes = (card: Partial<CreationStats>) =>
      creationProblems({ ...good, ...card }).map(({ path, code }) => `${path} ${code}`)
    expect(codes({})).toEqual([])
    expect(codes({ pv: 160 })).toContain('pv creation_range')
    expect(codes({ mosse: [strike] })).toContain('mosse creation_moves')
    expect(codes({ mosse: [strike, { ...strike, danno: 0 }] })).toContain('mosse.1.danno creation_empty_move')
    expect(codes({ mosse: [strike, { ...strike, danno: 105 }] })).toContain('mosse.1.danno creation_range')
    expect(codes({ tratto: 'drain' })).toEqual(['tratto creation_trait'])
    expect(codes({ rarita: 'Rara', tratto: 'drain' })).toEqual([])
    expect(codes({ rarita: 'Rara', tratto: 'embers' })).toEqual(['tratto creation_trait'])
    const weak = { ...strike, danno: 15 }
    expect(codes({ mosse: [weak, weak] })).toEqual(['mosse creation_weak'])
    const once = { ...strike, effetti: [effectOffers.once.start] }
    expect(codes({ mosse: [once, weak] })).toEqual(['mosse creation_weak'])
    const chosen = { ...strike, effetti: [effectOffers['chosen-stat'].start] }
    expect(codes({ mosse: [strike, chosen] })).toContain('mosse.1.effetti creation_once')
    const twice = { ...strike, effetti: [effectOffers.burn.start, effectOffers.burn.start] }
    expect(codes({ mosse: [strike, twice] })).toContain('mosse.1.effetti creation_effect')
    const helps = { ...strike, effetti: [{ kind: 'attack', on: 'foe', amount: 20, turns: 2 } as const] }
    expect(codes({ mosse: [strike, helps] })).toContain('mosse.1.effetti creation_effect')
  })
})

describe('the effects a player may choose', () => {
  it('include every kind of the rules, each within its limits and with a positive value', () => {
    expect(new Set(effectChoices.map(choice => effectOffers[choice].start.kind))).toEqual(
      new Set(effectKinds),
    )
    fc.assert(
      fc.property(effect, effect => {
        expect(Effect.safeParse(effect).success).toBe(true)
        expect(isOffered(effect)).toBe(true)
        expect(withNumbers(effect, effectNumbersOf(effect))).toEqual(effect)
        if (choiceOf(effect) !== 'once') expect(effectWorth(effect)).toBeGreaterThan(0)
      }),
    )
  })
})
