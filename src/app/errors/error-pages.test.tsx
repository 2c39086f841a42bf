// @vitest-environment happy-dom
/** What a visitor sees when a guard does not exist, and when the error page itself fails (specification notes §2, §8). */
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { checkGuards, type GuardDeps } from '../guards.ts'
import { BrokenShell } from './broken-shell.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { noSuchPage } from './no-such-page.ts'

vi.mock('../layouts/error-layout.tsx', () => ({
  ErrorLayout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}))

vi.mock('../layouts/admin-layout.tsx', () => ({
  AdminLayout: ({ children }: { children: React.ReactNode }) => <main data-layout="admin">{children}</main>,
}))

const missing = () => Promise.reject(new ApiFailure(noSuchPage))

const failing = (errorElement: React.ReactNode, load: () => Promise<unknown>, address = '/') => (
  <BrokenShell>
    <RouterProvider
      router={createMemoryRouter([{ path: '*', loader: load, element: <p />, errorElement }], {
        initialEntries: [address],
      })}
    />
  </BrokenShell>
)

function Broken(): never {
  throw new Error('the error page fails')
}

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['common', 'ui'])
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
  vi.restoreAllMocks()
})

it('never seen before: an unknown guard shows the error page with status 500', async () => {
  const load = async () => {
    const verdict = await checkGuards(['nobody-knows'], {} as GuardDeps)
    if ('error' in verdict) throw new ApiFailure(verdict.error)
    return null
  }
  render(failing(<ErrorScreen />, load))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Si è verificato un errore')
  expect(screen.getByText(/500/)).toBeTruthy()
})

it('never seen before: when the error page fails, a plain page says so and leads home', async () => {
  document.documentElement.lang = 'en-US'
  render(failing(<Broken />, () => Promise.reject(new ApiFailure({ status: 500 } as never))))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'An error occurred while showing the error page',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

const signInAs = (role: 'admin' | 'user') => useSession.setState({ user: { role } as User })
const layoutShown = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })
  return screen.getByRole('main').dataset.layout
}

it.each(['/administration/nothing', '/de/administration/orders/1/nothing'])(
  'keeps an admin in the administration on the unknown address %s',
  async address => {
    signInAs('admin')
    render(failing(<ErrorScreen />, missing, address))
    expect(await layoutShown()).toBe('admin')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/administration$/)
  },
)

it('shows the missing page of the shop to other readers, and to an admin outside the administration', async () => {
  signInAs('user')
  const { unmount } = render(failing(<ErrorScreen />, missing, '/administration/nothing'))
  expect(await layoutShown()).toBeUndefined()
  unmount()
  signInAs('admin')
  render(failing(<ErrorScreen />, missing, '/administrations'))
  expect(await layoutShown()).toBeUndefined()
})
