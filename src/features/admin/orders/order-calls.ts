/** What the shop does with an order: each answers the order as it is afterwards. */
import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow, type Result } from '@/api/client.ts'
import { invoiceLink } from '@/contract/after-sale.ts'
import {
  type AdminOrder,
  adminOrder,
  changeOrder,
  changeParcel,
  recordPayment,
  refundOrder,
  sendParcel,
} from '@/contract/order-administration.ts'

/** Tells what went wrong, keeps what came back; answers whether it went well. */
export type Take = (result: Result<AdminOrder>) => boolean

export const orderKey = (id: number) => ['admin', 'order', id] as const

export const adminOrderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: () => callOrThrow(adminOrder, { params: { id } }),
    staleTime: 5000,
  })

export const moveOrder = (id: number, status: 'in_production' | 'completed' | 'cancelled') =>
  call(changeOrder, { params: { id }, body: { status } })

export const countMoney = (id: number, amount: number) =>
  call(recordPayment, { params: { id }, body: { amount } })

export const shipParcel = (
  id: number,
  parcel: { carrier: string; tracking_code: string; tracking_url: string | null },
) => call(sendParcel, { params: { id }, body: parcel })

export const moveParcel = (id: number, status: 'delivered' | 'returned') =>
  call(changeParcel, { params: { id }, body: { status } })

interface Refund {
  lines: { line_id: number; quantity: number }[]
  shipping: boolean
  restock: boolean
  reason: string
}

/** `key` stays the same for every try of one wish, so that money goes back once. */
export const refund = (id: number, wish: Refund, key: string) =>
  call(refundOrder, { params: { id }, body: wish }, { 'Idempotency-Key': key })

export const invoiceAddress = (number: string) => call(invoiceLink, { params: { number } })
