// @vitest-environment happy-dom
/** What a visitor sees when a guard does not exist, and when the error page itself fails (specification notes §2, §8). */
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/api/failure.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { checkGuards, type GuardDeps } from '../guards.ts'
import { BrokenShell } from './broken-shell.tsx'
import { ErrorScreen } from './error-screen.tsx'

vi.mock('../layouts/error-layout.tsx', () => ({
  ErrorLayout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}))

const failing = (errorElement: React.ReactNode, load: () => Promise<unknown>) => (
  <BrokenShell>
    <RouterProvider
      router={createMemoryRouter([{ path: '*', loader: load, element: <p />, errorElement }])}
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
