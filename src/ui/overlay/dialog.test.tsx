// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

const backdrop = () => document.querySelector('.MuiDialog-container')!

function LatePart({ after }: { after: Promise<void> | undefined }) {
  if (after) use(after)
  return <p>modulo</p>
}

describe('MUI’s dialog', () => {
  it('opens as a modal named by its title with the focus, and mounts nothing while closed', () => {
    const { rerender } = render(<Dialog open={false} onClose={() => {}} title="Accedi" />)
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(<Dialog open onClose={() => {}} title="Accedi" />)
    const dialog = screen.getByRole('dialog', { name: 'Accedi' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(dialog)
  })

  it('closes by Escape, by the × and by a click next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Accedi" />)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.click(screen.getByLabelText('close'))
    fireEvent.mouseDown(backdrop())
    fireEvent.click(backdrop())
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays open if persistent: no ×, no Escape, no click next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open persistent onClose={onClose} title="Accedi di nuovo" />)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.mouseDown(backdrop())
    fireEvent.click(backdrop())
    expect(screen.queryByLabelText('close')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is not closed by a click that began inside and ends next to it', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Accedi" />)
    fireEvent.mouseDown(screen.getByText('Accedi'))
    fireEvent.click(backdrop())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open while a part of it is loading', async () => {
    const onClose = vi.fn()
    let finish = () => {}
    const loading = new Promise<void>(resolve => {
      finish = resolve
    })
    const page = (part?: Promise<void>) => (
      <Suspense fallback={<p>attesa</p>}>
        <Dialog open onClose={onClose} title="Nuova spedizione">
          <LatePart after={part} />
        </Dialog>
      </Suspense>
    )
    const { rerender } = render(page())
    rerender(page(loading))
    await screen.findByText('attesa')
    await act(async () => {
      finish()
      await loading
    })
    rerender(page(loading))
    expect(screen.getByRole('dialog', { name: 'Nuova spedizione' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('returns the focus when it closes', () => {
    const page = (open: boolean) => (
      <>
        <button type="button">Apri</button>
        <Dialog open={open} onClose={() => {}} title="Accedi" />
      </>
    )
    const { rerender } = render(page(false))
    screen.getByText('Apri').focus()
    rerender(page(true))
    rerender(page(false))
    expect(document.activeElement).toBe(screen.getByText('Apri'))
  })

  it('opens inside a native modal dialog, which makes the rest of the page inert', () => {
    render(
      <>
        <dialog open aria-label="Menu" />
        <Dialog open onClose={() => {}} title="Accedi di nuovo" />
      </>,
    )
    expect(screen.getByLabelText('Menu').contains(screen.getByText('Accedi di nuovo'))).toBe(true)
  })
})
