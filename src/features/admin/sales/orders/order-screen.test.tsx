// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { changeOrder, refundOrder, sendParcel } from '@/contract/endpoints/admin/orders.ts'
import {
  confirmRefund,
  loadWords,
  open,
  order,
  packer,
  press,
  typeIn,
  words,
} from './testing/order-screen-fixture.tsx'

vi.mock('@/api/client.ts', async () => (await import('./testing/stubbed-client.ts')).stubbedClient)

beforeAll(loadWords)
afterEach(cleanup)

it('shows the order that the server returns after an action', async () => {
  const calls = await open(() => ({ ok: true, value: { ...order, status: 'in_production', may_become: [] } }))
  press('Metti in lavorazione')
  const badge = () => screen.queryByText('In lavorazione', { ignore: 'option' })
  await vi.waitFor(() => expect(badge()).toBeTruthy(), 30_000)
  expect(calls).toMatchObject([{ endpoint: changeOrder, input: { body: { status: 'in_production' } } }])
  expect(screen.queryByRole('button', { name: 'Metti in lavorazione' })).toBeNull()
})

it('admin 6: shows amount and contents of a refund before it is sent, and keeps its key on a retry', async () => {
  const failure = { status: 409, code: 'not_refundable', message: 'Già tornato', fields: [], requestId: '' }
  const calls = await open(() => ({ ok: false, failure }))
  press('Rimborsa')
  const dialog = await screen.findByRole('dialog')
  const review = () => within(dialog).getByRole('button', { name: 'Rivedi il rimborso' }) as HTMLButtonElement
  typeIn(await within(dialog).findByRole('spinbutton'), '9')
  expect(within(dialog).getByRole('spinbutton')).toHaveProperty('value', '2')
  await vi.waitFor(() => expect(review().disabled).toBe(false), 30_000)
  expect(calls).toHaveLength(0)
  fireEvent.click(review())
  expect(within(dialog).getByRole('heading', { name: 'Rimborsare 400 c?' })).toBeTruthy()
  expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toMatch(/^2 × .*: 400 c$/)
  const give = within(dialog).getByRole('button', { name: 'Rimborsa 400 c' })
  fireEvent.click(give)
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Già tornato')
  await vi.waitFor(() => expect(give.getAttribute('aria-busy')).toBeNull(), 30_000)
  fireEvent.click(give)
  await vi.waitFor(() => expect(calls).toHaveLength(2), 30_000)
  expect(calls[0]).toMatchObject({
    endpoint: refundOrder,
    input: { body: { lines: [{ line_id: 51, quantity: 2 }], shipping: false, amount: 400, restock: true } },
  })
  expect(calls[1]?.headers).toEqual(calls[0]?.headers)
})

it('admin 6: accepts an amount without items, up to the remaining amount', async () => {
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
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input.body).toMatchObject({ lines: [], amount: 150, restock: false })
})

it('admin 6: restocks shipped items only if that option is selected', async () => {
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
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]?.input.body).toMatchObject({
    lines: [{ line_id: 51, quantity: 1, sent: 1 }],
    goods: 'returned',
    restock: false,
  })
})

it('admin 5: keeps the confirmation of a refused cancellation open and shows the reason', async () => {
  const failure = { status: 409, code: 'order_state', message: 'Troppo tardi', fields: [], requestId: '' }
  await open(() => ({ ok: false, failure }))
  press('Annulla ordine')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Troppo tardi')
})

it('requires the carrier of a parcel and sends no tracking URL if it is empty', async () => {
  const calls = await open(() => ({ ok: true, value: { ...order, parcel_status: 'shipped' } }))
  press('Crea spedizione')
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Conferma spedizione' }) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Corriere' }), { target: { value: ' GLS ' } })
  fireEvent.click(send)
  await vi.waitFor(() => expect(calls).toHaveLength(1), 30_000)
  expect(calls[0]).toMatchObject({
    endpoint: sendParcel,
    input: { body: { carrier: 'GLS', tracking_code: '', tracking_url: null } },
  })
})

it('offers a packer shipping and a change of the address, and neither refund and cancellation nor amounts', async () => {
  await open(() => ({ ok: true, value: order }), {}, packer)
  for (const action of ['orders.send', 'admin-sales:order.edit'])
    expect(screen.getByRole('button', { name: words(action) })).toBeTruthy()
  for (const action of ['orders.refund', 'orders.cancel'])
    expect(screen.queryByRole('button', { name: words(action) })).toBeNull()
  expect(screen.queryByText(`${order.due} c`)).toBeNull()
})

it('sends an email again, and states that only the customer can request one with an access link', async () => {
  const email = { status: 'sent' as const, at: '2026-11-20T09:42:00.000Z' }
  const mails = [
    { ...email, id: 1, letter: 'withdrawal-declared', subject: 'Recesso ricevuto', can_resend: true },
    { ...email, id: 2, letter: 'order-link', subject: 'Il link al tuo ordine', can_resend: false },
  ]
  await open(() => ({ ok: true, value: order }), { mails })
  expect(screen.getAllByRole('button', { name: words('admin-sales:order.resend') })).toHaveLength(1)
  const sentence = screen.getByText(words('admin-sales:order.access_link'))
  expect(sentence.closest('li')?.textContent).toContain('Il link al tuo ordine')
})
