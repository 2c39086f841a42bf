// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lean } from './use-tilt.ts'

let frames: (() => void)[] = []
const runFrames = (most: number) => {
  let run = 0
  while (frames.length > 0 && run < most) {
    const due = frames
    frames = []
    for (const frame of due) frame()
    run++
  }
  return run
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

function card() {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200)
  return element
}
const move = (to: HTMLElement, clientX: number, clientY: number) =>
  to.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }))
const tilt = (of: HTMLElement) =>
  [of.style.getPropertyValue('--tilt-x'), of.style.getPropertyValue('--tilt-y')].map(Number)

it('a card leans to the pointer, goes back to rest and then asks for no more frames', () => {
  const element = card()
  lean(element)
  move(element, 100, 0)
  expect(runFrames(500)).toBeLessThan(60)
  expect(tilt(element)[0]).toBeCloseTo(1, 1)
  expect(tilt(element)[1]).toBeCloseTo(-1, 1)
  element.dispatchEvent(new PointerEvent('pointerleave'))
  expect(runFrames(500)).toBeLessThan(60)
  expect(tilt(element)[0]).toBeCloseTo(0, 1)
  expect(frames).toHaveLength(0)
})

it('however many moves, one frame at a time', () => {
  const element = card()
  lean(element)
  for (let x = 0; x < 20; x++) move(element, x, x)
  expect(frames).toHaveLength(1)
})

it('a card that is gone follows no more', () => {
  const element = card()
  const stop = lean(element)
  move(element, 100, 0)
  stop()
  move(element, 0, 0)
  expect(frames).toHaveLength(0)
})
