// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../light/dialog.tsx'
import { Popover } from './popover.tsx'

afterEach(cleanup)

/** Dispatches the events of a click as a browser does. */
function pressOn(element: Element) {
  for (const event of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
    fireEvent[event](element)
}

const cancel = () => fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))

function LatePart({ after }: { after: Promise<void> | undefined }) {
  if (after) use(after)
  return <p>modulo</p>
}

describe('a dialog', () => {
  it('opens as a modal named by its title, and mounts nothing while closed', () => {
    const { rerender } = render(
      <Dialog open={false} onClose={() => {}} title="Accedi">
        contenuto
      </Dialog>,
    )
    expect(screen.queryByText('contenuto')).toBeNull()
    rerender(
      <Dialog open onClose={() => {}} title="Accedi">
        contenuto
      </Dialog>,
    )
    const dialog = document.querySelector('dialog')!
    expect(dialog.open).toBe(true)
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe('Accedi')
  })

  it('closes by Escape, by the × and by a click next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Accedi" />)
    cancel()
    fireEvent.click(screen.getByLabelText('close'))
    pressOn(document.querySelector('dialog')!)
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays open if persistent: no ×, no Escape, no click next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open persistent onClose={onClose} title="Scegli i tuoi cookie" />)
    cancel()
    pressOn(document.querySelector('dialog')!)
    expect(screen.queryByLabelText('close')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    expect(document.querySelector('dialog')!.open).toBe(true)
  })

  it('stays open while a part of it is loading, without reporting that the user closed it', async () => {
    const onClose = vi.fn()
    let loaded = () => {}
    const loading = new Promise<void>(resolve => {
      loaded = resolve
    })
    const page = (part?: Promise<void>) => (
      <Suspense fallback={<p>attesa</p>}>
        <Dialog open onClose={onClose} title="Nuova spedizione">
          <LatePart after={part} />
        </Dialog>
      </Suspense>
    )
    const { rerender } = render(page())
    const dialog = document.querySelector('dialog')!
    rerender(page(loading))
    await screen.findByText('attesa')
    await act(async () => {
      loaded()
      await loading
    })
    rerender(page(loading))
    expect(screen.queryByText('attesa')).toBeNull()
    expect(dialog.open).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('game 1: is not closed by the mouse events that follow the touch that opened it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Impostazioni" />)
    const dialog = document.querySelector('dialog')!
    for (const event of ['mouseMove', 'mouseDown', 'mouseUp', 'click'] as const) fireEvent[event](dialog)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is not closed by a click that began inside and ends next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Impostazioni" />)
    const dialog = document.querySelector('dialog')!
    fireEvent.pointerDown(screen.getByText('Impostazioni'))
    fireEvent.pointerUp(dialog)
    fireEvent.click(dialog)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open if it reopens before the browser’s close event', () => {
    const onClose = vi.fn()
    const asked = (open: boolean) => <Dialog open={open} onClose={onClose} title="Salvare?" />
    const { rerender } = render(asked(true))
    const dialog = document.querySelector('dialog')!
    vi.spyOn(dialog, 'close').mockImplementation(() => dialog.removeAttribute('open')) // its event is dispatched later
    rerender(asked(false))
    rerender(asked(true))
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('shows again if the browser closes it while `open` is true', () => {
    render(<Dialog open onClose={() => {}} title="Salvare?" />)
    const dialog = document.querySelector('dialog')!
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
  })

  it('closes when it is unmounted, so that the focus returns', () => {
    const { unmount } = render(<Dialog open onClose={() => {}} title="Accedi" />)
    const dialog = document.querySelector('dialog')!
    const wasIn: boolean[] = []
    vi.spyOn(dialog, 'close').mockImplementation(() => wasIn.push(dialog.isConnected))
    unmount()
    expect(wasIn).toEqual([true])
  })

  it('lets the page scroll again after unmounting', () => {
    const { unmount } = render(<Dialog open onClose={() => {}} title="Accedi" />)
    expect(document.documentElement.style.overflow).toBe('hidden')
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('lets the page scroll again after two dialogs have closed in any order', () => {
    const dialogs = (isFirstOpen: boolean, isSecondOpen: boolean) => (
      <>
        <Dialog open={isFirstOpen} onClose={() => {}} title="Accedi" />
        <Dialog open={isSecondOpen} onClose={() => {}} title="Conferma" />
      </>
    )
    const { rerender } = render(dialogs(true, true))
    rerender(dialogs(false, true))
    expect(document.documentElement.style.overflow).toBe('hidden')
    rerender(dialogs(false, false))
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('a popover', () => {
  const popover = (onClose: () => void) => (
    <>
      <Popover open onClose={onClose} title="Carrello" trigger={<button type="button">Apri</button>}>
        <p>dentro</p>
      </Popover>
      <p>fuori</p>
    </>
  )

  it('closes by Escape and returns the focus to its trigger', () => {
    const onClose = vi.fn()
    render(popover(onClose))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(document.activeElement?.textContent).toBe('Apri')
  })

  it('game 1: its scrim receives the whole touch, so that the click closes it and hits nothing beneath', () => {
    const onClose = vi.fn()
    render(popover(onClose))
    const scrim = document.querySelector('[aria-hidden="true"]')!
    fireEvent.pointerDown(scrim)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(scrim)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes by a click outside, not by one inside', () => {
    const onClose = vi.fn()
    render(popover(onClose))
    fireEvent.pointerDown(screen.getByText('dentro'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByText('fuori'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('spec 61: takes no focus from the fields of an opening dialog, which would be validated as left empty', () => {
  const native = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true
    const first = this.querySelector('input')
    if (first && !first.closest('[inert]')) first.focus() // as a browser does
  })
  const left = vi.fn()
  render(
    <Dialog open title="Accedi" onClose={() => {}}>
      <input aria-label="E-mail" onBlur={left} />
    </Dialog>,
  )
  expect(native).toHaveBeenCalled()
  expect(left).not.toHaveBeenCalled()
  expect(screen.getByLabelText('E-mail').closest('[inert]')).toBeNull()
  native.mockRestore()
})
