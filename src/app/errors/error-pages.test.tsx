// @vitest-environment happy-dom
/** What a visitor sees if a guard does not exist, and if the error page itself fails (specification notes §2, §8). */
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/api/failure.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { checkGuards, type GuardDeps } from '../guards.ts'
import { screenRoutes } from '../screen-routes.tsx'
import { noSuchPage } from './missing-page.tsx'

const failure = vi.hoisted(() => ({ drawing: false, effect: false, frame: false, effects: 0 }))

vi.mock('../layouts/error-layout.tsx', () => ({
  ErrorLayout: ({ children }: { children: React.ReactNode }) => {
    if (failure.drawing) throw new Error('the error page fails while drawing')
    useEffect(() => {
      failure.effects++
      if (failure.effect && failure.effects < 50) throw new Error('an effect of the error page fails')
    }, [])
    return <main>{children}</main>
  },
}))

vi.mock('../layouts/admin-layout.tsx', () => ({
  AdminLayout: ({ children }: { children: React.ReactNode }) => <main data-layout="admin">{children}</main>,
}))

vi.mock('../update-offer.tsx', () => ({
  UpdateOffer: () => null,
  useUpdateOffer: () => {
    if (failure.frame) throw new Error('the frame fails')
    return false
  },
}))

/** The routes of the app, with a loader that fails. */
const failing = (load: () => Promise<never>, address = '/') => (
  <RouterProvider router={createMemoryRouter(screenRoutes(load), { initialEntries: [address] })} />
)

const notFound = () => Promise.reject(new ApiFailure(noSuchPage))

async function seesPlainPage() {
  await screen.findByRole('heading', { name: 'An error occurred while showing the error page' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
}

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['common', 'ui'])
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.lang = 'en-US'
  Object.assign(failure, { drawing: false, effect: false, frame: false, effects: 0 })
})
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
  vi.restoreAllMocks()
})

it('shows the error page with status 500 for an unknown guard', async () => {
  const load = async () => {
    const verdict = await checkGuards(['unknown'], {} as GuardDeps)
    throw new ApiFailure('error' in verdict ? verdict.error : ({ status: 200 } as never))
  }
  render(failing(load))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Si è verificato un errore')
  expect(screen.getByText(/500/)).toBeTruthy()
})

it('shows a plain page with a link home when rendering the error page fails', async () => {
  failure.drawing = true
  render(failing(notFound))
  await seesPlainPage()
})

it('shows the plain page after the first error in an effect of the error page', async () => {
  failure.effect = true
  render(failing(notFound))
  await seesPlainPage()
  expect(failure.effects).toBeLessThan(5)
})

it('shows the plain page when the frame around every screen fails', async () => {
  failure.frame = true
  render(failing(notFound))
  await seesPlainPage()
})

const signInAs = (role: 'admin' | 'user') => useSession.setState({ user: personOf(role) })
const layoutShown = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })
  return screen.getByRole('main').dataset.layout
}

it.each(['/administration/nothing', '/de/administration/orders/1/nothing'])(
  'keeps an admin in the administration on the unknown address %s',
  async address => {
    signInAs('admin')
    render(failing(notFound, address))
    expect(await layoutShown()).toBe('admin')
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/administration$/)
  },
)

it('shows the missing page of the shop to other users, and to an admin outside the administration', async () => {
  signInAs('user')
  const { unmount } = render(failing(notFound, '/administration/nothing'))
  expect(await layoutShown()).toBeUndefined()
  unmount()
  signInAs('admin')
  render(failing(notFound, '/administrations'))
  expect(await layoutShown()).toBeUndefined()
})
