import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chiSquare } from '../testing/chi-square.ts'
import { drawPack, type PackCard } from './draw.ts'
import {
  type CardTier,
  cardTiers,
  currentOddsVersion,
  endsTheWait,
  guaranteedRow,
  oddsOf,
  oddsWhole,
  type PackOdds,
  packTiers,
} from './odds.ts'

const amounts: Record<CardTier, number> = {
  Comune: 50,
  'Non Comune': 40,
  Rara: 28,
  Mitica: 16,
  Leggendaria: 12,
  Unica: 3,
}
const cards: PackCard[] = cardTiers
  .flatMap(rarita => Array.from({ length: amounts[rarita] }, () => rarita))
  .map((rarita, at) => ({ numero_carta: at + 2, rarita }))

const published = (tier: (typeof packTiers)[number]): PackOdds => {
  const odds = oddsOf(currentOddsVersion, tier)
  if (!odds) throw new Error('unpublished')
  return odds
}
const eightWords = fc
  .array(fc.nat(0xffff_ffff), { minLength: 8, maxLength: 8 })
  .filter(words => words.some(word => word > 0))
/** Returns words of a fast generator (mulberry32), because hashes would be too slow for this many draws. */
function quickWords(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const turned = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (turned ^ (turned >>> 14)) >>> 0
  }
}
const anyTier = fc.constantFrom(...packTiers)

describe('odds', () => {
  it.each(packTiers)('D5: add up in each slot of a %s pack, with slot 5 of its tier or better', tier => {
    const { usual, last } = published(tier)
    for (const row of [usual, last]) expect(row.reduce((sum, part) => sum + part, 0)).toBe(oddsWhole)
    expect(last.slice(0, packTiers.indexOf(tier)).every(part => part === 0)).toBe(true)
    expect(usual[5]).toBe(0)
  })

  it('are undefined for an unpublished version', () => {
    expect(oddsOf(99, 'rare')).toBeUndefined()
  })
})

describe('a drawn pack', () => {
  it('contains five different cards of the catalogue', () => {
    fc.assert(
      fc.property(eightWords, anyTier, fc.boolean(), (words, tier, isGuaranteed) => {
        const drawn = drawPack({ odds: published(tier), cards, words, isGuaranteed }) ?? []
        expect(new Set(drawn.map(({ numero_carta }) => numero_carta)).size).toBe(5)
        for (const card of drawn) expect(cards).toContainEqual(card)
      }),
    )
  })

  it('is the same for the same words, whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(eightWords, anyTier, (words, tier) => {
        const draw = { odds: published(tier), words, isGuaranteed: false }
        expect(drawPack({ ...draw, cards: [...cards].reverse() })).toEqual(drawPack({ ...draw, cards }))
      }),
    )
  })

  it('ends with Leggendaria or Unica under the guarantee', () => {
    fc.assert(
      fc.property(eightWords, anyTier, (words, tier) => {
        const drawn = drawPack({ odds: published(tier), cards, words, isGuaranteed: true }) ?? []
        expect(endsTheWait(drawn.slice(4).map(({ rarita }) => rarita))).toBe(true)
      }),
    )
  })

  it('uses the next better rarity if one is used up, and is null for fewer than five cards', () => {
    const few = cards.filter(({ rarita }) => rarita !== 'Comune')
    const words = [1, 2, 3, 4, 5, 6, 7, 8]
    const drawn = drawPack({ odds: published('common'), cards: few, words, isGuaranteed: false })
    expect(drawn?.some(({ rarita }) => rarita === 'Non Comune')).toBe(true)
    expect(
      drawPack({ odds: published('common'), cards: few.slice(0, 4), words, isGuaranteed: false }),
    ).toBeNull()
  })

  it('never changes for a published version with issued receipts', () => {
    const numbers = (tier: (typeof packTiers)[number], isGuaranteed: boolean) =>
      drawPack({ odds: published(tier), cards, words: [1, 2, 3, 4, 5, 6, 7, 8], isGuaranteed })?.map(
        ({ numero_carta }) => numero_carta,
      )
    expect([
      numbers('common', false),
      numbers('legendary', false),
      numbers('rare', true),
    ]).toMatchInlineSnapshot(`
      [
        [
          22,
          76,
          9,
          51,
          28,
        ],
        [
          92,
          120,
          108,
          75,
          139,
        ],
        [
          52,
          108,
          56,
          59,
          139,
        ],
      ]
    `)
  })

  it.each(packTiers)('D4: match the table after two hundred thousand draws of a %s pack', tier => {
    const packs = 40_000
    const next = quickWords(packTiers.indexOf(tier) + 1)
    const { usual, last } = published(tier)
    const counts = { usual: [0, 0, 0, 0, 0, 0], last: [0, 0, 0, 0, 0, 0] }
    for (let at = 0; at < packs; at++) {
      const words = Array.from({ length: 8 }, next)
      const drawn = drawPack({ odds: { usual, last }, cards, words, isGuaranteed: false }) ?? []
      for (const [slot, { rarita }] of drawn.entries()) {
        const row = slot === 4 ? counts.last : counts.usual
        const tier = cardTiers.indexOf(rarita)
        row[tier] = (row[tier] ?? 0) + 1
      }
    }
    // 99.99 % of correct draws stay below this with five degrees of freedom.
    expect(chiSquare(counts.usual, usual, packs * 4)).toBeLessThan(25.7)
    expect(chiSquare(counts.last, last, packs)).toBeLessThan(25.7)
  })
})

it('D4: keep the proportion of the table in guaranteed rows', () => {
  for (const tier of packTiers) {
    const odds = published(tier)
    const row = guaranteedRow(odds)
    expect(row.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(row.slice(4)).toEqual(odds.last.slice(4))
  }
})
