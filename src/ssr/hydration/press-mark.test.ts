// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markPresses, oncePressIsDrawn } from './press-mark.ts'

const button = () => document.querySelector('button')!
const send = (type: string, at: Element = button()) => at.dispatchEvent(new Event(type, { bubbles: true }))
const isMarked = () => button().hasAttribute('data-pressed')

let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button><i></i></button><p></p>'
  end = markPresses()
})
afterEach(() => {
  vi.runAllTimers()
  end()
  vi.useRealTimers()
})

it('marks the touched button immediately, and nothing else', () => {
  send('pointerdown', document.querySelector('p')!)
  expect(isMarked()).toBe(false)
  send('pointerdown', document.querySelector('i')!)
  expect(isMarked()).toBe(true)
})

it.each(['pointerup', 'pointercancel'])('removes the mark after %s, but not before it was drawn', type => {
  send('pointerdown')
  send(type)
  expect(isMarked()).toBe(true)
  vi.runAllTimers()
  expect(isMarked()).toBe(false)
  send('pointerdown')
  vi.runAllTimers()
  expect(isMarked()).toBe(true)
  send(type)
  expect(isMarked()).toBe(false)
})

it('delays the effect of a tap until the mark is drawn, and runs it once', () => {
  const show = vi.fn()
  send('pointerdown')
  const showNow = oncePressIsDrawn(show)
  expect(show).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(show).toHaveBeenCalledTimes(1)
  showNow()
  expect(show).toHaveBeenCalledTimes(1)
})

it('runs callers immediately if they cannot wait, and input without a touch, such as the keyboard', () => {
  const show = vi.fn()
  send('pointerdown')
  oncePressIsDrawn(show)()
  expect(show).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  oncePressIsDrawn(show)
  expect(show).toHaveBeenCalledTimes(2)
})

it('marks nothing after the app has started and removes the last mark', () => {
  send('pointerdown')
  vi.runAllTimers()
  end()
  expect(isMarked()).toBe(false)
  send('pointerdown')
  expect(isMarked()).toBe(false)
})
