// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { unreachable } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { StocktakeCount } from '@/contract/endpoints/admin/stocktakes.ts'
import { adminPermissions } from '@/contract/permissions.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { CountTable } from './count-table.tsx'

interface Count {
  request_id: string
  code: string
  counted: number
  counted_seen: number
}

const server = vi.hoisted(() => ({ counts: [] as Count[], respond: (): unknown => undefined }))
vi.mock('@/api/client.ts', () => ({
  call: async (_endpoint: unknown, { body }: { body: { counts: Count[] } }) => {
    server.counts.push(...body.counts)
    return server.respond()
  },
}))

const row: StocktakeCount = {
  id: 'product:7',
  product_id: 7,
  title: 'Busta',
  variant: '',
  sku: 'BA-7',
  counted: 4,
  expected: 4,
  applied: null,
  counted_by: 'Ada',
  counted_at: '2026-11-20T09:42:00.000Z',
}

let reread: MockInstance<QueryClient['invalidateQueries']>

beforeAll(async () => {
  const areas = ['admin', 'admin-stock', 'react-admin', 'validation', 'common', 'ui', 'problems']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)
beforeEach(async () => {
  server.counts = []
  server.respond = () => ({ ok: true, value: { data: [] } })
  useSession.setState({ user: { role: 'admin', permissions: adminPermissions } as unknown as User })
  const client = new QueryClient()
  reread = vi.spyOn(client, 'invalidateQueries')
  const element = (
    <AdminContext basename="/administration" locale="it">
      <CountTable id={1} rows={[row]} isOpen locale="it" />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  await screen.findByText('Busta')
})

const field = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', {
    name: i18next.t('stocktakes.count_of', { ns: 'admin-stock', code: 'BA-7' }),
  })
const leave = async (value: string, requests: number) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.blur(field())
  await vi.waitFor(() => expect(server.counts).toHaveLength(requests))
}

it('keeps a count without a response, and repeats it with the same id', async () => {
  server.respond = () => ({ ok: false, failure: unreachable })
  await leave('9', 1)
  await vi.waitFor(() => expect(reread).toHaveBeenCalledOnce())
  await act(async () => reread.mock.results[0]?.value) // the row has handled the failure
  expect(field().value).toBe('9')
  server.respond = () => ({ ok: true, value: { data: [] } })
  fireEvent.blur(field())
  await vi.waitFor(() => expect(server.counts).toHaveLength(2))
  expect(server.counts[1]).toEqual(server.counts[0])
  expect(server.counts[0]).toMatchObject({ code: 'BA-7', counted: 9, counted_seen: 4 })
  await vi.waitFor(() => expect(field().value).toBe('4')) // as stored: this test does not read it again
})

it('uses a new id for another count, and after a response', async () => {
  server.respond = () => ({ ok: false, failure: unreachable })
  await leave('9', 1)
  await leave('8', 2)
  server.respond = () => ({ ok: true, value: { data: [] } })
  await leave('8', 3)
  await vi.waitFor(() => expect(field().value).toBe('4'))
  await leave('8', 4)
  const ids = server.counts.map(({ request_id }) => request_id)
  expect(ids[2]).toBe(ids[1])
  expect(new Set(ids).size).toBe(3)
})
