import { describe, expect, it } from 'vitest'
import { type Box, layoutBattle } from '@/stage/layout/layout.ts'
import { bubbleSpot, clearAreasOf, pointedAt } from './coach-spot.ts'
import type { LessonStep } from './lesson-script.ts'

const sizes = [
  [844, 390],
  [667, 375],
  [932, 430],
  [1024, 768],
  [1440, 900],
] as const
const steps: LessonStep[] = ['card', 'energy', 'move', 'strike', 'rival', 'status', 'swap', 'choose', 'goal']
/** As the style sheet makes it: narrower words are taller. */
const bubbleOn = (width: number) => (width < 700 ? { width: 240, height: 168 } : { width: 288, height: 150 })

const covered = (over: Box, box: Box) =>
  (Math.max(0, Math.min(over.x + over.w, box.x + box.w) - Math.max(over.x, box.x)) *
    Math.max(0, Math.min(over.y + over.h, box.y + box.h) - Math.max(over.y, box.y))) /
  (box.w * box.h)

const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe.each(sizes)('on a table of %d × %d', (width, height) => {
  const layout = layoutBattle(width, height, { left: 0, right: 0 })
  const facts = { moves: 2, sufferer: 'own' as const }
  const spotFor = (step: LessonStep) =>
    bubbleSpot(
      pointedAt(step, layout, facts),
      bubbleOn(width),
      { width, height },
      clearAreasOf(step, layout, facts),
    )

  it.each(steps)('the words about %s stand on it, whole', step => {
    const { x, y, w, h } = spotFor(step)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y + h).toBeLessThanOrEqual(height)
  })

  it.each(steps)('%s leaves the moves free to be touched', step => {
    const [tiles] = clearAreasOf(step, layout, facts).touched
    expect(meets(spotFor(step), tiles!)).toBe(false)
  })

  it.each(steps)('game 6: the words about %s leave the health and the card they speak of in sight', step => {
    const { mentioned, shown } = clearAreasOf(step, layout, facts)
    for (const box of mentioned) expect(covered(spotFor(step), box)).toBe(0)
    for (const box of shown) expect(covered(spotFor(step), box)).toBeLessThan(0.25) // a crest, not a face
  })

  it('game 6: how one wins is told beside both cards, their health and the ways to play', () => {
    const { touched, mentioned } = clearAreasOf('goal', layout, facts)
    expect(mentioned).toHaveLength(2)
    for (const box of touched) expect(meets(spotFor('goal'), box)).toBe(false)
  })

  it('what is pointed at lies on the table', () => {
    for (const step of steps) {
      const target = pointedAt(step, layout, facts)
      if (!target) continue
      expect(meets(target, { x: 0, y: 0, w: width, h: height })).toBe(true)
      expect(target.w).toBeGreaterThan(20)
    }
  })
})
