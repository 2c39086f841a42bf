// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextLink, useUnfolding } from './use-unfolding.ts'

function Menu() {
  const { place, button, panel } = useUnfolding()
  return (
    <>
      <div id="place" {...place}>
        <button type="button" {...button}>
          shop
        </button>
        <div id="panel" {...panel}>
          <a href="#a">a</a>
          <a href="#b">b</a>
        </div>
      </div>
      <p id="beside">beside</p>
    </>
  )
}

let root: Root
const at = (id: string) => document.getElementById(id)!
const button = () => document.querySelector('button')!
const isOpen = () => !at('panel').hidden
const press = () => act(async () => button().click())
const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
    vi.runAllTimers()
  })
/** React tells an element of a pointer that comes by the one that it leaves. */
const pointer = (from: Element, to: Element, pointerType: string, millis: number) =>
  act(async () => {
    from.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType, relatedTarget: to }))
    vi.advanceTimersByTime(millis)
  })
const enter = (pointerType: string, millis: number) => pointer(at('beside'), button(), pointerType, millis)
const leave = (pointerType: string, millis: number) => pointer(button(), at('beside'), pointerType, millis)

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(at('root'))
  await act(async () => root.render(<Menu />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a press opens and closes it, and the button says which', async () => {
  await press()
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await press()
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

it('Escape closes it and gives the focus back; a press outside closes it', async () => {
  await press()
  document.querySelector('a')?.focus()
  await key('Escape')
  expect([isOpen(), document.activeElement]).toEqual([false, button()])
  await press()
  await act(async () => void at('beside').dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(isOpen()).toBe(false)
})

it('the arrow down opens it on its first link, the arrows go on from there', async () => {
  button().focus()
  await key('ArrowDown')
  expect([isOpen(), document.activeElement?.textContent]).toEqual([true, 'a'])
  await key('ArrowDown')
  expect(document.activeElement?.textContent).toBe('b')
  await key('Home')
  expect(document.activeElement?.textContent).toBe('a')
})

it('a focus that leaves closes it', async () => {
  await press()
  const event = new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body })
  await act(async () => void document.querySelector('a')?.dispatchEvent(event))
  expect(isOpen()).toBe(false)
})

it('a mouse that stays opens it, one that passes by does not, a finger never by hovering', async () => {
  await enter('mouse', 50)
  await leave('mouse', 1000)
  expect(isOpen()).toBe(false)
  await enter('touch', 1000)
  expect(isOpen()).toBe(false)
  await enter('mouse', 1000)
  expect(isOpen()).toBe(true)
  await leave('mouse', 1000)
  expect(isOpen()).toBe(false)
})

it('a press keeps open what hovering has opened, and no leaving mouse closes what was pressed', async () => {
  await enter('mouse', 1000)
  await press()
  expect(isOpen()).toBe(true)
  await leave('mouse', 1000)
  expect(isOpen()).toBe(true)
})

it('what was opened before the app stays open with it', async () => {
  at('panel').hidden = false
  await act(async () => void dispatchEvent(new Event('app-ready')))
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true'])
})

it('arrows end at the first and the last link, and mean nothing on the button but down', () => {
  expect(['ArrowUp', 'ArrowDown', 'End', 'Tab'].map(name => nextLink(name, 0, 2))).toEqual([
    0,
    1,
    1,
    undefined,
  ])
  expect(nextLink('ArrowUp', -1, 2)).toBeUndefined()
  expect(nextLink('ArrowDown', -1, 0)).toBeUndefined()
})
