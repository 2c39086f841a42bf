import { describe, expect, it } from 'vitest'
import { type IdleInput, IdleLife, type IdleMotion } from './idle-life.ts'

const FRAME = 1 / 60 // s

const calm = (): IdleInput => ({
  health: 1,
  gaze: null,
  body: { x: 0, y: 0 },
  isBusy: false,
  isStill: false,
  isAsleep: false,
})

/** Returns the motion of each frame. @param change applied to the input before the frame at `time` */
function live(
  seconds: number,
  {
    life = new IdleLife(7, false),
    from = 0,
    frame = FRAME,
    change = (_input: IdleInput, _time: number): unknown => null,
  } = {},
): IdleMotion[] {
  const input = calm()
  return Array.from({ length: Math.round(seconds / frame) }, (_, index) => {
    const time = from + index * frame
    change(input, time)
    return structuredClone(life.at(time, input))
  })
}

const most = (motions: IdleMotion[], read: (motion: IdleMotion) => number) => Math.max(...motions.map(read))
const least = (motions: IdleMotion[], read: (motion: IdleMotion) => number) => Math.min(...motions.map(read))

/** Returns how often a value crosses its mean upwards. */
const cycles = (motions: IdleMotion[], read: (motion: IdleMotion) => number): number => {
  const mean = motions.reduce((sum, motion) => sum + read(motion), 0) / motions.length
  return motions.filter((motion, index) => {
    const before = motions[index - 1]
    return before && read(before) < mean && read(motion) >= mean
  }).length
}

const height = ({ stretch }: IdleMotion) => stretch.y
const starts = (flags: boolean[]) => flags.filter((flag, index) => flag && !flags[index - 1]).length

describe('idle life of a creature', () => {
  it('is the same for the same seed, and different for another one', () => {
    expect(live(40)).toEqual(live(40))
    expect(live(40, { life: new IdleLife(8, false) })).not.toEqual(live(40))
  })

  it('breathes by 1.6 percent', () => {
    const motions = live(8)
    expect(most(motions, height)).toBeCloseTo(1.016, 3)
    expect(least(motions, height)).toBeCloseTo(0.984, 3)
  })

  it('pants 1.8 times as fast and bent forward under 22 percent of its health', () => {
    const at = (health: number) =>
      live(59, {
        change: input => Object.assign(input, { health, isBusy: true }), // without fidgets
      }).slice(3 / FRAME)
    const [weak, strong] = [at(0.21), at(0.23)]
    expect(cycles(weak, height) / cycles(strong, height)).toBeCloseTo(1.8, 1)
    expect(least(weak, ({ bend }) => bend)).toBeGreaterThan(0.03)
    expect(most(strong, ({ bend }) => bend)).toBeLessThan(0.01)
  })

  it('shifts its weight every 4 to 7 seconds', () => {
    const sides = live(120).map(({ shift }) => shift > 0)
    expect(starts(sides) * 2).toBeGreaterThanOrEqual(Math.floor(120 / 7) - 2)
    expect(starts(sides) * 2).toBeLessThanOrEqual(120 / 4)
  })

  it('fidgets at rest, but not while it is moved or asleep', () => {
    const isFidgeting = (motion: IdleMotion) => motion.lift > 0.01 || Math.abs(motion.bend) > 0.03
    const life = new IdleLife(7, false)
    expect(starts(live(200, { life }).map(isFidgeting))).toBeGreaterThan(3)
    for (const flag of ['isBusy', 'isAsleep'] as const)
      expect(live(200, { change: input => (input[flag] = true) }).some(isFidgeting)).toBe(false)
  })

  it('looks at its target smoothly, and blinks when that jumps far', () => {
    const life = new IdleLife(7, false)
    const left = live(2, { life, change: input => (input.gaze = { x: -1, y: 0 }) })
    expect(left.at(-1)!.gaze.x).toBeLessThan(-0.1)
    const right = live(1, { life, from: 2, change: input => (input.gaze = { x: 1, y: 0 }) })
    expect(right[0]!.gaze.x).toBeLessThan(0)
    expect(right.at(-1)!.gaze.x).toBeGreaterThan(0.1)
    expect(right.slice(0, 3).some(({ isBlinking }) => isBlinking)).toBe(true)
    const steps = right.map(({ gaze }, index) => gaze.x - (right[index - 1] ?? right[0])!.gaze.x)
    expect(Math.max(...steps)).toBeLessThan(0.08)
  })

  it('swings its limbs when the body stops, and lets them come to rest', () => {
    const dash = (input: IdleInput, time: number) => (input.body.x = Math.min(0.6, Math.max(0, time - 1) * 5))
    const still = live(6)
    const moved = live(6, { change: dash })
    const extra = moved.map(({ sway }, index) => Math.abs(sway.x - still[index]!.sway.x))
    expect(Math.max(...extra.slice(60, 120))).toBeGreaterThan(0.03)
    expect(Math.max(...extra.slice(-30))).toBeLessThan(0.004)
  })

  it('moves the limbs equally at twelve frames a second', () => {
    const motions = live(120, { frame: 1 / 12 })
    expect(most(motions, ({ sway }) => Math.hypot(sway.x, sway.y))).toBeLessThan(0.16)
  })

  it('only looks and blinks with reduced motion', () => {
    const motions = live(120, { life: new IdleLife(7, true), change: input => (input.gaze = { x: 1, y: 0 }) })
    const resting = { ...motions[0]!, gaze: null, isBlinking: false }
    for (const motion of motions) expect({ ...motion, gaze: null, isBlinking: false }).toEqual(resting)
    expect(motions.at(-1)!.gaze.x).toBeGreaterThan(0.1)
    expect(starts(motions.map(({ isBlinking }) => isBlinking))).toBeGreaterThan(15)
  })

  it('does not move while frozen, and closes its eyes while asleep', () => {
    const frozen = live(30, { change: input => (input.isStill = true) })
    expect(new Set(frozen.map(height)).size).toBe(1)
    expect(live(30, { change: input => (input.isAsleep = true) }).every(({ isBlinking }) => isBlinking)).toBe(
      true,
    )
  })
})
