// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useConfirmLeave } from './use-confirm-leave.ts'

afterEach(cleanup)

let show = () => {}
const loading = new Promise<void>(resolve => {
  show = resolve
})

function Editor() {
  const { leaving, onUnsaved } = useConfirmLeave()
  useEffect(() => onUnsaved(true), [onUnsaved])
  if (!leaving) return <p>editor</p>
  return (
    <button type="button" onClick={leaving.go}>
      leave
    </button>
  )
}

function Hub() {
  use(loading)
  return <p>hub</p>
}

const routes = [
  { path: '/decks', element: <Editor /> },
  { path: '/hub', element: <Hub /> },
]

it('allows going back while the next page still loads, although the changes were not saved', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/decks'] })
  await act(async () => {
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    )
  })
  await act(() => router.navigate('/hub'))
  await act(async () => screen.getByRole('button', { name: 'leave' }).click())
  expect(router.state.location.pathname).toBe('/hub')
  expect(screen.queryByText('hub')).toBeNull()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/decks')
  await act(async () => show())
  expect(screen.getByText('editor')).toBeDefined()
})
