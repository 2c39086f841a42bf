// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../shell/admin-context.tsx'
import { ConfirmedButton } from './confirmed-button.tsx'

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'ui', 'validation', 'common']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

async function ask(onConfirm: () => Promise<boolean>): Promise<HTMLElement> {
  const element = (
    <AdminContext basename="/administration" locale="it">
      <ConfirmedButton label="Revoca" title="Revocare?" lead="Contabilità" onConfirm={onConfirm} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Revoca' }))
  return screen.findByRole('dialog', { name: 'Revocare?' })
}
const click = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }))

it('runs the action only after the confirmation, and then closes the dialog', async () => {
  const confirm = vi.fn(async () => true)
  const dialog = await ask(confirm)
  expect(confirm).not.toHaveBeenCalled()
  click(dialog, 'Revoca')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(confirm).toHaveBeenCalledOnce()
})

it('does not run the action when the dialog is cancelled', async () => {
  const confirm = vi.fn(async () => true)
  click(await ask(confirm), i18next.t('action.cancel', { ns: 'react-admin' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(confirm).not.toHaveBeenCalled()
})

it('keeps the dialog open when the action fails', async () => {
  const confirm = vi.fn(async () => false)
  click(await ask(confirm), 'Revoca')
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(screen.getByRole('dialog', { name: 'Revocare?' })).toBeTruthy()
})
