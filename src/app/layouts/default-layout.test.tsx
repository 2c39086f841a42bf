// @isolated: a piece that header and footer share is replaced by one that counts
// @vitest-environment happy-dom
/**
 * Header and footer have hundreds of links. Rendering them with every change of page would block input on a phone
 * (decision 0048).
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { respondToCalls } from '@/api/testing/respond-to-calls.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { DefaultLayout } from './default-layout.tsx'

const drawn = vi.hoisted((): string[] => [])
vi.mock('@/ui/brand/awning.tsx', () => ({
  Awning: ({ edge = 'below' }) => {
    drawn.push(edge === 'below' ? 'header' : 'footer')
    return null
  },
}))

const areas = ['common', 'nav', 'ui', 'titles', 'shop', 'site']

beforeAll(async () => {
  await startI18n('it', areas)
  await loadAreas(areas)
})
beforeEach(() => {
  respondToCalls(async ({ url = '' }) => ({
    status: 200,
    data: url.startsWith('/pages') ? [] : { data: [] },
  }))
})
afterEach(cleanup)

function Screen() {
  const [count, setCount] = useState(0)
  return (
    <DefaultLayout>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`changed ${count}`}
      </button>
    </DefaultLayout>
  )
}

async function drawScreen(): Promise<void> {
  const match = { screen: 'faq', locale: 'it', params: {} }
  const router = createMemoryRouter([{ path: '/', loader: () => ({ match }), element: <Screen /> }])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('changed 0', {}, { timeout: 10_000 })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 10_000)
  screen.getByRole('dialog') // the consent dialog
  await act(() => vi.dynamicImportSettled()) // the prompts are loaded on demand
}

it('renders neither header nor footer again when the page changes', async () => {
  await drawScreen()
  expect(new Set(drawn)).toEqual(new Set(['header', 'footer']))
  drawn.length = 0
  fireEvent.click(screen.getByText('changed 0'))
  screen.getByText('changed 1') // the click renders synchronously, so nothing else can render in between
  expect(drawn).toEqual([])
})
