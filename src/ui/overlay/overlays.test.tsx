// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Popover } from './popover.tsx'

afterEach(cleanup)

const cancel = () => fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))

describe('a dialog', () => {
  it('opens as a modal with its title as its name, and mounts nothing while closed', () => {
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

  it('closes by Escape, by the × and by a press beside it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Accedi" />)
    cancel()
    fireEvent.click(screen.getByLabelText('close'))
    fireEvent.mouseDown(document.querySelector('dialog')!)
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays when it is persistent: no ×, no Escape, no press beside it', () => {
    const onClose = vi.fn()
    render(<Dialog open persistent onClose={onClose} title="Scegli i tuoi cookie" />)
    cancel()
    fireEvent.mouseDown(document.querySelector('dialog')!)
    expect(screen.queryByLabelText('close')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    expect(document.querySelector('dialog')!.open).toBe(true)
  })

  it('opened again before the browser has told of its closing, it stays open', () => {
    const onClose = vi.fn()
    const asked = (open: boolean) => <Dialog open={open} onClose={onClose} title="Salvare?" />
    const { rerender } = render(asked(true))
    const dialog = document.querySelector('dialog')!
    vi.spyOn(dialog, 'close').mockImplementation(() => dialog.removeAttribute('open')) // its event comes later
    rerender(asked(false))
    rerender(asked(true))
    fireEvent(dialog, new Event('close'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent(dialog, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is shown again when the browser closes it and it stays open all the same', () => {
    render(<Dialog open onClose={() => {}} title="Salvare?" />)
    const dialog = document.querySelector('dialog')!
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
  })

  it('is closed when it is taken out of the page, for the focus to go back', () => {
    const { unmount } = render(<Dialog open onClose={() => {}} title="Accedi" />)
    const dialog = document.querySelector('dialog')!
    const wasIn: boolean[] = []
    vi.spyOn(dialog, 'close').mockImplementation(() => wasIn.push(dialog.isConnected))
    unmount()
    expect(wasIn).toEqual([true])
  })

  it('lets the page scroll again when it is gone', () => {
    const { unmount } = render(<Dialog open onClose={() => {}} title="Accedi" />)
    expect(document.documentElement.style.overflow).toBe('hidden')
    unmount()
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

  it('closes by Escape and gives the focus back to its trigger', () => {
    const onClose = vi.fn()
    render(popover(onClose))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(document.activeElement?.textContent).toBe('Apri')
  })

  it('closes by a press outside, not by one inside', () => {
    const onClose = vi.fn()
    render(popover(onClose))
    fireEvent.pointerDown(screen.getByText('dentro'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(screen.getByText('fuori'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
