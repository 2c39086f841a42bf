/** Orders as a table: in the language of the person who started the job, in the shop's time zone, amounts with two decimals. */

import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { formatTag } from '@/contract/locales.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { parcelWord } from '@/domain/parcel-word.ts'
import { type Cell, csvText } from '@/lib/csv-text.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { callerOf } from '../../../kernel/context.ts'
import { adminRows } from '../../orders/view/admin-rows.ts'
import { listedOrders } from '../../orders/view/order-list-repo.ts'
import type { JobFile, JobRow, PrintingKind } from '../bulk-kind.ts'
import type { Say } from './order-print.ts'

const rowsPerQuery = 200

type Row = (row: AdminOrderRow, say: Say, nameOf: (country: string) => string | undefined) => Cell

const columns: Readonly<Record<string, Row>> = {
  number: ({ number }) => number,
  placed_at: ({ placed_at }) => sheetTime(placed_at),
  buyer: ({ buyer }) => buyer.name,
  email: ({ buyer }) => buyer.email,
  country: ({ country }, _, nameOf) => country && nameOf(country),
  city: ({ city }) => city,
  status: ({ status }, say) => say(`admin.orders.status.${status}`),
  payment: ({ payment_status }, say) => say(`admin.orders.payment.${payment_status}`),
  payment_method: ({ payment_name }) => payment_name,
  shipping_method: ({ shipping_name }) => shipping_name,
  parcel: (row, say) => say(`admin.orders.parcel.${parcelWord(row)}`),
  ship_by: ({ ship_by }) => ship_by,
  pieces: ({ pieces }) => pieces,
  tags: ({ tags }) => tags.join(', '),
}

/** Rows are read with their amounts. */
const inCents = (amount: number | null): Cell => (amount === null ? '' : { cents: amount })

const moneyColumns: Readonly<Record<string, Row>> = {
  subtotal: ({ subtotal }) => inCents(subtotal),
  discount: ({ discount }) => inCents(discount),
  shipping: ({ shipping }) => inCents(shipping),
  vat_percent: ({ taxes, vat_percent }) => taxes?.map(({ percent }) => percent).join(' ') ?? vat_percent,
  vat: ({ vat }) => inCents(vat),
  total: ({ due }) => inCents(due),
  refunded: ({ refunded }) => inCents(refunded),
  invoice: ({ invoice }) => invoice,
}

/** Amounts are included only for a person who may read them. */
export const orderExport: PrintingKind = {
  permission: 'admin:orders:read',
  mostRows: 20_000,
  check: async () => new Map(),
  print: async (rows: readonly JobRow[], { locale }, context) => {
    const { exportWords } = await import('../export-words.ts') // large, so it is loaded with the first export
    const say: Say = (key, values) => exportWords(locale, key, values)
    const countries = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
    const hasMoney = isAllowed('admin:money:read', callerOf(context))
    const table = Object.entries({ ...columns, ...(hasMoney && moneyColumns) })
    const cells: Cell[][] = []
    for (let from = 0; from < rows.length; from += rowsPerQuery) {
      const ids = rows.slice(from, from + rowsPerQuery).map(({ record_id }) => record_id)
      const listed = await adminRows(await listedOrders(context.db, ids), context)
      const byId = new Map(listed.map(row => [row.id, row]))
      for (const row of ids.flatMap(id => byId.get(id) ?? []))
        cells.push(table.map(([, cellOf]) => cellOf(row, say, country => countries.of(country))))
    }
    const head = table.map(([name]) => say(`admin-sales.export.${name}`))
    const permissions: JobFile['permissions'] = hasMoney ? ['admin:money:read'] : []
    return { ending: 'csv', content: Buffer.from(csvText(head, cells)), permissions }
  },
}
