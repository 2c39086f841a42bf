import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../assets/catalogue/cards/all.ts'
import { roster } from '../../../../assets/catalogue/roster.ts'
import { effectKinds } from '../../../engine/effects/effect.ts'
import { costOfRarity, rarities } from './characters.ts'
import {
  attackOf,
  type CreationMove,
  type CreationStats,
  costRange,
  creationProblems,
  movePoints,
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
  mosse: fc.array(move, { minLength: 2, maxLength: 3 }),
})

describe('limits of an own card (decision 0036)', () => {
  it('more of any figure never costs less, a dearer move never costs more', () => {
    fc.assert(
      fc.property(figures, card => {
        const points = pointsOf(card)
        expect(pointsOf({ ...card, pv: card.pv + 5 })).toBeGreaterThan(points)
        expect(pointsOf({ ...card, resistenza: card.resistenza + 1 })).toBeGreaterThan(points)
        const [first, ...others] = card.mosse
        const stronger = { ...first!, danno: first!.danno + 10 }
        expect(pointsOf({ ...card, mosse: [stronger, ...others] })).toBeGreaterThan(points)
        const dearer = { ...first!, costo_energia: Math.min(6, first!.costo_energia + 1) }
        expect(movePoints(dearer)).toBeLessThanOrEqual(movePoints(first!))
      }),
    )
  })

  it('whatever passes stays within its points and its bounds, and can always strike', () => {
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

  it('what one rarity allows, the next one allows too', () => {
    for (const [at, rarity] of rarities.slice(1).entries()) {
      const [less, more] = [rarityBounds[rarities[at]!], rarityBounds[rarity]]
      expect(more.points).toBeGreaterThan(less.points)
      for (const key of ['pv', 'resistenza', 'danno'] as const)
        expect(more[key].max).toBeGreaterThanOrEqual(less[key].max)
    }
  })

  it('is measured after the catalogue: its cards cost about what their rarity allows', () => {
    for (const rarity of rarities) {
      const costs = cards
        .filter(card => roster.find(line => line.slug === card.slug)?.rarita === rarity)
        .map(({ pv, resistenza, mosse }) => {
          const priced = mosse.map(one => ({
            danno: one.danno,
            costo_energia: costOfRarity[rarity],
            effetti: one.effetti,
          }))
          return pointsOf({ rarita: rarity, pv, resistenza, mosse: priced })
        })
        .sort((a, b) => a - b)
      const middle = costs[costs.length >> 1]! / rarityBounds[rarity].points
      expect({ rarity, middle: middle > 0.7 && middle <= 1 }).toEqual({ rarity, middle: true })
    }
  })

  it('reports every problem at its field', () => {
    const strike = { danno: 40, costo_energia: 2, effetti: [] }
    const good: CreationStats = { rarita: 'Comune', pv: 90, resistenza: 2, mosse: [strike, strike] }
    const codes = (card: Partial<CreationStats>) =>
      creationProblems({ ...good, ...card }).map(({ path, code }) => `${path} ${code}`)
    expect(codes({})).toEqual([])
    expect(codes({ pv: 145 })).toContain('pv creation_range')
    expect(codes({ mosse: [strike] })).toContain('mosse creation_moves')
    expect(codes({ mosse: [strike, { ...strike, danno: 0 }] })).toContain('mosse.1.danno creation_empty_move')
    expect(codes({ mosse: [strike, { ...strike, danno: 80 }] })).toContain('mosse.1.danno creation_range')
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

describe('the effects an author may print', () => {
  it('are every kind the rules know, each within its figures and worth something', () => {
    expect(new Set(effectChoices.map(choice => effectOffers[choice].start.kind))).toEqual(
      new Set(effectKinds),
    )
    fc.assert(
      fc.property(effect, one => {
        expect(Effect.safeParse(one).success).toBe(true)
        expect(isOffered(one)).toBe(true)
        expect(withNumbers(one, effectNumbersOf(one))).toEqual(one)
        if (choiceOf(one) !== 'once') expect(effectWorth(one)).toBeGreaterThan(0)
      }),
    )
  })
})
