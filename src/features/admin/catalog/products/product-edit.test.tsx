// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure, type Failure } from '@/api/failure.ts'
import {
  type AdminProduct,
  adminProduct,
  changeProduct,
  emptyProduct,
  emptyProductWords,
  productChoices,
} from '@/contract/endpoints/admin/products.ts'
import { href } from '@/contract/paths.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { ProductEdit } from './product-edit.tsx'

const sent = vi.hoisted(() => ({ answer: (_: unknown, __: unknown): unknown => undefined }))

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown, input: unknown) => sent.answer(endpoint, input),
  call: async () => ({ ok: false }),
  sendFile: async () => ({ ok: false }),
}))

const words = emptyProductWords()
const product: AdminProduct = {
  id: 7,
  version: 'first',
  ...emptyProduct(),
  sku: 'BA-7',
  category_id: 1,
  weight: 100,
  base_price: 1290,
  stock_quantity: 3,
  status: 'published',
  translations: { ...emptyProduct().translations, it: { ...words, title: 'Lanterna', slug: 'lanterna' } },
  variants: [],
  offers: [],
  published_at: null,
  updated_at: '2026-11-21T00:00:00.000Z',
}

const failure = (code: Failure['code'], more: Partial<Failure>): ApiFailure =>
  new ApiFailure({ status: 409, code, message: code, fields: [], requestId: '', ...more })

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'validation', 'common', 'ui', 'game']
  await startI18n('it', areas)
  await loadAreas(areas)
})
beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** `save` defines the server's response to a save. */
function open(
  save: (body: Record<string, unknown>) => unknown,
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  sent.answer = (endpoint, input) => {
    if (endpoint === adminProduct) return product
    if (endpoint === productChoices) return { categories: [], attributes: [] }
    if (endpoint === changeProduct) return save((input as { body: Record<string, unknown> }).body)
    throw new Error('unexpected call')
  }
  const place = (
    <AdminContext basename="/administration" locale="it">
      <ProductEdit id="7" locale="it" linkTo={name => href(name, 'it')} money={cents => `${cents}`} />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: place }])
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const saveButton = () => screen.findByRole('button', { name: 'Salva' })
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })

it('sends the whole record with its version and the stock shown in the form', async () => {
  const bodies: Record<string, unknown>[] = []
  open(body => {
    bodies.push(body)
    return { ...product, ...body, version: 'second' }
  })
  const button = await saveButton()
  type('Scorta', '9')
  type('Base', '15,50')
  fireEvent.click(button)
  await vi.waitFor(() => expect(bodies).toHaveLength(1), 30_000)
  expect(bodies[0]).toMatchObject({ version: 'first', base_price: 1550, stock_quantity: 9, stock_seen: 3 })
  expect(bodies[0]).not.toHaveProperty('updated_at')
  await vi.waitFor(() => expect(screen.queryByText('Modifiche non salvate')).toBeNull(), 30_000)
  type('SKU', 'BA-77')
  fireEvent.click(button)
  await vi.waitFor(() => expect(bodies).toHaveLength(2), 30_000)
  expect(bodies[1]).toMatchObject({ version: 'second', sku: 'BA-77', stock_quantity: 9, stock_seen: 9 })
})

it('shows a server error under its field', async () => {
  const fields = [
    { path: 'sku', code: 'sku_taken' },
    { path: 'translations.it.slug', code: 'slug_taken' },
  ]
  open(() => Promise.reject(failure('validation', { status: 422, fields })))
  const button = await saveButton()
  type('SKU', 'BA-8')
  fireEvent.click(button)
  expect(
    await screen.findByText('Questo SKU è già usato da un altro articolo. Scegline un altro.'),
  ).toBeTruthy()
  expect(screen.getByText('Questo indirizzo è già usato da un’altra pagina. Scegline un altro.')).toBeTruthy()
})

it('names an error of a hidden field and focuses the first visible invalid field', async () => {
  const fields = [
    { path: 'sku', code: 'sku_taken' },
    { path: 'variants.3.sku', code: 'card_twin', params: { name: 'Mokarello' } },
  ]
  open(() => Promise.reject(failure('validation', { status: 422, fields })))
  const button = await saveButton()
  type('SKU', 'BA-8')
  fireEvent.click(button)
  const said = await screen.findByText(/4 › SKU: .*Mokarello/)
  expect(said.closest('[role=alert]')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'SKU' }))
})

it('shows both versions to the second admin who saves and lets that admin overwrite the newer one', async () => {
  const versions: unknown[] = []
  const current = { ...product, version: 'theirs', weight: 4321 }
  open(body => {
    versions.push(body.version)
    if (body.version !== 'theirs') throw failure('conflict', { current })
    return { ...product, ...body, version: 'third' }
  })
  const button = await saveButton()
  type('SKU', 'MINE-7')
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima' })
  expect(within(dialog).getByRole('row', { name: /Peso in grammi/ }).textContent).toContain('4321')
  expect(within(dialog).getByRole('row', { name: /^SKU/ }).textContent).toContain('MINE-7')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Salva la mia' }))
  await vi.waitFor(() => expect(versions).toEqual(['first', 'theirs']), 30_000)
})

it('compares only the fields that the form shows', async () => {
  const offer = { subject: 'BA-7', tier: 'base', price: 900, reference: 1000 }
  const variant = { ...product.variants[0], sku: 'BA-7-RED', value_ids: [], price: 500 }
  const current = { ...product, version: 'theirs', weight: 4321, offers: [offer, offer], variants: [variant] }
  open(() => {
    throw failure('conflict', { current })
  })
  const button = await saveButton()
  type('SKU', 'MINE-7')
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  const fields = within(dialog)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(fields).toEqual(expect.arrayContaining(['SKU', 'Peso in grammi']))
  expect(fields.filter(field => /offer|reference/i.test(field ?? ''))).toEqual([])
})

it('loads the record and does not use the row of the list', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  cache.setQueryData(['products', 'getOne', { id: '7' }], { id: 7, title: 'Riga', sku: 'BA-7' })
  open(() => product, cache)
  await saveButton()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lanterna')
})
