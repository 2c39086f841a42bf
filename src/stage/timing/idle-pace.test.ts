import { describe, expect, it } from 'vitest'
import { IdlePace } from './idle-pace.ts'

const AWAKE = 20 // s

const pacesOver = (pace: IdlePace, seconds: number): number[] =>
  Array.from({ length: seconds * 10 }, () => pace.advance(0.1))

describe('idle animations', () => {
  it('run at full speed while the user is active', () => {
    const pace = new IdlePace(AWAKE)
    for (let touch = 0; touch < 10; touch++) {
      expect(Math.min(...pacesOver(pace, 15))).toBe(1)
      pace.wake()
    }
  })

  it('slow down smoothly after a while without input, and stop', () => {
    const pace = new IdlePace(AWAKE)
    const paces = pacesOver(pace, 30)
    const steps = paces.slice(1).map((one, at) => (paces[at] ?? 0) - one)
    expect(Math.max(...steps)).toBeLessThan(0.1)
    expect(paces.at(-1)).toBe(0)
  })

  it('resume smoothly on input', () => {
    const pace = new IdlePace(AWAKE)
    pacesOver(pace, 30)
    pace.wake()
    const [first = 0] = pacesOver(pace, 1)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(0.5)
    expect(pace.advance(0.1)).toBe(1)
  })
})
