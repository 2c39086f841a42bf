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
      <p id="outside">outside</p>
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
/** React derives pointer-enter events from the element that the pointer leaves. */
const pointer = (from: Element, to: Element, pointerType: string, millis: number) =>
  act(async () => {
    from.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType, relatedTarget: to }))
    vi.advanceTimersByTime(millis)
  })
const enter = (pointerType: string, millis: number) => pointer(at('outside'), button(), pointerType, millis)
const leave = (pointerType: string, millis: number) => pointer(button(), at('outside'), pointerType, millis)

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

it('opens and closes it by a click and sets aria-expanded', async () => {
  await press()
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await press()
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

it('closes it by Escape and returns the focus, and closes it by a click outside', async () => {
  await press()
  document.querySelector('a')?.focus()
  await key('Escape')
  expect([isOpen(), document.activeElement]).toEqual([false, button()])
  await press()
  await act(async () => void at('outside').dispatchEvent(new Event('pointerdown', { bubbles: true })))
  expect(isOpen()).toBe(false)
})

it('opens it on its first link with the arrow down, and moves on with the arrows', async () => {
  button().focus()
  await key('ArrowDown')
  expect([isOpen(), document.activeElement?.textContent]).toEqual([true, 'a'])
  await key('ArrowDown')
  expect(document.activeElement?.textContent).toBe('b')
  await key('Home')
  expect(document.activeElement?.textContent).toBe('a')
})

it('closes it when the focus leaves', async () => {
  await press()
  const event = new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body })
  await act(async () => void document.querySelector('a')?.dispatchEvent(event))
  expect(isOpen()).toBe(false)
})

it('opens it for a mouse that stays, not for one that passes, and never for a touch by hovering', async () => {
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

it('keeps a hovered panel open after a click, and a clicked one after the mouse leaves', async () => {
  await enter('mouse', 1000)
  await press()
  expect(isOpen()).toBe(true)
  await leave('mouse', 1000)
  expect(isOpen()).toBe(true)
})

it('keeps a panel open that was opened before the app started', async () => {
  at('panel').hidden = false
  await act(async () => void dispatchEvent(new Event('app-ready')))
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true'])
})

it('stops the arrows at the first and the last link, and handles only the arrow down on the button', () => {
  expect(['ArrowUp', 'ArrowDown', 'End', 'Tab'].map(name => nextLink(name, 0, 2))).toEqual([
    0,
    1,
    1,
    undefined,
  ])
  expect(nextLink('ArrowUp', -1, 2)).toBeUndefined()
  expect(nextLink('ArrowDown', -1, 0)).toBeUndefined()
})
