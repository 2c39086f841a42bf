import { describe, expect, it } from 'vitest'
import { type Box, layoutBattle } from '@/stage/layout/layout.ts'
import { bubbleSpot, clearAreasOf, pointedAt } from './coach-spot.ts'
import type { TipSpot } from './lesson-tip.ts'

const sizes = [
  [844, 390],
  [667, 375],
  [932, 430],
  [1024, 768],
  [1440, 900],
  [390, 844],
  [390, 664],
  [360, 740],
] as const
const spots: TipSpot[] = [
  'own',
  'rival',
  'moves',
  'tube',
  'guard',
  'replace',
  'plates',
  'score',
  'sufferer',
  'table',
]
/** Matches the style sheet: a narrower bubble is taller. */
const bubbleOn = (width: number, height: number) => {
  if (height > width) return { width: 304, height: 136 }
  return width < 700 ? { width: 234, height: 168 } : { width: 288, height: 150 }
}

const covered = (over: Box, box: Box) =>
  (Math.max(0, Math.min(over.x + over.w, box.x + box.w) - Math.max(over.x, box.x)) *
    Math.max(0, Math.min(over.y + over.h, box.y + box.h) - Math.max(over.y, box.y))) /
  (box.w * box.h)

const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe.each(sizes)('coach bubble on a table of %d × %d', (width, height) => {
  const layout = layoutBattle(width, height, { left: 0, right: 0 })
  const facts = { moves: 2, sufferer: 'own' as const }
  const spotFor = (at: TipSpot) =>
    bubbleSpot(
      pointedAt(at, layout, facts),
      bubbleOn(width, height),
      { width, height },
      clearAreasOf(at, layout, facts),
    )

  it.each(spots)('keeps the text about %s completely on the table', at => {
    const { x, y, w, h } = spotFor(at)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y + h).toBeLessThanOrEqual(height)
  })

  it.each(spots)('leaves the moves touchable for %s', at => {
    const [tiles] = clearAreasOf(at, layout, facts).touched
    expect(meets(spotFor(at), tiles!)).toBe(false)
  })

  it.each(spots)('game 6: leaves the health and the card that the text about %s mentions visible', at => {
    const { mentioned, creatures } = clearAreasOf(at, layout, facts)
    // Upright, no free area is as high as the text about the points: it covers a part of one plate.
    const most = height > width && at === 'score' ? 0.6 : 0
    for (const box of mentioned) expect(covered(spotFor(at), box)).toBeLessThanOrEqual(most)
    if (height > width) return // only the own creature leaves enough space for the text
    for (const box of creatures) expect(covered(spotFor(at), box)).toBeLessThan(0.25) // may cover a crest, but not a face
  })

  it.each(['plates', 'score'] as const)(
    'game 6: places the text about %s next to both cards, their health and the controls',
    at => {
      const { touched, mentioned } = clearAreasOf(at, layout, facts)
      expect(mentioned).toHaveLength(2)
      for (const box of touched) expect(meets(spotFor(at), box)).toBe(false)
    },
  )

  it('leaves the points visible while it explains them', () => {
    expect(meets(spotFor('score'), pointedAt('score', layout, facts)!)).toBe(false)
  })

  it('points at the guard button where there is one', () => {
    const target = pointedAt('guard', layout, facts)
    expect(target === null).toBe(layout.guard === null)
    if (!target || !layout.guard) return
    const { x, y } = layout.guard
    expect(target.x + target.w / 2).toBeCloseTo(x * layout.unit)
    expect(target.y + target.h / 2).toBeCloseTo(y * layout.unit)
  })

  it('points at a place on the table', () => {
    for (const at of spots) {
      const target = pointedAt(at, layout, facts)
      if (!target) continue
      expect(meets(target, { x: 0, y: 0, w: width, h: height })).toBe(true)
      expect(target.w).toBeGreaterThan(20)
    }
  })
})
