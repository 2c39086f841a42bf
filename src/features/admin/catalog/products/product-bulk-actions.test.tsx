// @vitest-environment happy-dom
/**
 * admin 2: bulk actions affect only visible rows, ask for a confirmation that names them, and can be undone.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readListSettings } from '@/contract/endpoints/admin/list-views.ts'
import { changeProducts } from '@/contract/endpoints/admin/product-bulk.ts'
import { adminProducts } from '@/contract/endpoints/admin/products.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { ProductList } from './product-list.tsx'

interface Call {
  ids: number[]
  status?: string
}

const server = vi.hoisted(() => ({ calls: [] as Call[], refuses: false }))
const row = (id: number, title: string, status: string) => ({
  id,
  title,
  sku: `S-${id}`,
  category: 'Carte',
  category_id: 4,
  picture: '',
  element: null,
  base_price: 1000,
  reseller_price: null,
  base_discount: 0,
  shown: { now: 1000, was: null, percent: 0 },
  stock_quantity: 3,
  variants: 0,
  status,
  languages: ['it'],
  updated_at: '2026-11-23T10:00:00Z',
})
const all = [row(1, 'Drago', 'published'), row(2, 'Golem', 'archived'), row(3, 'Ninfa', 'published')]
const counts = { all: 3, published: 2, draft: 0, archived: 1, low: 1, out: 0 }

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown, input?: { query?: { stock?: string } }) => {
    if (endpoint === readListSettings) return { columns: null, sort: null, views: [] }
    if (endpoint !== adminProducts) return { categories: [], attributes: [], tags: [] }
    const data = input?.query?.stock === 'low' ? [all[2]] : all
    return { data, meta: { total: data.length, page: 1, per_page: 25 }, counts }
  },
  call: async (endpoint: unknown, input: { body: Call }) => {
    expect(endpoint).toBe(changeProducts)
    server.calls.push(input.body)
    return server.refuses
      ? { ok: false, failure: { status: 409, code: 'conflict', message: 'No.', fields: [], requestId: '' } }
      : { ok: true, value: { changed: input.body.ids.length } }
  },
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-goods', 'react-admin', 'validation', 'common', 'ui', 'shop']
  await startI18n('it', areas)
  await loadAreas(areas)
})
beforeEach(() => {
  server.calls = []
  server.refuses = false
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function opened() {
  const place = (
    <AdminContext basename="" locale="it">
      <ProductList title="Prodotti" locale="it" currency="euro" linkTo={screen => `/${screen}`} />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: place }])
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('Drago')
  return view
}

const tick = (title: string) => {
  const line = screen.getByText(title).closest('tr') as HTMLElement
  fireEvent.click(within(line).getByRole('checkbox'))
}
const bar = () => screen.queryByRole('toolbar')

it('clears the selection when a filter changes', async () => {
  await opened()
  tick('Drago')
  expect(bar()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Sotto scorta/ }))
  await waitFor(() => expect(screen.queryByText('Drago')).toBeNull(), { timeout: 5000 })
  expect(bar()).toBeNull()
})

it('has no selection after leaving the list and returning', async () => {
  const { unmount } = await opened()
  tick('Drago')
  unmount()
  await opened()
  expect(bar()).toBeNull()
})

it('confirms with count and names, changes only those products, clears the selection and restores each value on undo', async () => {
  await opened()
  tick('Drago')
  tick('Golem')
  fireEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'In bozza' }))
  const question = screen.getByRole('dialog', { name: 'Mettere in bozza 2 prodotti?' })
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(element => element.textContent),
  ).toEqual(['Drago', 'Golem'])
  expect(server.calls).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'In bozza' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls).toEqual([{ ids: [1, 2], status: 'draft' }])
  expect(bar()).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  await waitFor(() =>
    expect(server.calls.slice(1)).toEqual([
      { ids: [1], status: 'published' },
      { ids: [2], status: 'archived' },
    ]),
  )
})

it('keeps the dialog open with the reason and the selection after a refused action', async () => {
  server.refuses = true
  await opened()
  tick('Golem')
  fireEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Archivia' }))
  const question = screen.getByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Archivia' }))
  expect((await within(question).findByRole('alert')).textContent).toBe('No.')
  fireEvent.click(within(question).getByRole('button', { name: 'Annulla' }))
  expect(bar()).toBeTruthy()
})
