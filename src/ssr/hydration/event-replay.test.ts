// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { recordEvents } from './event-replay.ts'

let root: HTMLElement
const isInside = (element: Element) => element.closest('#root') !== null
beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button id="add"><i>+</i></button><a href="#x" id="link">x</a><form id="form"><input id="mail"><button>go</button></form></div>'
  root = document.getElementById('root') as HTMLElement
})

const at = (id: string) => document.getElementById(id) as HTMLElement

it('replays a click on the same button once after hydration', () => {
  const doAgain = recordEvents(isInside)
  at('add')
    .querySelector('i')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const onClick = vi.fn()
  at('add').addEventListener('click', onClick)
  expect(onClick).not.toHaveBeenCalled()
  void doAgain()
  expect(onClick).toHaveBeenCalledTimes(1)
  at('add').click()
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('leaves a link to the browser', () => {
  const doAgain = recordEvents(isInside)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  at('link').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  void doAgain()
})

it('replays typed text with its value at hydration', () => {
  const doAgain = recordEvents(isInside)
  const field = at('mail') as HTMLInputElement
  for (const text of ['u', 'ugo']) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const inputs: string[] = []
  field.addEventListener('input', () => inputs.push(field.value))
  field.value = '' // as an app does that did not receive the input
  void doAgain()
  expect(inputs).toEqual(['ugo'])
})

it('sets a checkbox again, whether or not hydration preserved it', () => {
  document.body.innerHTML = '<div id="root"><input type="checkbox" id="terms"></div>'
  for (const isKept of [true, false]) {
    const doAgain = recordEvents(isInside)
    const box = at('terms') as HTMLInputElement
    box.checked = true
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.checked = isKept
    const checkedStates: boolean[] = []
    box.addEventListener('change', () => checkedStates.push(box.checked), { once: true })
    void doAgain()
    expect(checkedStates).toEqual([true])
  }
})

it('submits a submitted form again without leaving the page', () => {
  const doAgain = recordEvents(isInside)
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  at('form').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  const onSubmit = vi.fn((again: Event) => again.preventDefault())
  at('form').addEventListener('submit', onSubmit)
  void doAgain()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('replays Enter in a field without a form after the typed text', async () => {
  const doAgain = recordEvents(isInside)
  const field = document.createElement('input')
  root.append(field)
  field.value = '10'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  const received: string[] = []
  field.addEventListener('input', () => received.push('input'))
  field.addEventListener('keydown', () => received.push('Enter'))
  await doAgain()
  expect(received).toEqual(['input', 'Enter'])
})

it('stores clicks and typed text in a late part, before and after the app started, until the part is ready', async () => {
  root.innerHTML =
    '<button id="add"></button><div id="late" data-late><button id="more"></button><input id="mail"></div>'
  const received: string[] = []
  const press = (id: string) =>
    at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const doAgain = recordEvents(isInside)
  press('more')
  press('add')
  for (const id of ['add', 'more']) at(id).addEventListener('click', () => received.push(id))
  at('mail').addEventListener('input', () => received.push((at('mail') as HTMLInputElement).value))
  await doAgain()
  expect(received).toEqual(['add'])
  expect(at('more').hasAttribute('data-waiting')).toBe(true)
  const field = at('mail') as HTMLInputElement
  field.value = 'ugo'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  press('more')
  press('add')
  received.length = 0
  at('late').removeAttribute('data-late')
  dispatchEvent(new Event('late-ready'))
  await vi.waitFor(() => expect(received).toEqual(['more', 'ugo', 'more']), 30_000)
  expect(at('more').hasAttribute('data-waiting')).toBe(false)
  press('more')
  expect(received).toEqual(['more', 'ugo', 'more', 'more'])
})
