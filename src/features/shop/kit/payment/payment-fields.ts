/** What the fields of an online payment do for the button that pays: they stand in the checkout and on the page of an unpaid order. */
import type { RefObject } from 'react'
import type { OnlinePayment, PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import type { ShopWords } from '../product-words.ts'

export type OnlineStep = Extract<PaymentStep, { online: OnlinePayment }>

/** `said`: the provider knows, the server is asked for the result; `left`: the browser is on its way to another page. */
export type PayingResult = { kind: 'said' } | { kind: 'left' } | { kind: 'refused'; message: string | null }

export interface PaymentFields {
  /** Says at its fields what is missing or wrong; true when it may be paid. */
  check(): Promise<boolean>
  pay(step: OnlineStep, number: string): Promise<PayingResult>
}

export interface PaymentFieldsProps {
  amount: number // cents
  words: ShopWords
  backHref: string // where the bank's own page leads back to, with the number of the order
  bankHref: string // page of the test bank
  handle: RefObject<PaymentFields | null>
  onReady: (isReady: boolean) => void // they can be paid with: they load later than the button
}
