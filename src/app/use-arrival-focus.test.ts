// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useArrivalFocus } from './use-arrival-focus.ts'

let search: HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = '<header><input></header><main id="content"><h1>Orders</h1></main>'
  search = document.querySelector('input')!
  search.focus()
})

const type = (text: string) => {
  search.value = text
  search.dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (key: string) => search.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

/** Another page is rendered in the same frame. */
function arrive() {
  const { rerender, unmount } = renderHook(({ place }) => useArrivalFocus(place, false), {
    initialProps: { place: '/orders' },
  })
  rerender({ place: '/orders/tickets' })
  unmount()
}

it('leaves a field of the frame whose Enter led here', () => {
  type('codici')
  press('Enter')
  arrive()
  expect(document.activeElement).not.toBe(search)
})

it('keeps the focus on a field of the frame that is typed in while the page changes', () => {
  press('Enter')
  type('reseller@')
  arrive()
  expect(document.activeElement).toBe(search)
})

it('does not keep the focus on a field that was only clicked', () => {
  type('reseller@')
  search.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  arrive()
  expect(document.activeElement).not.toBe(search)
})
