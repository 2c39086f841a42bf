// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

/** As in the header: a server-rendered page, clicked before hydration. */
function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        menu
      </button>
      <Drawer id="menu" title="Bottega" open={open} onClose={() => setOpen(false)}>
        voci
      </Drawer>
    </>
  )
}

const root = () => document.querySelector<HTMLElement>('#root')!
const dialog = () => document.querySelector('dialog')!
const mistakes = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  mistakes.mockClear()
  document.documentElement.dataset.app = 'rendered'
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
})
afterEach(() => {
  delete document.documentElement.dataset.app
})

const hydrate = () =>
  act(async () => {
    hydrateRoot(root(), <Page />, { onRecoverableError: mistakes })
  })

it('renders its content on the server and hydrates without changes', async () => {
  expect(dialog().textContent).toContain('voci')
  await hydrate()
  expect(mistakes).not.toHaveBeenCalled()
  expect(dialog().textContent).toContain('voci')
})

it('renders its content only while open once the app has started', async () => {
  await hydrate()
  await act(async () => void dispatchEvent(new Event('app-ready')))
  expect(dialog().textContent).toBe('')
  await act(async () => root().querySelector('button')?.click())
  expect(dialog().textContent).toContain('voci')
})

it('stays open if it was opened before the app started, and the app closes it', async () => {
  dialog().showModal()
  await hydrate()
  expect(dialog().open).toBe(true)
  await act(async () => {
    root().querySelector('button')?.click() // the replayed click
    dispatchEvent(new Event('app-ready'))
  })
  expect(dialog().open).toBe(true)
  expect(dialog().textContent).toContain('voci')
  await act(async () => dialog().querySelector('button')?.click())
  expect(dialog().open).toBe(false)
})
