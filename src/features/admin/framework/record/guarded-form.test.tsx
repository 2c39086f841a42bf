// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SaveContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { href } from '@/contract/paths.ts'
import type { AdminPermission } from '@/contract/permissions.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { TextInput } from '../fields/inputs.tsx'
import { AdminContext } from '../shell/admin-context.tsx'
import { GuardedForm } from './guarded-form.tsx'
import { SaveButton } from './save-button.tsx'

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

const form = (
  <AdminContext basename="" locale="it">
    <GuardedForm record={{ id: 5, title: 'Prima' }}>
      <TextInput source="title" label="Titolo" />
      <SaveContextProvider value={{ save: () => {} }}>
        <SaveButton />
      </SaveContextProvider>
    </GuardedForm>
  </AdminContext>
)

function opened(path = '/pages/5') {
  const router = createMemoryRouter([{ path: '*', element: form }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const write = async () =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Titolo' }), { target: { value: 'Dopo' } })

it('asks before leaving a changed form, also for a path with the same prefix, and keeps the page on “stay”', async () => {
  const router = opened()
  await write()
  for (const place of ['/pages/51', '/pages']) {
    void router.navigate(place)
    fireEvent.click(await screen.findByRole('button', { name: 'Continua a modificare' }))
    expect(router.state.location.pathname).toBe('/pages/5')
  }
  void router.navigate('/pages/51')
  fireEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }))
  await expect.poll(() => router.state.location.pathname).toBe('/pages/51')
})

it('leaves an unchanged form and switches tabs of its screen without asking', async () => {
  const router = opened()
  await router.navigate('/pages/51')
  expect(router.state.location.pathname).toBe('/pages/51')
  await write()
  await router.navigate('/pages/51?part=texts')
  expect(router.state.location.search).toBe('?part=texts')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each<[AdminPermission[], isReadOnly: boolean]>([
  [['admin:enter', 'admin:content:read'], true],
  [['admin:enter', 'admin:content:read', 'admin:content:write'], false],
])(
  'with the permissions %s, disables the fields and hides the save button: %s',
  async (permissions, isReadOnly) => {
    useSession.setState({ user: { id: 3, role: 'user', permissions } as never })
    opened(href('adminPage', 'it', { id: '5' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titolo' })).disabled).toBe(
      isReadOnly,
    )
    expect(screen.queryAllByRole('button', { name: 'Salva' })).toHaveLength(isReadOnly ? 0 : 1)
    expect(screen.queryAllByText('Sola lettura')).toHaveLength(isReadOnly ? 1 : 0)
  },
)
