// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { applyEdit, type EditPreview, previewEdit } from '@/contract/endpoints/admin/order-edit.ts'
import { adminProduct, adminProducts } from '@/contract/endpoints/admin/products.ts'
import { getProduct } from '@/contract/endpoints/shop/catalog.ts'
import { getCollection } from '@/contract/endpoints/shop/collections.ts'
import { loadWords, open, order, press, typeIn } from './testing/order-screen-fixture.tsx'
import { type Call, stubbed } from './testing/stubbed-client.ts'

vi.mock('@/api/client.ts', async () => (await import('./testing/stubbed-client.ts')).stubbedClient)

beforeAll(loadWords)
afterEach(cleanup)

const words = (key: string) => i18next.t(key, { ns: 'admin-sales' })
const sums = { subtotal: 10854, shipping: 490, discount: 0, taxable: 9299, vat: 2045, due: 11344 }
const previewed = (due: number): EditPreview => ({
  ...{ before: sums, after: { ...sums, due }, lines: [], added: [], refused: [], stock: [], parts: [] },
  problems: [],
})
const respond = ({ endpoint }: Call) =>
  endpoint === previewEdit ? { ok: true, value: previewed(12088) } : { ok: true, value: order }

async function openEdit(): Promise<{ calls: Call[]; dialog: HTMLElement }> {
  const calls = await open(respond, { can_edit_lines: true, payment_status: 'unpaid', shipping: 490 })
  press(words('order.edit'))
  return { calls, dialog: await screen.findByRole('dialog') }
}
const shippingField = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: words('desk.carriage') })
const button = (dialog: HTMLElement, key: string) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: words(key) })

it('previews and applies typed shipping costs in cents, with the previewed total', async () => {
  const { calls, dialog } = await openEdit()
  expect(shippingField(dialog).value).toBe('4,90')
  typeIn(shippingField(dialog), '12,34')
  fireEvent.blur(shippingField(dialog))
  fireEvent.click(button(dialog, 'order.preview'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const edit = { version: 'v1', lines: [], added: [], shipping: 1234 }
  expect(calls[0]).toMatchObject({ endpoint: previewEdit, input: { body: edit } })
  fireEvent.click(await within(dialog).findByRole('button', { name: words('order.apply') }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toMatchObject({
    endpoint: applyEdit,
    input: { body: { ...edit, expected_due: 12088 } },
  })
})

it.each(['-5', 'abc', '1,234'])('reports shipping costs of %s and previews nothing', async text => {
  const { calls, dialog } = await openEdit()
  typeIn(shippingField(dialog), text)
  fireEvent.blur(shippingField(dialog))
  expect([shippingField(dialog).value, shippingField(dialog).getAttribute('aria-invalid')]).toEqual([
    text,
    'true',
  ])
  await vi.waitFor(() => expect(button(dialog, 'order.preview').disabled).toBe(true))
  typeIn(shippingField(dialog), '5')
  await vi.waitFor(() => expect(button(dialog, 'order.preview').disabled).toBe(false))
  expect(calls).toEqual([])
})

it('omits unchanged shipping costs from the request', async () => {
  const { calls, dialog } = await openEdit()
  fireEvent.click(button(dialog, 'order.preview'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input.body).not.toHaveProperty('shipping')
})

const step = (code: string, kind: 'one' | 'many' | 'text', max = 1, codes: string[] = []) => ({
  ...{ code, kind, max, name: code, required: kind === 'one' },
  choices: codes.map(choice => ({ code: choice, name: choice.toUpperCase() })),
})
const kit = {
  id: 9,
  title: 'Kit',
  sku: 'KIT',
  base_price: 0,
  stock_quantity: null,
  picture: '',
  element: null,
}
const collection = {
  id: 3,
  print: null,
  steps: [
    step('colour', 'one', 1, ['red', 'blue']),
    step('dice', 'many', 1, ['d6', 'd8']),
    step('name', 'text', 8),
  ],
  packages: [{ code: 'gift', name: 'Regalo' }],
}

it('sends choices, text and packaging of an added configured product', async () => {
  stubbed.read = endpoint => {
    if (endpoint === adminProducts) return { data: [kit] }
    if (endpoint === adminProduct) return { ...kit, variants: [], pictures: [], translations: { it: kit } }
    if (endpoint === getProduct) return { collection_id: 3 }
    return endpoint === getCollection ? collection : undefined
  }
  const { calls, dialog } = await openEdit()
  await addProduct(dialog)
  typeIn(await within(dialog).findByLabelText('colour'), 'blue')
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'D8' }))
  expect(within(dialog).getByRole('checkbox', { name: 'D6' })).toHaveProperty('disabled', true)
  typeIn(within(dialog).getByRole('textbox', { name: /name/ }), 'Ada')
  typeIn(within(dialog).getByLabelText(new RegExp(words('order.package'))), 'gift')
  fireEvent.click(button(dialog, 'order.preview'))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  const configuration = {
    collection_id: 3,
    choices: { colour: ['blue'], dice: ['d8'] },
    texts: { name: 'Ada' },
    package: 'gift',
  }
  expect(calls[0]?.input.body).toMatchObject({ added: [{ product_id: 9, quantity: 1, configuration }] })
})

/** Adds the only product that the search finds. */
async function addProduct(dialog: HTMLElement): Promise<void> {
  const search = within(dialog).getByRole('combobox', { name: words('desk.add_product') })
  fireEvent.focus(search)
  typeIn(search, 'kit')
  fireEvent.click(await screen.findByRole('option', { name: /Kit/ }, { timeout: 10_000 }))
}
