// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, type DataProvider, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { OrderNeighbours } from './order-neighbours.tsx'

beforeAll(async () => {
  await startI18n('it', ['admin-sales'])
  await loadAreas(['admin-sales'])
})
afterEach(cleanup)

const perPage = 3
let listed: number[] = []
let cache: QueryClient

const dataProvider = {
  getList: async (_: string, { pagination }: { pagination: { page: number; perPage: number } }) => ({
    data: listed
      .slice((pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage)
      .map(id => ({ id })),
    total: listed.length,
  }),
} as unknown as DataProvider

function Order() {
  const id = Number(useParams().id)
  return (
    <>
      <h1>{id}</h1>
      <OrderNeighbours key={id} id={id} linkTo={(_, params) => `/${params?.id}`} />
    </>
  )
}

function openOrder(id: number, page?: number): void {
  const params = { sort: 'position', order: 'ASC', page, perPage, filter: {} }
  const store = memoryStore(page ? { 'orders.list': params } : {})
  cache = new QueryClient()
  const element = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={cache} store={store}>
      <Order />
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '/:id', element }], { initialEntries: [`/${id}`] })
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The list no longer contains the order, as after it was shipped from "to prepare". */
async function leaveList(id: number): Promise<void> {
  listed = listed.filter(other => other !== id)
  await act(() => cache.invalidateQueries({ queryKey: ['orders'] }))
}

async function press(key: string, expected: number): Promise<void> {
  const name = key === ']' ? 'Ordine successivo' : 'Ordine precedente'
  await expect.poll(() => screen.queryByRole('button', { name })?.hasAttribute('disabled')).toBe(false)
  fireEvent.keyDown(document.body, { key })
  await screen.findByRole('heading', { name: String(expected) })
}

beforeEach(() => {
  listed = [1, 2, 3, 4, 5, 6, 7, 8]
})

it('opens the next order after the shown one left the list', async () => {
  openOrder(2, 1)
  await screen.findByRole('button', { name: 'Ordine successivo' })
  await leaveList(2)
  await press(']', 3)
  await press('[', 2)
})

it('continues with the next page, and skips no order when all orders before it left the list', async () => {
  openOrder(1, 1)
  await screen.findByRole('button', { name: 'Ordine successivo' })
  for (const id of [1, 2, 3, 4, 5, 6, 7]) {
    await leaveList(id)
    await press(']', id + 1)
  }
  expect(screen.getByRole('button', { name: 'Ordine successivo' })).toHaveProperty('disabled', true)
})

it('continues with the previous page', async () => {
  openOrder(4, 2)
  await press('[', 3)
  await press('[', 2)
  await press('[', 1)
  expect(screen.getByRole('button', { name: 'Ordine precedente' })).toHaveProperty('disabled', true)
})

it('uses the unchanged list as long as no filter, order or page was chosen', async () => {
  openOrder(7)
  await press(']', 8)
  await press('[', 7)
})

it('shows no buttons for an order that the list does not contain', async () => {
  openOrder(99, 1)
  await expect.poll(() => cache.isFetching()).toBe(0)
  expect(screen.queryByRole('button')).toBeNull()
})
