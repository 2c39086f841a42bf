// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

/** As the header has it: a page rendered by the server, pressed before it is hydrated. */
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

it('the server renders its content, and the page is hydrated as it is', async () => {
  expect(dialog().textContent).toContain('voci')
  await hydrate()
  expect(mistakes).not.toHaveBeenCalled()
  expect(dialog().textContent).toContain('voci')
})

it('with the app its content is there only while it is open', async () => {
  await hydrate()
  await act(async () => void dispatchEvent(new Event('app-ready')))
  expect(dialog().textContent).toBe('')
  await act(async () => root().querySelector('button')?.click())
  expect(dialog().textContent).toContain('voci')
})

it('opened before the app it stays open when the app comes, and the app closes it', async () => {
  dialog().showModal()
  await hydrate()
  expect(dialog().open).toBe(true)
  await act(async () => {
    root().querySelector('button')?.click() // what is replayed
    dispatchEvent(new Event('app-ready'))
  })
  expect(dialog().open).toBe(true)
  expect(dialog().textContent).toContain('voci')
  await act(async () => dialog().querySelector('button')?.click())
  expect(dialog().open).toBe(false)
})
