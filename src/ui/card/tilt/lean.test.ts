// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { createFrameLoop, type FrameLoop } from './frame-loop.ts'
import { lean } from './lean.ts'

let due: ((millis: number) => void)[] = []
let frames: FrameLoop
const runFrames = (most: number) => {
  let run = 0
  while (due.length > 0 && run < most) {
    for (const frame of due.splice(0)) frame(run * 16)
    run++
  }
  return run
}

beforeEach(() => {
  due = []
  frames = createFrameLoop({
    request: frame => due.push(frame),
    cancel: () => {
      due = []
    },
  })
})

const rest = { x: 0.2, y: -0.2 }
function leaning() {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200)
  const stop = lean(element, { rest, phone: false, frames })
  return { element, stop }
}
const move = (to: HTMLElement, clientX: number, clientY: number) =>
  to.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }))
const tilt = (of: HTMLElement) =>
  ['--tilt-x', '--tilt-y', '--lit'].map(name => Number(of.style.getPropertyValue(name)))

it('rests in its pose, leans to the pointer, returns, and then requests no more frames', () => {
  const { element } = leaning()
  expect(tilt(element)).toEqual([0.2, -0.2, 0])
  expect(due).toHaveLength(0)
  move(element, 100, 0)
  expect(runFrames(500)).toBeLessThan(120)
  expect(tilt(element)).toEqual([1, -1, 1])
  element.dispatchEvent(new PointerEvent('pointerleave'))
  expect(runFrames(500)).toBeLessThan(240)
  expect(tilt(element)).toEqual([0.2, -0.2, 0])
  expect(due).toHaveLength(0)
})

it('requests one frame at a time for any number of moves', () => {
  const { element } = leaning()
  for (let x = 0; x < 20; x++) move(element, x, x)
  expect(due).toHaveLength(1)
})

it('does not follow the pointer after unmounting', () => {
  const { element, stop } = leaning()
  move(element, 100, 0)
  stop()
  move(element, 0, 0)
  expect(due).toHaveLength(0)
})
