// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n/react.ts'

const connection = vi.hoisted(() => ({ isLost: true }))
const playCue = vi.hoisted(() => vi.fn())

vi.mock('@/audio/player.ts', () => ({ playCue }))

vi.mock('@/ui/overlay/modal-box.tsx', async original => {
  if (connection.isLost) throw new Error('no connection')
  return original()
})

const LOADING = { timeout: 4000 } // ms: MUI is loaded meanwhile

beforeAll(() => startI18n('en', ['common', 'ui']))
afterEach(cleanup)

it('reports a box that could not be loaded as closed, and opens it at the next tap', async () => {
  const { NightDialog } = await import('./night-dialog.tsx')
  const onClose = vi.fn()
  const dialog = (open: boolean) => (
    <NightDialog open={open} title="Filters" onClose={onClose}>
      <p>Types</p>
    </NightDialog>
  )
  const { rerender } = render(dialog(true))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), 30_000)
  expect(screen.queryByRole('dialog')).toBeNull()

  rerender(dialog(false))
  connection.isLost = false
  vi.resetModules()
  rerender(dialog(true))
  expect((await screen.findByRole('dialog', { name: 'Filters' }, LOADING)).textContent).toContain('Types')
  expect(playCue).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(playCue.mock.calls).toEqual([['ui_close']])
})
