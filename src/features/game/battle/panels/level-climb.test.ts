import { describe, expect, it } from 'vitest'
import { levelOf } from '@/domain/progress.ts'
import { climbAt } from './level-climb.ts'

describe('XP climbing after a battle', () => {
  it('starts at the earlier XP and ends at the new XP', () => {
    expect(climbAt(80, 50, 0).facts).toEqual(levelOf(80))
    expect(climbAt(80, 50, 1).facts).toEqual(levelOf(130))
  })

  it('never decreases', () => {
    const seen = Array.from({ length: 60 }, (_, step) => {
      const { facts, share } = climbAt(90, 200, step / 59)
      return facts.level + share
    })
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it('counts the levels it passes', () => {
    expect(climbAt(80, 10, 1).passed).toBe(0)
    expect(climbAt(80, 50, 1).passed).toBe(1)
    expect(climbAt(80, 200, 1).passed).toBe(2)
  })

  it('does not move if nothing was earned', () => {
    expect(climbAt(80, 0, 0.4)).toEqual(climbAt(80, 0, 0))
  })
})
