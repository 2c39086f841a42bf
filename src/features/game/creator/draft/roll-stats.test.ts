import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { creationProblems, pointsOf, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { freshDraft, withMoreMoves, withRarity, withType } from './edit-draft.ts'
import { withRolledStats } from './roll-stats.ts'

const fresh = freshDraft({ moves: ['Uno', 'Due'], third: 'Tre' })
const drafts = fc
  .record({
    rarity: fc.constantFrom(...rarities),
    type: fc.constantFrom(...elements),
    hasThird: fc.boolean(),
  })
  .map(({ rarity, type, hasThird }) => {
    const draft = withType(withRarity(fresh, rarity), type)
    return hasThird ? withMoreMoves(draft, 'Tre') : draft
  })
const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

it('keeps rolled values within the limits of the rarity', () => {
  fc.assert(
    fc.property(drafts, chances, (draft, stream) => {
      const card = withRolledStats(draft, () => stream.next().value as number)
      expect(creationProblems(card)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

it('uses all points, or as much health as the rarity allows', () => {
  fc.assert(
    fc.property(drafts, chances, (draft, stream) => {
      const card = withRolledStats(draft, () => stream.next().value as number)
      const { points, pv } = rarityBounds[card.rarita]
      expect(card.pv === pv.max || pointsOf(card) > points - 3).toBe(true)
      expect(card.pv).toBeGreaterThanOrEqual(pv.min)
    }),
    { numRuns: 500 },
  )
})

it('keeps name, art and the names of the moves', () => {
  const card = withRolledStats({ ...fresh, nome: 'Gnocco' }, () => 0.5)
  expect({ ...card, pv: 0, resistenza: 0, tratto: null, mosse: [] }).toEqual({
    ...fresh,
    nome: 'Gnocco',
    pv: 0,
    resistenza: 0,
    mosse: [],
  })
  expect(card.mosse.map(({ nome_mossa }) => nome_mossa)).toEqual(['Uno', 'Due'])
})
