/** The chosen refund and its amount. The amount is computed by the server until another one is typed. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { moneyText } from '../../framework/fields/money-text.ts'
import { refundPreview } from './order-calls.ts'

/** Shipped items are not back yet: restocking is off by default then. */
const isHere = ({ parcel_status }: AdminOrder) =>
  parcel_status === 'none' || parcel_status === 'preparing' || parcel_status === 'returned'

export function useRefund(order: AdminOrder) {
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [shipping, setShipping] = useState(false)
  const [restock, setRestock] = useState(isHere(order))
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState<string>()
  const lines = order.lines
    .map(({ id }) => ({ line_id: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const preview = useQuery({
    queryKey: ['admin', 'refund', order.id, order.refunded, lines, shipping],
    queryFn: () => refundPreview(order.id, { lines, shipping }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const offer = preview.data
  const read = typed === undefined ? undefined : readMoney(typed)
  const amount = read === undefined ? offer?.amount : 'value' in read ? read.value : undefined
  const isTooMuch = amount !== undefined && offer !== undefined && amount > offer.left.amount
  const hasPieces = lines.length > 0
  return {
    preview,
    pieces,
    setPieces: (id: number, count: number) => {
      setPieces({ ...pieces, [id]: count })
      setTyped(undefined)
    },
    shipping,
    setShipping: (is: boolean) => {
      setShipping(is)
      setTyped(undefined)
    },
    restock,
    setRestock,
    isTravelling: !isHere(order),
    reason,
    setReason,
    typed: typed ?? (offer?.amount ? moneyText(offer.amount) : ''),
    setTyped,
    fault:
      read && 'code' in read && typed?.trim() !== ''
        ? read.code
        : isTooMuch
          ? ('refund_too_much' as const)
          : undefined,
    hasPieces,
    /** Ready to be shown and confirmed: the sum stands. */
    wish:
      amount && offer && !isTooMuch && !preview.isPlaceholderData
        ? { lines, shipping, amount, restock: restock && hasPieces, reason }
        : undefined,
  }
}

export type Refunding = ReturnType<typeof useRefund>
