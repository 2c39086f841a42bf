/** Bulk changes of orders. Each row does the same as the button of the order, with its own audit entry. */

import type { ParsedOf } from '@/contract/endpoint.ts'
import type { changeOrder, recordPayment, sendParcel, tagOrder } from '@/contract/endpoints/admin/orders.ts'
import { refuse } from '../../../kernel/route.ts'
import { auditedOrderChange } from '../../orders/audited-changes.ts'
import { changeTags } from '../../orders/edit/tag-order.ts'
import { countMoney, moveOrder } from '../../orders/order-administration.ts'
import { orderById } from '../../orders/orders-repo.ts'
import { sendOneParcel } from '../../orders/ship/parcels.ts'
import type { ChangingKind, JobRow } from '../bulk-kind.ts'

const mostRows = 2000

/** No handler of these calls reads the query. */
const inputOf = <Body>({ record_id }: JobRow, body: Body) => ({
  params: { id: record_id },
  query: undefined as never,
  body,
})

const ship = auditedOrderChange<ParsedOf<typeof sendParcel>>(sendOneParcel)
const pay = auditedOrderChange<ParsedOf<typeof recordPayment>>(countMoney)
const tag = auditedOrderChange<Pick<ParsedOf<typeof tagOrder>, 'params' | 'body'>>(changeTags)
const move = auditedOrderChange<ParsedOf<typeof changeOrder>>(moveOrder)

/** Input of a row: `carrier` and `tracking_code`. */
export const shipOrders: ChangingKind = {
  permission: 'admin:orders:ship',
  mostRows,
  inputColumns: ['tracking_code', 'carrier'], // the ship table reads codes from a file in this order
  change: (row, context) => {
    const { carrier = '', tracking_code = '' } = row.input as { carrier?: string; tracking_code?: string }
    return ship(inputOf(row, { carrier, tracking_code, tracking_url: null, lines: [] }), context)
  },
}

/** Records the whole amount that is due. */
export const payOrders: ChangingKind = {
  permission: 'admin:money:write',
  mostRows,
  change: async (row, context) => {
    const order = await orderById(context.db, row.record_id)
    return order ? pay(inputOf(row, { amount: order.due }), context) : refuse('not_found')
  },
}

export const cancelOrders: ChangingKind = {
  permission: 'admin:money:write',
  mostRows,
  change: (row, context) => move(inputOf(row, { status: 'cancelled' as const }), context),
}

/** Input of a row: `add` and `remove`. */
export const tagOrders: ChangingKind = {
  permission: 'admin:orders:write',
  mostRows,
  change: (row, context) => {
    const { add = [], remove = [] } = row.input as { add?: string[]; remove?: string[] }
    return tag(inputOf(row, { add, remove }), context)
  },
}
