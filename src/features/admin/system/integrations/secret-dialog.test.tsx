// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { SecretDialog } from './secret-dialog.tsx'

beforeAll(async () => {
  const areas = ['admin', 'admin-integrations', 'react-admin', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  const onClose = vi.fn()
  const element = (
    <AdminContext basename="/administration" locale="it">
      <SecretDialog kind="token" value="ba_value" onClose={onClose} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  return onClose
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const refuseCopy = () => Promise.reject(new Error('not allowed'))

it('asks before a token that was not copied is closed', async () => {
  const onClose = open(refuseCopy)
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  await click('Torna a copiare')
  await click('Chiudi')
  expect(onClose).not.toHaveBeenCalled()
  await click('Chiudi senza copiare')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes without a question after the token was copied', async () => {
  const onClose = open(() => Promise.resolve())
  await click('Copia')
  await screen.findByText('Copiato.')
  await click('Chiudi')
  expect(onClose).toHaveBeenCalledOnce()
})

it('selects the token if the browser refuses to copy it', async () => {
  const onClose = open(refuseCopy)
  await click('Copia')
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('selezionato'),
  )
  expect(getSelection()?.toString()).toBe('ba_value')
  await click('Chiudi')
  expect(onClose).not.toHaveBeenCalled()
})

it('closes without a question after the token was copied by keyboard', async () => {
  const onClose = open(refuseCopy)
  fireEvent.copy(screen.getByText('ba_value'))
  await click('Chiudi')
  expect(onClose).toHaveBeenCalledOnce()
})
