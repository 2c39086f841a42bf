// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { undoParcel } from '@/contract/endpoints/admin/orders.ts'
import {
  confirmRefund,
  loadWords,
  open,
  order,
  press,
  typeIn,
  words,
} from './testing/order-screen-fixture.tsx'

vi.mock('@/api/client.ts', async () => (await import('./testing/stubbed-client.ts')).stubbedClient)

beforeAll(loadWords)
afterEach(cleanup)

it('lists a partly shipped line twice in a refund: unshipped and shipped items', async () => {
  const lines = order.lines.map(line => ({ ...line, sent: 1, to_ship: 1 }))
  const calls = await open(() => ({ ok: true, value: order }), { parcel_status: 'partly_shipped', lines })
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  const [toShip, shipped] = await within(dialog).findAllByRole('spinbutton')
  if (!toShip || !shipped) throw new Error('the line has no two rows')
  typeIn(shipped, '1')
  await confirmRefund(dialog)
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input.body).toMatchObject({
    lines: [{ line_id: 51, quantity: 1, sent: 1 }],
    goods: 'kept',
    restock: false,
  })
})

it.each([
  [{ status: 'cancelled', payment_status: 'refunded' }, 'Annullato'],
  [{ status: 'confirmed', payment_status: 'refunded' }, 'Rimborsato'],
  [{ status: 'placed', payment_status: 'unpaid' }, 'Non pagato'],
] as const)('prints no line to be packed, and the state, of an order that is %j', async (state, name) => {
  const lines = order.lines.map(line => ({ ...line, to_ship: 2 }))
  await open(() => ({ ok: true, value: order }), { ...state, lines })
  const slip = document.querySelector('article')
  expect(slip?.textContent).toContain(name)
  expect(slip?.querySelectorAll('tbody tr')).toHaveLength(0)
})

const carriersOf = (field: HTMLElement) =>
  [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)

it('proposes the last carrier and offers the others, focuses it and sends the parcel with Enter', async () => {
  const lines = order.lines.map(line => ({ ...line, to_ship: 1 }))
  const calls = await open(() => ({ ok: true, value: order }), { lines, last_carrier: 'BRT' })
  press('Crea spedizione')
  const dialog = await screen.findByRole('dialog')
  const carrier = within(dialog).getByRole('combobox', { name: words('orders.carrier') })
  expect(document.activeElement).toBe(carrier)
  const form = carrier.closest('form')
  if (!form) throw new Error('the dialog has no form')
  expect(form.querySelector('[type=submit]')).not.toBeNull()
  await expect.poll(() => carriersOf(carrier)).toEqual(['BRT', 'GLS'])
  fireEvent.submit(form)
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input.body).toMatchObject({ carrier: 'BRT', lines: [{ line_id: 51, quantity: 1 }] })
})

const parcel = {
  id: 9,
  status: 'shipped' as const,
  carrier: 'BRT',
  tracking_code: 'X1',
  tracking_url: null,
  shipped_at: '2026-11-21T09:00:00.000Z',
  delivered_at: null,
}
const openShipped = (changes: Partial<typeof order> = {}) =>
  open(() => ({ ok: true, value: order }), { parcel_status: 'shipped', parcels: [parcel], ...changes })

it('corrects carrier and code of a shipped parcel, and offers the carriers', async () => {
  const calls = await openShipped()
  press(words('order.correct', 'admin-sales'))
  const dialog = await screen.findByRole('dialog')
  typeIn(within(dialog).getByRole('textbox', { name: words('orders.tracking_code') }), 'X2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input).toMatchObject({ params: { id: 9 }, body: { carrier: 'BRT', tracking_code: 'X2' } })
  expect(calls[0]?.input.body).toMatchObject({ notify_customer: false })
})

it('notifies the customer of a corrected code on request', async () => {
  const calls = await openShipped()
  press(words('order.correct', 'admin-sales'))
  const dialog = await screen.findByRole('dialog')
  const carrier = within(dialog).getByRole('combobox', { name: words('orders.carrier') })
  await expect.poll(() => carriersOf(carrier)).toEqual(['BRT', 'GLS'])
  typeIn(within(dialog).getByRole('textbox', { name: words('orders.tracking_code') }), 'X2')
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Chiara Montalbano/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input.body).toMatchObject({ tracking_code: 'X2', notify_customer: true })
})

it('undoes a parcel after a confirmation, and offers it only while it is on its way', async () => {
  const calls = await openShipped()
  const undo = words('order.undo', 'admin-sales')
  press(undo)
  const dialog = await screen.findByRole('dialog')
  expect(calls).toHaveLength(0)
  fireEvent.click(within(dialog).getByRole('button', { name: undo }))
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]).toMatchObject({ endpoint: undoParcel, input: { params: { id: 9 } } })
  cleanup()
  await openShipped({ status: 'completed' })
  expect(screen.queryByRole('button', { name: undo })).toBeNull()
  cleanup()
  await openShipped({ parcels: [{ ...parcel, status: 'delivered' }] })
  expect(screen.queryByRole('button', { name: undo })).toBeNull()
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
  expect(document.querySelector('select')).toBeNull() // of the workshop
})

it('prints as many items as the packing slip lists', async () => {
  const lines = order.lines.map(line => ({ ...line, refunded: 1, to_ship: 1 }))
  await open(() => ({ ok: true, value: order }), { lines })
  const slip = document.querySelector('article')
  expect(slip?.querySelectorAll('tbody tr')).toHaveLength(1)
  expect(slip?.textContent).toContain(i18next.t('orders.lines', { ns: 'admin', count: 1 }))
})

it('shows the refunded amount under the total', async () => {
  await open(() => ({ ok: true, value: order }), { refunded: 3000 })
  const names = [...document.querySelectorAll('dl dt')].map(name => name.textContent)
  const total = names.indexOf(words('orders.total'))
  expect(names.slice(total)).toEqual([
    words('orders.total'),
    words('orders.refunded'),
    words('order.kept_sum', 'admin-sales'),
  ])
})
