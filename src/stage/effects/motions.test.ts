import { expect, it } from 'vitest'
import type { Motion } from '../choreography/attack-looks.ts'
import { motions } from './motions.ts'

const FAR = 100 // units
const times = Array.from({ length: 101 }, (_, index) => index / 100)
const names = Object.keys(motions) as Motion[]

/** Returns the positions of a particle that starts in this direction, in even steps of time. */
const pathOf = (motion: Motion, angle = 0, index = 1) =>
  times.map(time => {
    const pose = { x: 0, y: 0, rotation: 0, size: 1, stretch: 1, alpha: 1 }
    return motions[motion]({ angle, far: FAR, time, index, pose })
  })

it.each(names)('moves the particles of %s at most two burst sizes away', motion => {
  for (const { x, y } of pathOf(motion)) expect(Math.hypot(x, y)).toBeLessThan(FAR * 2)
})

it('moves the particles of each shape of motion on a different path', () => {
  const paths = names.map(motion => JSON.stringify(pathOf(motion, 1)))
  expect(new Set(paths).size).toBe(names.length)
})

it('moves a machine in steps and fire upwards', () => {
  const steps = new Set(pathOf('tick').map(({ x }) => x))
  expect(steps.size).toBeLessThan(12)
  expect(new Set(pathOf('burst').map(({ x }) => x)).size).toBeGreaterThan(50)
  expect(pathOf('lick').at(-1)?.y).toBeLessThan(-FAR * 0.3)
})

it('grows ice where it has landed', () => {
  const sizes = [0.05, 0.4].map(time => {
    const pose = { x: 0, y: 0, rotation: 0, size: 1, stretch: 1, alpha: 1 }
    motions.grow({ angle: 0, far: FAR, time, index: 1, pose })
    return pose.size
  })
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0)
})
