// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { unreachable } from '@/api/failure.ts'
import { adminCarriers } from '@/contract/endpoints/admin/carriers.ts'
import { listJobRows, listJobs } from '@/contract/endpoints/admin/jobs.ts'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { loadWords } from './testing/order-screen-fixture.tsx'

interface Body {
  request_id: string
  rows: { order_id: number; carrier: string; tracking_code: string }[]
}
interface Row {
  record_id: number
  status: string
  problem: { code: string } | null
  message: string
}

const server = vi.hoisted(() => ({
  bodies: [] as Body[],
  respond: (_body: Body): unknown => undefined,
  rows: async (): Promise<Row[]> => [],
  jobs: [] as { id: number; status: string }[],
}))
vi.mock('@/api/client.ts', () => ({
  call: async (_endpoint: unknown, { body }: { body: Body }) => {
    server.bodies.push(body)
    return server.respond(body)
  },
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint === adminCarriers) return { carriers: [] }
    if (endpoint === listJobs) return { data: server.jobs }
    if (endpoint === listJobRows) return { data: await server.rows() }
    throw new Error('unexpected call')
  },
}))

beforeAll(loadWords)
afterEach(cleanup)
beforeEach(() => {
  server.bodies = []
  server.jobs = []
  server.respond = () => ({ ok: true, value: { id: server.bodies.length } })
  server.rows = async () => (server.bodies.at(-1)?.rows ?? []).map(({ order_id }) => result(order_id))
})

const result = (record_id: number, code?: string): Row => ({
  record_id,
  status: code ? 'failed' : 'done',
  problem: code ? { code } : null,
  message: code ?? '',
})
const orders = [1, 2, 3].map(id => ({
  id,
  number: `BA-100${id}`,
  buyer: { name: `Buyer ${id}` },
  city: 'Milano',
  pieces: 1,
  is_pickup: false,
  carrier: 'BRT',
})) as AdminOrderRow[]

const ship = (key: string, values?: Record<string, unknown>) =>
  i18next.t(`ship.${key}`, { ns: 'admin-sales', ...values })
const print = () => i18next.t('bulk.print', { ns: 'admin-sales' })
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 })
const press = async (name: string) => fireEvent.click(await button(name))
/** The button to close; the × of the dialog has the same name and no text. */
const end = () => screen.findByText(ship('close'), {}, { timeout: 10_000 })
const codeOf = (number: string) => screen.getByLabelText(ship('code_of', { number }))

async function open(): Promise<void> {
  const dialog = (
    <AdminContext basename="/administration" locale="it">
      <ShipDialog orders={orders} onClose={() => {}} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText(ship('code_of', { number: 'BA-1001' }))
}

const paste = (text: string) => fireEvent.paste(codeOf('BA-1001'), { clipboardData: { getData: () => text } })

it('repeats a request without a response with the same id and rows', async () => {
  await open()
  paste('A1\nB2\nC3')
  server.respond = () => ({ ok: false, failure: unreachable })
  await press(ship('send', { count: 3 }))
  await vi.waitFor(() => expect(codeOf('BA-1001')).toHaveProperty('disabled', true))
  server.respond = () => ({ ok: true, value: { id: 1 } })
  await press(ship('send', { count: 3 }))
  await end()
  expect(server.bodies).toHaveLength(2)
  expect(server.bodies[1]).toEqual(server.bodies[0])
})

it('repeats a request for some of the rows with the same rows', async () => {
  await open()
  paste('A1\n\nC3')
  server.respond = () => ({ ok: false, failure: unreachable })
  await press(labelWithout(3, 1))
  await press(ship('only_coded', { count: 2 }))
  await vi.waitFor(() => expect(codeOf('BA-1001')).toHaveProperty('disabled', true))
  server.respond = () => ({ ok: true, value: { id: 1 } })
  await press(labelWithout(3, 1))
  await button(labelWithout(1, 1))
  expect(server.bodies[1]).toEqual(server.bodies[0])
})

it('uses a new request id after a refusal, and lets the rows be corrected', async () => {
  await open()
  paste('A1\nB2\nC3')
  server.respond = () => ({ ok: false, failure: { ...unreachable, status: 422, code: 'validation' } })
  await press(ship('send', { count: 3 }))
  await vi.waitFor(() => expect(codeOf('BA-1001')).toHaveProperty('disabled', false))
  await press(ship('send', { count: 3 }))
  await vi.waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies[1]?.request_id).not.toBe(server.bodies[0]?.request_id)
})

it('starts no second job before the rows of the first one have loaded', async () => {
  await open()
  paste('A1\nB2\nC3')
  let load: (rows: Row[]) => void = () => {}
  server.rows = () => new Promise(resolve => (load = resolve))
  await press(ship('send', { count: 3 }))
  await vi.waitFor(() => expect(server.bodies).toHaveLength(1))
  await new Promise(done => setTimeout(done, 100))
  fireEvent.click(await button(ship('send', { count: 3 })))
  load([1, 2, 3].map(id => result(id)))
  await end()
  expect(server.bodies).toHaveLength(1)
})

it('closes and prints when the other orders were shipped by another person or have no items', async () => {
  await open()
  paste('A1\nB2\nC3')
  server.rows = async () => [result(1), result(2, 'already_shipped'), result(3, 'not_to_ship')]
  await press(ship('send', { count: 3 }))
  await end()
  await press(print())
  expect(await screen.findByText(i18next.t('bulk.print_title', { ns: 'admin-sales', count: 1 }))).toBeTruthy()
})

it('prints the shipped orders while another one can be sent again', async () => {
  await open()
  paste('A1\nB2\nC3')
  server.rows = async () => [result(1), result(2), result(3, 'order_state')]
  await press(ship('send', { count: 3 }))
  await button(ship('again', { count: 1 }))
  await press(print())
  expect(await screen.findByText(i18next.t('bulk.print_title', { ns: 'admin-sales', count: 2 }))).toBeTruthy()
})

it('lets the rows of a stopped job be sent again', async () => {
  await open()
  paste('A1\nB2\nC3')
  server.jobs = [{ id: 1, status: 'stopped' }]
  server.rows = async () => [
    result(1),
    { ...result(2), status: 'waiting' },
    { ...result(3), status: 'waiting' },
  ]
  await press(ship('send', { count: 3 }))
  await press(ship('send', { count: 2 }))
  await vi.waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies[1]?.rows.map(({ order_id }) => order_id)).toEqual([2, 3])
})

const labelWithout = (count: number, number: number) =>
  ship('without_code', { action: ship('send', { count }), number })

it('asks once before orders without a code are shipped with others', async () => {
  await open()
  paste('A1\n\nC3')
  await press(labelWithout(3, 1))
  const dialog = await screen.findByRole('dialog', { name: ship('missing_title', { count: 1 }) })
  expect(within(dialog).getByText('BA-1002 · Buyer 2')).toBeTruthy()
  expect(server.bodies).toHaveLength(0)
  server.rows = async () => [result(1), result(2, 'internal'), result(3, 'internal')]
  await press(ship('send_all', { count: 3 }))
  await press(ship('without_code', { action: ship('again', { count: 2 }), number: 1 }))
  await vi.waitFor(() => expect(server.bodies).toHaveLength(2))
})

it('ships only the orders with a code if chosen, and keeps the others in the table', async () => {
  await open()
  paste('A1\n\nC3')
  await press(labelWithout(3, 1))
  await press(ship('only_coded', { count: 2 }))
  await button(labelWithout(1, 1))
  expect(server.bodies[0]?.rows.map(({ tracking_code }) => tracking_code)).toEqual(['A1', 'C3'])
})

it('ships without asking when no order has a code', async () => {
  await open()
  await press(labelWithout(3, 3))
  await end()
  expect(server.bodies).toHaveLength(1)
})

it('reports how many pasted codes were filled in, and names surplus and repeated ones', async () => {
  await open()
  paste('A1\nB2\nA1\nD4')
  const report = await screen.findByRole('alert')
  expect(report.textContent).toContain(ship('filled', { filled: 3, count: 4 }))
  expect(report.textContent).toContain(ship('surplus', { codes: 'D4' }))
  expect(report.textContent).toContain(ship('repeated', { names: 'A1' }))
})
