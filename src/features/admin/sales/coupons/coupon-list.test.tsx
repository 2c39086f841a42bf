// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  type AdminCoupon,
  adminCoupons,
  createCoupon,
  emptyCoupon,
} from '@/contract/endpoints/admin/coupons.ts'
import { readListSettings } from '@/contract/endpoints/admin/list-views.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { CouponList } from './coupon-list.tsx'

const sent = vi.hoisted(() => ({ answer: (_: unknown, __: unknown): unknown => undefined }))
const coupon: AdminCoupon = {
  ...emptyCoupon(),
  id: 3,
  version: 'first',
  code: 'DRAGO10',
  percent: 10,
  amount: null,
  starts_at: null,
  ends_at: null,
  max_uses: 100,
  max_uses_each: 1,
  minimum: 2000,
  category_ids: [],
  is_active: true,
  uses: 4,
  discounted: 1250,
  users: [],
  batch: null,
}

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint === readListSettings) return { columns: null, sort: null, views: [] }
    return endpoint === adminCoupons
      ? { data: [coupon], meta: { total: 1, page: 1, per_page: 25 } }
      : { data: [], meta: { total: 0, page: 1, per_page: 1 } }
  },
  call: async (endpoint: unknown, input: unknown) => sent.answer(endpoint, input),
}))

beforeAll(async () => {
  const areas = ['admin', 'admin-goods', 'admin-places', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

it('shows the discount and the uses of each coupon, and sends a new one as entered', async () => {
  const bodies: unknown[] = []
  sent.answer = (endpoint, input) => {
    expect(endpoint).toBe(createCoupon)
    bodies.push((input as { body: unknown }).body)
    const fields = [{ path: 'code', code: 'code_taken' }]
    return { ok: false, failure: { status: 422, code: 'validation', message: 'x', fields, requestId: '' } }
  }
  const place = (
    <AdminContext basename="/administration" locale="it">
      <CouponList title="Coupon" locale="it" money={cents => `${cents} c`} linkTo={screen => `/${screen}`} />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: place }])} />
    </QueryClientProvider>,
  )
  const row = (await screen.findByRole('button', { name: 'DRAGO10' })).closest('tr') as HTMLElement
  expect(row.textContent).toContain('−10%')
  expect(row.textContent).toContain('da 2000 c')
  expect(row.textContent).toContain('4 / 100')
  fireEvent.click(screen.getByRole('button', { name: 'Nuovo sconto' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Codice' }), { target: { value: 'prova' } })
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Tipo di sconto' }), {
    target: { value: 'amount' },
  })
  fireEvent.change(await within(dialog).findByRole('textbox', { name: 'Sconto' }), {
    target: { value: '7,50' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
  expect(await within(dialog).findByText(/Questo codice esiste già/)).toBeTruthy()
  expect(bodies).toMatchObject([
    { code: 'prova', percent: null, amount: 750, max_uses_each: 1, is_active: true },
  ])
})
