/** Chosen pieces and shipping of an order, and an amount. A new choice discards the typed amount. */
import { useState } from 'react'
import { readMoney } from '@/domain/read-amount.ts'
import { moneyText } from '../fields/money-text.ts'

interface AmountOffer {
  amount: number // cents, computed by the server from the choice
  left: { amount: number } // the most that is possible
}

export function useAmountChoice() {
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const [shipping, setShipping] = useState(false)
  const [typed, setTyped] = useState<string>()
  return {
    typed,
    /** For the fields of the dialog. */
    fields: {
      pieces,
      setPieces: (key: string | number, count: number) => {
        setPieces({ ...pieces, [key]: count })
        setTyped(undefined)
      },
      shipping,
      setShipping: (is: boolean) => {
        setShipping(is)
        setTyped(undefined)
      },
      setTyped,
    },
  }
}

/** Reads the typed amount. `typed` is undefined while the amount of the server applies, `offer` until it has arrived. */
export function readChosenAmount(typed: string | undefined, offer: AmountOffer | undefined) {
  const read = typed === undefined ? undefined : readMoney(typed)
  const amount = read === undefined ? offer?.amount : 'value' in read ? read.value : undefined
  return {
    amount,
    text: typed ?? (offer?.amount ? moneyText(offer.amount) : ''),
    isTooMuch: amount !== undefined && offer !== undefined && amount > offer.left.amount,
    errorCode: read && 'code' in read && typed?.trim() !== '' ? read.code : undefined,
  }
}
