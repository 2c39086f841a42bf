import { describe, expect, it } from 'vitest'
import { ids, SeededChance } from './ids.ts'

describe('random ids', () => {
  it('never repeat', () => {
    const draws = new Set(Array.from({ length: 1000 }, () => ids.chance(16).toString('hex')))
    expect(draws.size).toBe(1000)
  })

  it('repeat with the same seed, and restart when seeded again', () => {
    const chance = new SeededChance('a journey')
    const first = [chance.draw(32), chance.draw(4)]
    expect(first.map(({ length }) => length)).toEqual([32, 4])
    expect(first[0]?.subarray(0, 4)).not.toEqual(first[1])
    chance.reseed('a journey')
    expect([chance.draw(32), chance.draw(4)]).toEqual(first)
    chance.reseed('another')
    expect(chance.draw(32)).not.toEqual(first[0])
  })
})
