// @isolated: the context belongs to the page
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawingContext, RESTORE_PATIENCE, watchContextLoss } from './drawing-context.ts'

let isLost = false
let visibility = 'visible'
const canvas = new EventTarget()
const context = { canvas, isContextLost: () => isLost } as unknown as WebGL2RenderingContext

const lose = () => {
  isLost = true
  canvas.dispatchEvent(new Event('webglcontextlost'))
}
const restore = () => {
  isLost = false
  canvas.dispatchEvent(new Event('webglcontextrestored'))
}
const turn = (state: 'visible' | 'hidden') => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  isLost = false
  visibility = 'visible'
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('watchContextLoss', () => {
  it('reports a context that is not restored in time', () => {
    const onLost = vi.fn()
    watchContextLoss(context, onLost)
    lose()
    vi.advanceTimersByTime(RESTORE_PATIENCE - 1)
    expect(onLost).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('keeps a context that is restored in time', () => {
    const onLost = vi.fn()
    watchContextLoss(context, onLost)
    lose()
    vi.advanceTimersByTime(RESTORE_PATIENCE - 1)
    restore()
    vi.advanceTimersByTime(RESTORE_PATIENCE)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('reports a context that was lost before it was watched', () => {
    const onLost = vi.fn()
    isLost = true
    watchContextLoss(context, onLost)
    vi.advanceTimersByTime(RESTORE_PATIENCE)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('does not count the time in which the page is hidden', () => {
    const onLost = vi.fn()
    watchContextLoss(context, onLost)
    turn('hidden')
    lose()
    vi.advanceTimersByTime(10 * RESTORE_PATIENCE)
    expect(onLost).not.toHaveBeenCalled()
    turn('visible')
    vi.advanceTimersByTime(RESTORE_PATIENCE)
    expect(onLost).toHaveBeenCalledOnce()
  })

  it('reports nothing after it was stopped', () => {
    const onLost = vi.fn()
    const stop = watchContextLoss(context, onLost)
    lose()
    stop()
    vi.advanceTimersByTime(RESTORE_PATIENCE)
    expect(onLost).not.toHaveBeenCalled()
  })
})

it('creates another context when the last one is lost', () => {
  const contexts: { isContextLost(): boolean }[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    const isGone = contexts.length === 0
    const created = { isContextLost: () => isGone && isLost }
    contexts.push(created)
    return created as unknown as null
  })
  const first = drawingContext()
  expect(drawingContext()).toBe(first)
  isLost = true
  const second = drawingContext()
  expect(second).not.toBe(first)
  expect(drawingContext()).toBe(second)
})
