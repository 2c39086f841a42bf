// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import {
  adminOrder,
  changeOrder,
  previewRefund,
  refundOrder,
  sendParcel,
} from '@/contract/endpoints/admin/orders.ts'
import { href } from '@/contract/paths.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { OrderScreen } from './order-screen.tsx'

interface RefundBody {
  lines: { line_id: number; quantity: number }[]
}

/** A piece is worth two euros, and ten are left. */
function offerFor({ lines }: RefundBody) {
  const parts = lines.map(line => ({ ...line, amount: line.quantity * 200 }))
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const left = { amount: 1000, shipping: 0, lines: [{ line_id: 51, quantity: 2 }] }
  return { lines: parts, shipping: 0, amount, left }
}

type Call = { endpoint: unknown; input: { body: unknown }; headers: Record<string, string> | undefined }

const sent = vi.hoisted(() => ({ order: {} as unknown, answer: (_: unknown): unknown => undefined }))

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown, input: unknown) => {
    if (endpoint === adminOrder) return sent.order
    if (endpoint === previewRefund) return offerFor((input as { body: RefundBody }).body)
    throw new Error('unexpected call')
  },
  call: async (endpoint: unknown, input: unknown, headers: unknown) =>
    sent.answer({ endpoint, input, headers }),
}))

const place = {
  kind: 'person' as const,
  name: 'Chiara Montalbano',
  company: '',
  street: 'Via Garibaldi 18',
  street_extra: '',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
  phone: '+39 347 221 8890',
  codice_fiscale: '',
  partita_iva: '',
  sdi: '',
  pec: '',
}

const order: AdminOrder = {
  id: 5,
  number: 'BA-1005',
  placed_at: '2026-11-20T09:42:00.000Z',
  status: 'confirmed',
  payment_status: 'paid',
  parcel_status: 'preparing',
  due: 10854,
  currency: 'euro',
  pieces: 2,
  pictures: [],
  lines: [
    {
      id: 51,
      product_id: 1,
      variant_ids: [],
      title: 'Box 24 buste',
      choice: 'Italiano',
      sku: 'BA-BX',
      picture: '',
      quantity: 2,
      unit_price: 5427,
      total: 10854,
      note_worksheet: 'Pacco regalo',
      is_digital: false,
      is_personalised: false,
      returnable: 2,
      withdrawable: 2,
      withdrawn: 0,
      refunded: 0,
      to_ship: 2,
      note_production: '',
      configuration: null,
      sold_as: null,
      list_price: null,
      price_reason: '',
      element: null,
      production_state: 'waiting',
      room_code: null,
      sent: 0,
      prints: [],
    },
  ],
  subtotal: 10854,
  shipping: 0,
  surcharge: 0,
  is_pickup: false,
  delivery: null,
  pickup: null,
  discount: 0,
  taxable: 8897,
  vat: 1957,
  vat_percent: 22,
  coupon_code: null,
  shipping_method: { code: 'express', name: 'Corriere espresso' },
  paid_by: null,
  payment_failure: null,
  payment_method: { code: 'card', name: 'Carta' },
  shipping_address: place,
  contact_email: null,
  billing_address: place,
  note: '',
  ticket_requested: false,
  is_address_unsaved: false,
  expires_at: null,
  transfer: null,
  parcels: [],
  timeline: [{ kind: 'placed', at: '2026-11-20T09:42:00.000Z', by: null }],
  refunded: 0,
  returns: [],
  return_until: null,
  withdrawals: [],
  withdraw_until: null,
  ticket_status: null,
  invoice: null,
  packs: 0,
  can_cancel: true,
  can_pay: false,
  buyer: {
    id: 2,
    name: 'Chiara Montalbano',
    email: 'chiara@example.com',
    role: 'reseller',
    picture: null,
    orders: 14,
    spent: 128450,
  },
  tier: 'reseller',
  placed_by: null,
  ledger: [],
  notes: [],
  mails: [],
  ticket_id: null,
  can_edit: true,
  can_edit_lines: false,
  version: 'v1',
  refunds: [],
  last_carrier: '',
  may_become: ['in_production', 'cancelled'],
}

beforeAll(async () => {
  const areas = ['admin', 'admin-sales', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

async function open(response: (call: Call) => unknown, changes: Partial<AdminOrder> = {}): Promise<Call[]> {
  const calls: Call[] = []
  sent.order = { ...order, ...changes }
  sent.answer = call => {
    calls.push(call as Call)
    return response(call as Call)
  }
  const screenOf = (
    <AdminContext basename="/administration" locale="it" palette={{}} font="Lexend" mode="light">
      <OrderScreen id={5} locale="it" linkTo={name => href(name, 'it')} money={cents => `${cents} c`} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: screenOf }])} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'BA-1005' })
  return calls
}

const words = (key: string, area = 'admin') => i18next.t(key, { ns: area })

async function confirmRefund(dialog: HTMLElement): Promise<void> {
  const review = within(dialog).getByRole('button', { name: words('orders.refund_review') })
  await vi.waitFor(() => expect(review).toHaveProperty('disabled', false))
  fireEvent.click(review)
  fireEvent.click(within(dialog).getByRole('button', { name: /^Rimborsa / }))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('what is done shows at once: the order as the server answers it', async () => {
  const calls = await open(() => ({ ok: true, value: { ...order, status: 'in_production', may_become: [] } }))
  press('Metti in lavorazione')
  const badge = () => screen.queryByText('In lavorazione', { ignore: 'option' })
  await vi.waitFor(() => expect(badge()).toBeTruthy())
  expect(calls).toMatchObject([{ endpoint: changeOrder, input: { body: { status: 'in_production' } } }])
  expect(screen.queryByRole('button', { name: 'Metti in lavorazione' })).toBeNull()
})

const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('admin 6: a refund shows its sum and what it covers before it goes; tried again it keeps its key', async () => {
  const failure = { status: 409, code: 'not_refundable', message: 'Già tornato', fields: [], requestId: '' }
  const calls = await open(() => ({ ok: false, failure }))
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  const review = () => within(dialog).getByRole('button', { name: 'Rivedi il rimborso' }) as HTMLButtonElement
  typeIn(await within(dialog).findByRole('spinbutton'), '9')
  expect(within(dialog).getByRole('spinbutton')).toHaveProperty('value', '2')
  await vi.waitFor(() => expect(review().disabled).toBe(false))
  expect(calls).toHaveLength(0)
  fireEvent.click(review())
  expect(within(dialog).getByRole('heading', { name: 'Rimborsare 400 c?' })).toBeTruthy()
  expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toMatch(/^2 × .*: 400 c$/)
  const give = within(dialog).getByRole('button', { name: 'Rimborsa 400 c' })
  fireEvent.click(give)
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Già tornato')
  await vi.waitFor(() => expect(give.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(give)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]).toMatchObject({
    endpoint: refundOrder,
    input: { body: { lines: [{ line_id: 51, quantity: 2 }], shipping: false, amount: 400, restock: true } },
  })
  expect(calls[1]?.headers).toEqual(calls[0]?.headers)
})

it('admin 6: a sum of its own needs no pieces, and is not more than what is left', async () => {
  const calls = await open(() => ({ ok: true, value: order }))
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  const sum = await within(dialog).findByRole('textbox', { name: 'Importo da rimborsare' })
  const review = within(dialog).getByRole('button', { name: 'Rivedi il rimborso' }) as HTMLButtonElement
  expect(review.disabled).toBe(true)
  typeIn(sum, '10,01')
  expect(sum.getAttribute('aria-invalid')).toBe('true')
  expect(review.disabled).toBe(true)
  typeIn(sum, '1,50')
  fireEvent.click(review)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rimborsa 150 c' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input.body).toMatchObject({ lines: [], amount: 150, restock: false })
})

it('admin 6: goods on their way are not put on the shelf unless somebody says so', async () => {
  const lines = order.lines.map(line => ({ ...line, sent: 2, to_ship: 0 }))
  const calls = await open(() => ({ ok: true, value: order }), { parcel_status: 'shipped', lines })
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  typeIn(await within(dialog).findByRole('spinbutton'), '1')
  expect(within(dialog).queryByRole('checkbox', { name: /in magazzino/ })).toBeNull()
  fireEvent.click(within(dialog).getByRole('radio', { name: words('orders.goods.returned') }))
  const restock = within(dialog).getByRole('checkbox', { name: /in magazzino/ })
  expect(restock).toHaveProperty('checked', false)
  await confirmRefund(dialog)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input.body).toMatchObject({
    lines: [{ line_id: 51, quantity: 1, sent: 1 }],
    goods: 'returned',
    restock: false,
  })
})

it('lists a partly shipped line twice in a refund: what is to be shipped and what was shipped', async () => {
  const lines = order.lines.map(line => ({ ...line, sent: 1, to_ship: 1 }))
  const calls = await open(() => ({ ok: true, value: order }), { parcel_status: 'partly_shipped', lines })
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  const [toShip, shipped] = await within(dialog).findAllByRole('spinbutton')
  if (!toShip || !shipped) throw new Error('the line has no two rows')
  typeIn(shipped, '1')
  await confirmRefund(dialog)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input.body).toMatchObject({
    lines: [{ line_id: 51, quantity: 1, sent: 1 }],
    goods: 'kept',
    restock: false,
  })
})

it('proposes the last carrier, focuses it and sends the parcel with Enter', async () => {
  const lines = order.lines.map(line => ({ ...line, to_ship: 1 }))
  const calls = await open(() => ({ ok: true, value: order }), { lines, last_carrier: 'BRT' })
  press('Crea spedizione')
  const dialog = await screen.findByRole('dialog')
  const carrier = within(dialog).getByRole('textbox', { name: words('orders.carrier') })
  expect(document.activeElement).toBe(carrier)
  const form = carrier.closest('form')
  if (!form) throw new Error('the dialog has no form')
  expect(form.querySelector('[type=submit]')).not.toBeNull()
  fireEvent.submit(form)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input.body).toMatchObject({ carrier: 'BRT', lines: [{ line_id: 51, quantity: 1 }] })
})

it('corrects the carrier and code of a parcel that was sent', async () => {
  const parcel = {
    id: 9,
    status: 'shipped' as const,
    carrier: 'BRT',
    tracking_code: 'X1',
    tracking_url: null,
    shipped_at: '2026-11-21T09:00:00.000Z',
    delivered_at: null,
  }
  const calls = await open(() => ({ ok: true, value: order }), {
    parcel_status: 'shipped',
    parcels: [parcel],
  })
  press(words('order.correct', 'admin-sales'))
  const dialog = await screen.findByRole('dialog')
  typeIn(within(dialog).getByRole('textbox', { name: words('orders.tracking_code') }), 'X2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input).toMatchObject({ params: { id: 9 }, body: { carrier: 'BRT', tracking_code: 'X2' } })
})

it('shows a wholly shipped order as shipped and offers no work on it', async () => {
  const lines = order.lines.map(line => ({ ...line, sent: 2, to_ship: 0 }))
  await open(() => ({ ok: true, value: order }), {
    parcel_status: 'shipped',
    may_become: ['completed'],
    lines,
  })
  expect(screen.getByText(words('orders.status.shipped'))).toBeTruthy()
  expect(screen.queryByText(words('orders.status.confirmed'))).toBeNull()
  expect(screen.queryByRole('button', { name: words('orders.start') })).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('prints as many items as the packing slip lists', async () => {
  const lines = order.lines.map(line => ({ ...line, refunded: 1, to_ship: 1 }))
  await open(() => ({ ok: true, value: order }), { lines })
  const slip = document.querySelector('article')
  expect(slip?.querySelectorAll('tbody tr')).toHaveLength(1)
  expect(slip?.textContent).toContain(i18next.t('orders.lines', { ns: 'admin', count: 1 }))
})

it('puts the refunded sum under the total', async () => {
  await open(() => ({ ok: true, value: order }), { refunded: 3000 })
  const names = [...document.querySelectorAll('dl dt')].map(name => name.textContent)
  const total = names.indexOf(words('orders.total'))
  expect(names.slice(total)).toEqual([
    words('orders.total'),
    words('orders.refunded'),
    words('order.kept_sum', 'admin-sales'),
  ])
})

it('admin 5: a refused cancelling keeps its question open, with why', async () => {
  const failure = { status: 409, code: 'order_state', message: 'Troppo tardi', fields: [], requestId: '' }
  await open(() => ({ ok: false, failure }))
  press('Annulla ordine')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Troppo tardi')
})

it('a parcel needs its carrier; without a tracking address it sends none', async () => {
  const calls = await open(() => ({ ok: true, value: { ...order, parcel_status: 'shipped' } }))
  press('Crea spedizione')
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Conferma spedizione' }) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Corriere' }), { target: { value: ' GLS ' } })
  fireEvent.click(send)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({
    endpoint: sendParcel,
    input: { body: { carrier: 'GLS', tracking_code: '', tracking_url: null } },
  })
})
