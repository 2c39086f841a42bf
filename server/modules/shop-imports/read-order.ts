/** Reads an order of another shop: totals and addresses from its first row, one item from each row. Pure. */

import type { ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import type { FileRecord, FileRow, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { EarlierOrder } from '@/contract/endpoints/shop/earlier-orders.ts'
import { sourceOf } from '@/contract/import-formats.ts'
import { emailAddress } from '@/lib/email-address.ts'
import type { importedOrders } from '../../db/schema/shop-imports.ts'
import { type CellReader, cellReader, momentOf } from './read-cells.ts'

type Stored = typeof importedOrders.$inferSelect

export type ForeignOrder = Omit<Stored, 'id' | 'placed_at'> & Pick<ImportedOrder, 'placed_at'>

function addressOf(cells: CellReader, row: FileRow, kind: 'billing' | 'shipping') {
  const text = (part: string) => cells.text(row, `${kind}_${part}`)
  const name = text('name') || [text('first_name'), text('last_name')].filter(Boolean).join(' ')
  const town = [text('zip'), text('city'), text('province') && `(${text('province')})`]
    .filter(Boolean)
    .join(' ')
  const lines = [name, text('company'), text('street'), town, text('country')].filter(Boolean)
  return { name, text: lines.join('\n').slice(0, 1000) }
}

/** States of both systems; an unknown one is open. */
function statusOf(cells: CellReader, row: FileRow): ImportedOrder['status'] {
  const status = cells.text(row, 'status').toLowerCase().replace(/^wc-/, '')
  if (cells.text(row, 'cancelled_at') !== '' || /^(cancel+ed|voided|failed|trash)$/.test(status))
    return 'cancelled'
  if (/refunded$/.test(status) && !status.startsWith('partially')) return 'refunded'
  return /^(paid|partially_refunded|completed|processing)$/.test(status) ? 'paid' : 'open'
}

function linesOf(cells: CellReader, rows: readonly FileRow[]): EarlierOrder['lines'] {
  return rows
    .filter(row => cells.text(row, 'item') !== '')
    .map(row => ({
      sku: cells.text(row, 'sku').slice(0, 100),
      title: cells.text(row, 'item').slice(0, 300),
      quantity: cells.whole(row, 'quantity') ?? 1,
      unit_price: cells.money(row, 'item_price') ?? 0,
    }))
}

export function readForeignOrder(
  record: FileRecord,
  options: ImportOptions,
): { order: ForeignOrder; cells: CellReader } {
  const cells = cellReader(record, options)
  const [first = { line: 1, cells: {} }] = record.rows
  const number = cells.text(first, 'number')
  if (number === '') cells.fault(first, 'number', 'required')
  const placedAt = momentOf(cells.text(first, 'placed_at'))
  if (placedAt === undefined) cells.fault(first, 'placed_at', 'date')
  const total = cells.money(first, 'total')
  if (total === undefined && cells.text(first, 'total') === '') cells.fault(first, 'total', 'required')
  const billing = addressOf(cells, first, 'billing')
  const delivery = addressOf(cells, first, 'shipping')
  const amount = (column: string) => cells.money(first, column) ?? 0
  const order = {
    source: sourceOf(options.format),
    external_id: number,
    number,
    email: emailAddress(cells.text(first, 'email')),
    name: (billing.name || delivery.name).slice(0, 200),
    placed_at: (placedAt ?? new Date(0)).toISOString(),
    status: statusOf(cells, first),
    currency: cells.text(first, 'currency').toUpperCase() || 'EUR',
    shipping: amount('shipping'),
    tax: amount('tax'),
    discount: amount('discount'),
    refunded: amount('refunded'),
    total: total ?? 0,
    payment: cells.text(first, 'payment').slice(0, 200),
    note: cells.text(first, 'note').slice(0, 2000),
    billing: billing.text,
    delivery: delivery.text,
    lines: linesOf(cells, record.rows),
  }
  return { order, cells }
}
