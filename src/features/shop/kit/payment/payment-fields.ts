/**
 * Interface between the fields of an online payment and the pay button, in the checkout and on the page of an unpaid
 * order.
 */
import type { RefObject } from 'react'
import type { OnlinePayment, PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import type { ShopWords } from '../product-words.ts'

export type OnlineStep = Extract<PaymentStep, { online: OnlinePayment }>

/** `said`: the provider has the result, which the server fetches; `left`: the browser is navigating to another page. */
export type PayingResult = { kind: 'said' } | { kind: 'left' } | { kind: 'refused'; message: string | null }

export interface PaymentFields {
  /** Shows validation errors at its fields. Returns true if the payment can be made. */
  check(): Promise<boolean>
  pay(step: OnlineStep, number: string): Promise<PayingResult>
}

export interface PaymentFieldsProps {
  amount: number // cents
  words: ShopWords
  backHref: string // the URL to which the bank's page returns, with the number of the order
  bankHref: string // page of the test bank
  handle: RefObject<PaymentFields | null>
  onReady: (isReady: boolean) => void // called when the fields are ready, which is later than the button
}
