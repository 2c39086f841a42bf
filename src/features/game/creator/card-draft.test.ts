import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attackRange, freshDraft, healthRange, readDraft } from './card-draft.ts'

describe('draft of an own card', () => {
  it('whatever was stored, the draft stays within the ranges of specification §9', () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.anything(), health: fc.anything(), attack: fc.double(), art: fc.anything() }),
        value => {
          const draft = readDraft(value)!
          expect(draft.health).toBeGreaterThanOrEqual(healthRange.min)
          expect(draft.health).toBeLessThanOrEqual(healthRange.max)
          expect(draft.attack).toBeGreaterThanOrEqual(attackRange.min)
          expect(draft.attack).toBeLessThanOrEqual(attackRange.max)
          expect([...draft.name].length).toBeLessThanOrEqual(12)
          expect(draft.art).toMatch(/^[a-z-]+$/)
        },
      ),
    )
  })

  it('reads back what it wrote; nonsense gives nothing', () => {
    expect(readDraft(JSON.parse(JSON.stringify({ ...freshDraft, name: 'Gnocco' })))).toEqual({
      ...freshDraft,
      name: 'Gnocco',
    })
    expect([null, 3, 'x'].map(readDraft)).toEqual([undefined, undefined, undefined])
  })
})
