// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useArrowKeys } from './use-page-keys.ts'

afterEach(cleanup)

function Pages({ turn }: { turn: (by: 1 | -1) => void }) {
  useArrowKeys(turn)
  return (
    <main>
      <input />
      <p contentEditable suppressContentEditableWarning />
      <dialog open>
        <button type="button" />
      </dialog>
    </main>
  )
}

it('handles an arrow key as soon as the page is rendered, however busy the browser is', async () => {
  const turn = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const mounted = new Promise<void>(resolve => {
    new MutationObserver(() => {
      fireEvent.keyDown(document.body, { key: 'ArrowLeft' }) // before React's passive effects
      resolve()
    }).observe(place, { childList: true })
  })
  startTransition(() => root.render(<Pages turn={turn} />))
  await mounted
  expect(turn).toHaveBeenCalledExactlyOnceWith(-1)
  root.unmount()
  place.remove()
})

it('ignores arrows in text fields, in dialogs and with modifiers', () => {
  const turn = vi.fn()
  const { container } = render(<Pages turn={turn} />)
  for (const element of container.querySelectorAll('input, p, button'))
    fireEvent.keyDown(element, { key: 'ArrowRight' })
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', [modifier]: true }) // Alt and ←: back in the browser's history
  expect(turn).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(turn).toHaveBeenCalledExactlyOnceWith(1)
})
