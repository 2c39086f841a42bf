import { expect, it } from 'vitest'
import { createFrameLoop } from './frame-loop.ts'

function clockOf() {
  const due: ((millis: number) => void)[] = []
  return {
    due,
    request: (frame: (millis: number) => void) => due.push(frame),
    cancel: () => {
      due.length = 0
    },
    run(millis: number) {
      for (const frame of due.splice(0)) frame(millis)
    },
  }
}

it('shares one frame between all cards and stops when the last is at rest', () => {
  const clock = clockOf()
  const loop = createFrameLoop(clock)
  const left = { a: 2, b: 1 }
  loop.wake(() => --left.a > 0)
  loop.wake(() => --left.b > 0)
  expect(clock.due).toHaveLength(1)
  clock.run(0)
  expect(left).toEqual({ a: 1, b: 0 })
  clock.run(16)
  expect(left).toEqual({ a: 0, b: 0 })
  expect(clock.due).toHaveLength(0)
})

it('limits the step after a long pause', () => {
  const clock = clockOf()
  const steps: number[] = []
  createFrameLoop(clock).wake(seconds => steps.push(seconds) < 3)
  clock.run(0)
  clock.run(20)
  clock.run(9000)
  expect(steps).toEqual([1 / 60, 0.02, 0.1])
})

it('requests no frame for an unmounted card', () => {
  const clock = clockOf()
  const loop = createFrameLoop(clock)
  const stepper = () => true
  loop.wake(stepper)
  loop.drop(stepper)
  expect(clock.due).toHaveLength(0)
})
