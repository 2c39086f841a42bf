// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { TextInput } from '../fields/inputs.tsx'
import { AdminContext } from '../shell/admin-context.tsx'
import { GuardedForm } from './guarded-form.tsx'
import { WorkDialog } from './work-dialog.tsx'

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

/** Closes after it was sent and leaves its page immediately. */
function Refund() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  const send = () => {
    setOpen(false)
    void navigate('/customers/7')
  }
  if (!isOpen) return null
  return (
    <WorkDialog open title="Rimborso" onClose={() => {}}>
      <input aria-label="Perché" />
      <button type="button" onClick={send}>
        Invia
      </button>
    </WorkDialog>
  )
}

const place: ReactNode = (
  <AdminContext basename="" locale="it">
    <GuardedForm record={{ id: 5, title: 'Prima' }}>
      <TextInput source="title" label="Titolo" />
    </GuardedForm>
    <Refund />
  </AdminContext>
)

async function opened() {
  const router = createMemoryRouter([{ path: '*', element: place }], {
    initialEntries: ['/orders', '/orders/5'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Perché')
  return router
}

it('asks before navigation back discards the input of a dialog, and keeps the dialog on “stay”', async () => {
  const router = await opened()
  fireEvent.input(screen.getByLabelText('Perché'), { target: { value: 'Arrivato rotto' } })
  void router.navigate(-1)
  fireEvent.click(await screen.findByRole('button', { name: 'Continua a modificare' }))
  expect(router.state.location.pathname).toBe('/orders/5')
  expect(screen.getByLabelText('Perché')).toHaveProperty('value', 'Arrivato rotto')
  void router.navigate(-1)
  fireEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }))
  await expect.poll(() => router.state.location.pathname).toBe('/orders')
})

it('closes an untouched dialog without asking, but asks about the changed form behind it', async () => {
  const router = await opened()
  await router.navigate('/orders')
  expect(router.state.location.pathname).toBe('/orders')
  fireEvent.change(screen.getByLabelText('Titolo'), { target: { value: 'Dopo' } })
  void router.navigate('/orders/5')
  expect(await screen.findByRole('button', { name: 'Continua a modificare' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/orders')
})

it('asks nothing after saving and leaving immediately', async () => {
  const router = await opened()
  fireEvent.input(screen.getByLabelText('Perché'), { target: { value: 'Arrivato rotto' } })
  fireEvent.click(screen.getByRole('button', { name: 'Invia' }))
  await expect.poll(() => router.state.location.pathname).toBe('/customers/7')
  expect(screen.queryByRole('button', { name: 'Continua a modificare' })).toBeNull()
})
