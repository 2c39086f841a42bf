import { describe, expect, it } from 'vitest'
import { levelOf } from './progress.ts'

describe('levels (specification notes §9)', () => {
  it('needs 0 XP for level 1', () => {
    expect(levelOf(0)).toEqual({ level: 1, reached: 0, step: 100, missing: 100 })
  })

  it('needs 100 XP for the first step', () => {
    expect(levelOf(99).level).toBe(1)
    expect(levelOf(100)).toMatchObject({ level: 2, reached: 0 })
  })

  it('multiplies each next step by 1.35 and rounds', () => {
    expect(levelOf(100).step).toBe(135)
    expect(levelOf(100 + 135).step).toBe(182)
    expect(levelOf(100 + 135 + 182).step).toBe(246)
  })

  it('returns the XP missing to the next level', () => {
    expect(levelOf(150)).toEqual({ level: 2, reached: 50, step: 135, missing: 85 })
  })

  it('treats invalid input as 0', () => {
    for (const xp of [-5, Number.NaN, Number.POSITIVE_INFINITY]) expect(levelOf(xp).level).toBe(1)
    expect(levelOf(100.9)).toMatchObject({ level: 2, reached: 0 })
  })
})
