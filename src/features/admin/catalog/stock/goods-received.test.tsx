// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { unreachable } from '@/api/failure.ts'
import { receiveGoods } from '@/contract/endpoints/admin/goods-received.ts'
import { findByCode } from '@/contract/endpoints/admin/stock-movements.ts'
import { href } from '@/contract/paths.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { GoodsReceived } from './goods-received.tsx'

interface Sent {
  codes: string[]
  request_id: string
  lines: { code: string; pieces: number }[]
}

const server = vi.hoisted(() => ({ answer: (_: unknown, __: unknown): unknown => undefined }))
vi.mock('@/api/client.ts', () => ({
  callOrThrow: async () => ({ data: [], meta: { total: 0, page: 1, per_page: 10 } }),
  call: async (endpoint: unknown, input: unknown) => server.answer(endpoint, input),
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-stock', 'react-admin', 'validation', 'common', 'ui', 'problems']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

const words = (key: string, values?: object) => i18next.t(`received.${key}`, { ns: 'admin-stock', ...values })
const itemOf = (code: string) => {
  const id = Number(code.replace(/\D/g, ''))
  return {
    id: `product:${id}`,
    product_id: id,
    title: `Articolo ${id}`,
    variant: '',
    sku: `S${id}`,
    stock_quantity: 5,
  }
}

let isDown: boolean
let received: Sent[]
let lookups: string[][]
let refusedReceipts: number

beforeEach(() => {
  isDown = false
  received = []
  lookups = []
  refusedReceipts = 0
  server.answer = (endpoint, input) => {
    const { body } = input as { body: Sent }
    if (isDown) return { ok: false, failure: unreachable }
    if (endpoint === findByCode) {
      lookups.push(body.codes)
      return { ok: true, value: { data: body.codes.map(code => ({ code, item: itemOf(code) })) } }
    }
    expect(endpoint).toBe(receiveGoods)
    received.push(body)
    if (received.length === refusedReceipts) return { ok: false, failure: unreachable }
    return { ok: true, value: { id: 1, data: [] } }
  }
  const element = (
    <AdminContext basename="/administration" locale="it">
      <GoodsReceived title="Merce" locale="it" linkTo={name => href(name, 'it')} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
})

const rowCount = () => document.querySelectorAll('tbody tr').length
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const scan = (code: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Codice/ }), { target: { value: code } })
  fireEvent.click(button(words('add')))
}
const loadFile = (count: number) => {
  const text = Array.from({ length: count }, (_, at) => `C${at + 1};2`).join('\n')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: [new File([text], 'codes.csv')], configurable: true })
  fireEvent.change(input)
}

it('keeps a scanned code in the table when its lookup fails, and looks it up again on request', async () => {
  isDown = true
  scan('C1')
  await screen.findByText(words('unresolved', { count: 1 }))
  expect(rowCount()).toBe(1)
  expect(button(words('store', { count: 1 })).disabled).toBe(true)
  isDown = false
  fireEvent.click(button(words('look_up')))
  await screen.findByText('Articolo 1')
  expect(button(words('store', { count: 1 })).disabled).toBe(false)
})

it('looks up unresolved codes again with the next scan, and adds up two codes of one item', async () => {
  isDown = true
  scan('C1')
  await screen.findByText(words('unresolved', { count: 1 }))
  isDown = false
  scan('GTIN1')
  await screen.findByText('Articolo 1')
  expect(lookups).toEqual([['GTIN1', 'C1']])
  expect(rowCount()).toBe(1)
  expect(button(words('store', { count: 2 })).disabled).toBe(false)
})

it('stores a file with more than 500 codes in parts, and repeats only the part that failed', async () => {
  refusedReceipts = 2
  loadFile(505)
  await expect.poll(rowCount).toBe(505)
  await expect.poll(() => lookups.map(codes => codes.length)).toEqual([500, 5])
  await expect.poll(() => button(words('store', { count: 1010 })).disabled).toBe(false)
  fireEvent.click(button(words('store', { count: 1010 })))
  await expect.poll(rowCount).toBe(5)
  fireEvent.click(button(words('store', { count: 10 })))
  await screen.findByText(words('done', { count: 1010 }))
  expect(received.map(({ lines }) => lines.length)).toEqual([500, 5, 5])
  expect(received[2]).toEqual(received[1])
  expect(new Set(received.flatMap(({ lines }) => lines.map(({ code }) => code))).size).toBe(505)
}, 60_000)

it('repeats a request without a response unchanged, and then stores a line that was scanned meanwhile', async () => {
  refusedReceipts = 1
  scan('C1')
  await screen.findByText('Articolo 1')
  fireEvent.click(button(words('store', { count: 1 })))
  await expect.poll(() => received.length).toBe(1)
  scan('C2')
  scan('C1')
  await screen.findByText('Articolo 2')
  fireEvent.click(button(words('store', { count: 3 })))
  await screen.findByText(words('done', { count: 3 }))
  expect(received[1]).toEqual(received[0])
  expect(received[2]?.lines).toEqual([
    { code: 'S2', pieces: 1 },
    { code: 'S1', pieces: 1 },
  ])
  expect(rowCount()).toBe(0)
})
