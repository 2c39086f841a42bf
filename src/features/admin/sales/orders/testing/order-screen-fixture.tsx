/** Renders the order screen with stubbed calls. A test file mocks `@/api/client.ts` with `stubbed-client.ts`. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { href } from '@/contract/paths.ts'
import { adminPermissions } from '@/contract/permissions.ts'
import { builtInRoles, withIncluded } from '@/contract/staff-roles.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { AdminContext } from '../../../framework/shell/admin-context.tsx'
import { OrderScreen } from '../order-screen.tsx'
import { type Call, stubbed } from './stubbed-client.ts'

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

export const order: AdminOrder = {
  id: 5,
  number: 'BA-1005',
  placed_at: '2026-11-20T09:42:00.000Z',
  status: 'confirmed',
  payment_status: 'paid',
  parcel_status: 'preparing',
  vat_check: null,
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
      is_personalised: true,
      withdrawal_exception: null,
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
  taxes: null,
  discounts: [],
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
  legal_versions: [],
  digital_consent_at: null,
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
  wants_invoice: false,
  documents: [],
  packs: 0,
  added_to: null,
  additions: [],
  linked_orders: [],
  can_add: false,
  can_cancel: true,
  can_pay: false,
  buyer: {
    id: 2,
    name: 'Chiara Montalbano',
    email: 'chiara@example.com',
    role: 'reseller',
    picture: null,
    orders: 14,
    customer_id: 7,
    spent: 128450,
  },
  tier: 'reseller',
  placed_by: null,
  ledger: [],
  notes: [],
  tags: [],
  mails: [],
  ticket_id: null,
  can_edit: true,
  can_edit_lines: false,
  version: 'v1',
  refunds: [],
  last_carrier: '',
  may_become: ['in_production', 'cancelled'],
}

const owner = { role: 'admin', permissions: adminPermissions } as unknown as User
export const packer = { role: 'user', permissions: withIncluded(builtInRoles.packer) } as unknown as User

export async function loadWords(): Promise<void> {
  const areas = ['admin', 'admin-sales', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
}

export async function open(
  response: (call: Call) => unknown,
  changes: Partial<AdminOrder> = {},
  user: User = owner,
): Promise<Call[]> {
  const calls: Call[] = []
  useSession.setState({ user })
  stubbed.order = { ...order, ...changes }
  stubbed.answer = call => {
    calls.push(call as Call)
    return response(call as Call)
  }
  const screenOf = (
    <AdminContext basename="/administration" locale="it">
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

export const words = (key: string, area = 'admin') => i18next.t(key, { ns: area })

export async function confirmRefund(dialog: HTMLElement): Promise<void> {
  const review = within(dialog).getByRole('button', { name: words('orders.refund_review') })
  await vi.waitFor(() => expect(review).toHaveProperty('disabled', false), 30_000)
  fireEvent.click(review)
  fireEvent.click(within(dialog).getByRole('button', { name: /^Rimborsa / }))
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

export const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
