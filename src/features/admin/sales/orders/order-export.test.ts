// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import type { AdminOrderRow } from '@/contract/endpoints/admin/orders.ts'
import { startI18n } from '@/i18n/react.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { useOrderExporter } from './order-export.ts'

vi.mock('../../framework/list/export-button.tsx', () => ({ downloadTable: vi.fn() }))
beforeAll(async () => void (await startI18n('it', ['admin', 'admin-sales'])))

const order: AdminOrderRow = {
  id: 1,
  number: 'BA-1001',
  placed_at: '2026-11-21T23:30:00.000Z',
  status: 'confirmed',
  payment_status: 'paid',
  parcel_status: 'shipped',
  is_pickup: true,
  due: 4670,
  currency: 'euro',
  pieces: 3,
  pictures: [],
  buyer: { id: null, name: 'Ada Lovelace', email: 'ada@example.com' },
  country: 'DE',
  city: 'Berlin',
  carrier: '',
  ship_by: null,
  payment_name: 'Bonifico',
  shipping_name: 'Ritiro',
  subtotal: 4000,
  discount: 0,
  shipping: 670,
  vat: 842,
  vat_percent: 22,
  taxes: null,
  refunded: 500,
  invoice: '2026/5',
}

it('exports orders in the reader’s language and the shop’s time zone, with VAT, method and invoice', async () => {
  const { result } = renderHook(() => useOrderExporter('it'))
  await result.current([order], undefined as never, undefined as never)
  const [name, head, rows] = vi.mocked(downloadTable).mock.calls[0] ?? []
  expect([name, head?.length]).toEqual(['orders', rows?.[0]?.length])
  expect(rows).toEqual([
    [
      'BA-1001',
      '2026-11-22 00:30',
      'Ada Lovelace',
      'ada@example.com',
      'Germania',
      i18next.t('admin:orders.status.confirmed'),
      i18next.t('admin:orders.payment.paid'),
      'Bonifico',
      'Ritiro',
      i18next.t('admin:orders.parcel.ready_for_pickup'),
      3,
      { cents: 4000 },
      { cents: 0 },
      { cents: 670 },
      22,
      { cents: 842 },
      { cents: 4670 },
      { cents: 500 },
      '2026/5',
    ],
  ])
})
