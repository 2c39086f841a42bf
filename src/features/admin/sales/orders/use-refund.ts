/** The selected refund and its amount. The server computes the amount until a different one is entered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder, RefundPreview } from '@/contract/endpoints/admin/orders.ts'
import { readChosenAmount, useAmountChoice } from '../../framework/record/use-amount-choice.ts'
import { refundPreview } from './order-calls.ts'

/** Refundable items of a line, by their location. Digital items have none. */
export interface RefundablePieces {
  line: AdminOrder['lines'][number]
  where: 'to_ship' | 'shipped' | 'digital'
  left: number
}

export const pieceKey = ({ line, where }: RefundablePieces): string => `${line.id}-${where}`

/** A partly shipped line has two rows. A line without refundable items has none. */
export function refundablePieces(order: AdminOrder, offer: RefundPreview): RefundablePieces[] {
  const rows = order.lines.flatMap((line): RefundablePieces[] => {
    const refundable = offer.left.lines.find(({ line_id }) => line_id === line.id)?.quantity ?? 0
    if (line.is_digital) return [{ line, where: 'digital', left: refundable }]
    const toShip = Math.min(refundable, line.to_ship)
    return [
      { line, where: 'to_ship', left: toShip },
      { line, where: 'shipped', left: refundable - toShip },
    ]
  })
  return rows.filter(({ left }) => left > 0)
}

export function useRefund(order: AdminOrder) {
  const { typed, fields } = useAmountChoice()
  const { pieces, shipping } = fields
  const [restock, setRestock] = useState<boolean>()
  const [goods, setGoods] = useState<'returned' | 'kept'>(
    order.parcel_status === 'returned' ? 'returned' : 'kept',
  )
  const [reason, setReason] = useState('')
  const lines = order.lines
    .map(({ id, is_digital }) => {
      const sent = pieces[`${id}-shipped`] ?? 0
      const rest = pieces[`${id}-${is_digital ? 'digital' : 'to_ship'}`] ?? 0
      return { line_id: id, quantity: sent + rest, ...(!is_digital && { sent }) }
    })
    .filter(({ quantity }) => quantity > 0)
  const preview = useQuery({
    queryKey: ['admin', 'refund', order.id, order.refunded, lines, shipping],
    queryFn: () => refundPreview(order.id, { lines, shipping }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const offer = preview.data
  const { amount, text, isTooMuch, errorCode } = readChosenAmount(typed, offer)
  const hasPieces = lines.length > 0
  const hasShipped = lines.some(({ sent = 0 }) => sent > 0)
  const hasUnsent = lines.some(({ quantity, sent = 0 }) => quantity > sent)
  const canRestock = hasUnsent || (hasShipped && goods === 'returned')
  const isRestocked = canRestock && (restock ?? hasUnsent) // not shipped, so still in stock
  const movesItems = hasPieces && offer?.amount === 0
  return {
    preview,
    ...fields,
    restock: isRestocked,
    setRestock,
    canRestock,
    hasShipped,
    goods,
    setGoods,
    reason,
    setReason,
    typed: text,
    fault: errorCode ?? (isTooMuch ? ('refund_too_much' as const) : undefined),
    /** Ready to be shown and confirmed. */
    wish:
      (amount || movesItems) && offer && !isTooMuch && !preview.isPlaceholderData
        ? {
            lines,
            shipping,
            amount: amount ?? 0,
            restock: isRestocked,
            ...(hasShipped && { goods }),
            reason,
          }
        : undefined,
  }
}

export type Refunding = ReturnType<typeof useRefund>
