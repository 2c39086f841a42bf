/** Order calls of the administration. Each returns the changed order. */
import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow, type Result } from '@/api/client.ts'
import type { InputOf } from '@/contract/endpoint.ts'
import { applyEdit as apply, previewEdit as preview } from '@/contract/endpoints/admin/order-edit.ts'
import { changeLine as changeOneLine, noteOrder } from '@/contract/endpoints/admin/order-entry.ts'
import { orderTags } from '@/contract/endpoints/admin/order-list.ts'
import {
  type AdminOrder,
  adminOrder,
  changeParcel as changeOneParcel,
  changeOrder,
  previewRefund,
  recordPayment,
  refundOrder,
  resendEmail as resendOneEmail,
  sendParcel,
  tagOrder,
  undoParcel as undoOneParcel,
} from '@/contract/endpoints/admin/orders.ts'

/** Reports a failure or stores the returned order; returns whether the call succeeded. */
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
  parcel: {
    carrier: string
    tracking_code: string
    tracking_url: string | null
    lines: { line_id: number; quantity: number }[]
  },
) => call(sendParcel, { params: { id }, body: parcel })

type ParcelChange = InputOf<typeof changeOneParcel>['body']
export const changeParcel = (id: number, body: ParcelChange) =>
  call(changeOneParcel, { params: { id }, body })

export const undoParcel = (id: number) => call(undoOneParcel, { params: { id } })

interface RefundParts {
  lines: { line_id: number; quantity: number; sent?: number }[] // `sent`: how many of the quantity were shipped
  shipping: boolean
}

export interface RefundWish extends RefundParts {
  amount: number // cents, as confirmed; 0 changes only items
  restock: boolean
  goods?: 'returned' | 'kept' // shipped items
  reason: string
}

export const refundPreview = (id: number, parts: RefundParts) =>
  callOrThrow(previewRefund, { params: { id }, body: parts })

/** `key` is the same for all retries of one request, so that money is refunded once. */
export const refund = (id: number, wish: RefundWish, key: string) =>
  call(refundOrder, { params: { id }, body: wish }, { 'Idempotency-Key': key })

export const changeTags = (id: number, change: { add?: string[]; remove?: string[] }) =>
  call(tagOrder, { params: { id }, body: change })

export const resendEmail = (id: number, email_id: number) =>
  call(resendOneEmail, { params: { id, email_id } })

export const writeNote = (id: number, text: string) => call(noteOrder, { params: { id }, body: { text } })

type LineChange = InputOf<typeof changeOneLine>['body']
export const changeLine = (id: number, body: LineChange) => call(changeOneLine, { params: { id }, body })

type Edit = InputOf<typeof apply>['body']
export const previewEdit = (id: number, edit: Edit) => call(preview, { params: { id }, body: edit })
export const applyEdit = (id: number, edit: Edit) => call(apply, { params: { id }, body: edit })

export const orderTagsQuery = queryOptions({
  queryKey: ['admin', 'order-tags'],
  queryFn: () => callOrThrow(orderTags),
  staleTime: 60_000,
})
