import { describe, expect, it } from 'vitest'
import { type Box, layoutBattle } from '@/stage/layout.ts'
import { bubbleSpot, keptFree, pointedAt } from './coach-spot.ts'
import type { LessonStep } from './lesson-script.ts'

const sizes = [
  [844, 390],
  [667, 375],
  [932, 430],
  [1024, 768],
  [1440, 900],
] as const
const steps: LessonStep[] = ['card', 'energy', 'move', 'strike', 'rival', 'status', 'swap', 'choose', 'goal']
const bubble = { width: 288, height: 150 }

const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

describe.each(sizes)('on a table of %d × %d', (width, height) => {
  const layout = layoutBattle(width, height, { left: 0, right: 0 })
  const facts = { moves: 2, sufferer: 'own' as const }
  const spotFor = (step: LessonStep) =>
    bubbleSpot(pointedAt(step, layout, facts), bubble, { width, height }, keptFree(layout, facts))

  it.each(steps)('the words about %s stand on it, whole', step => {
    const { x, y, w, h } = spotFor(step)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(width)
    expect(y + h).toBeLessThanOrEqual(height)
  })

  it.each(steps)('%s leaves the moves free to be touched', step => {
    const [tiles] = keptFree(layout, facts).touched
    expect(meets(spotFor(step), tiles!)).toBe(false)
  })

  it('the words about the own card leave its health to be read', () => {
    const [health] = keptFree(layout, facts).read
    expect(meets(spotFor('card'), health!)).toBe(false)
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
