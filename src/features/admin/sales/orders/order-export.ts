/** Exports orders for a spreadsheet: in the reader's language, in the shop's time zone, amounts with two decimals. */
import type { Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminOrderRow } from '@/contract/endpoints/admin/orders.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { Cell } from '@/lib/csv-text.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { parcelWord } from '../../framework/list/order-tones.ts'

const columns = [
  'number',
  'placed_at',
  'buyer',
  'email',
  'country',
  'status',
  'payment',
  'payment_method',
  'shipping_method',
  'parcel',
  'pieces',
  'subtotal',
  'discount',
  'shipping',
  'vat_percent',
  'vat',
  'total',
  'refunded',
  'invoice',
] as const

export function useOrderExporter(locale: Locale): Exporter<AdminOrderRow> {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const countries = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const cellsOf = (row: AdminOrderRow): Record<(typeof columns)[number], Cell> => ({
    number: row.number,
    placed_at: sheetTime(row.placed_at),
    buyer: row.buyer.name,
    email: row.buyer.email,
    country: row.country && countries.of(row.country),
    status: t(`orders.status.${row.status}`),
    payment: t(`orders.payment.${row.payment_status}`),
    payment_method: row.payment_name,
    shipping_method: row.shipping_name,
    parcel: t(`orders.parcel.${parcelWord(row)}`),
    pieces: row.pieces,
    subtotal: { cents: row.subtotal },
    discount: { cents: row.discount },
    shipping: { cents: row.shipping },
    vat_percent: row.taxes?.map(({ percent }) => percent).join(' ') ?? row.vat_percent,
    vat: { cents: row.vat },
    total: { cents: row.due },
    refunded: { cents: row.refunded },
    invoice: row.invoice,
  })
  return rows =>
    downloadTable(
      'orders',
      columns.map(column => t(`admin-sales:export.${column}`)),
      rows.map(row => {
        const cells = cellsOf(row)
        return columns.map(column => cells[column])
      }),
    )
}
