import { beforeEach, describe, expect, it } from 'vitest'
import { IdlePace } from './idle-pace.ts'

const AWAKE = 20 // s

let now = 0
let pace: IdlePace
beforeEach(() => {
  now = 0
  pace = new IdlePace(AWAKE, () => now)
})

/** The speeds in frames of this length. */
const pacesOver = (seconds: number, frame = 0.1): number[] =>
  Array.from({ length: Math.round(seconds / frame) }, () => {
    now += frame * 1000
    return pace.advance()
  })

describe('idle animations', () => {
  it('run at full speed while the user is active', () => {
    for (let touch = 0; touch < 10; touch++) {
      expect(Math.min(...pacesOver(15))).toBe(1)
      pace.wake()
    }
  })

  it('slow down smoothly after a while without input, and stop', () => {
    const paces = pacesOver(30)
    const steps = paces.slice(1).map((one, at) => (paces[at] ?? 0) - one)
    expect(Math.max(...steps)).toBeLessThan(0.1)
    expect(paces.at(-1)).toBe(0)
  })

  it('stop as early on a device that draws one frame a second', () => {
    expect(pacesOver(AWAKE + 4, 1).at(-1)).toBe(0)
  })

  it('resume smoothly on input, after any time at rest', () => {
    pacesOver(30)
    now += 60_000
    pace.wake()
    const [first = 0] = pacesOver(1)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(0.5)
    expect(pacesOver(0.1)).toEqual([1])
  })
})
