/**
 * Interface of a payment provider: start, confirm, capture, refund, webhook. The result of a payment arrives as events, from a request
 * after the browser's return or by a webhook, in any order and any number of times; `settlePayment` handles each once. A provider that
 * cannot be reached throws: then nothing is known and nothing has changed.
 */
import type { OnlinePayment, PaymentStep } from '../../../src/contract/endpoints/shop/checkout.ts'
import type { PaymentFailure, PaymentKind } from '../../../src/contract/endpoints/shop/orders.ts'
import type { Currency } from '../../../src/domain/money.ts'
import type { providers } from '../../db/schema/orders.ts'

export type ProviderName = (typeof providers)[number]

export interface PaymentOrder {
  number: string
  due: number // cents
  currency: Currency
  kinds: readonly PaymentKind[] // that the shop takes
}

export interface StartedPayment {
  reference: string
  step: PaymentStep
}

export interface PaidBy {
  kind: PaymentKind | 'other'
  detail: string // brand and last digits; empty where there are none
}

/**
 * What a provider reports about one payment. `processing`: accepted, the money is on its way; `disputed`: the buyer has asked their bank
 * for it; `described`: nothing has happened to the money, the provider only says how it was paid.
 */
export interface PaymentReport {
  reference: string
  kind: 'processing' | 'captured' | 'failed' | 'refunded' | 'disputed' | 'described'
  amount: number // cents; of `refunded` the total refunded so far
  reason?: PaymentFailure // of `failed`
  paidBy?: PaidBy | undefined // absent where the provider does not say it here
  currency?: Currency | 'foreign' // of a captured payment; absent for transfers and the test provider
  key: string // `captured` for what can happen once, the provider's id otherwise
}

export interface PaymentProvider {
  name: ProviderName
  /** Nothing leaves the shop: its payment begins with the order, in one transaction. */
  isOurs: boolean
  /** What the fields of the checkout need; null where there are none. */
  online(kinds: readonly PaymentKind[], currency: Currency): OnlinePayment | null
  /** Asking twice for one order gives the same payment. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /** What the browser needs to go on with a payment that was started before; another one where that was cancelled at the provider. */
  resume(reference: string, order: PaymentOrder): Promise<StartedPayment>
  /** The outcome; undefined while it is undecided. Captures what was only authorised. */
  confirm(reference: string): Promise<PaymentReport | undefined>
  /** Takes the money of a payment: reserved at the provider, or counted by a person. */
  capture(reference: string, amount: number): Promise<PaymentReport>
  /** The same key twice is one refund. */
  refund(reference: string, amount: number, key: string): Promise<'done' | 'refused'>
  /** Cancels a payment, so that nobody pays for a cancelled order; one that was made already stays. */
  abandon(reference: string): Promise<void>
  /** Reads the provider's own call; undefined: an event we do not act on; 'forged': wrong signature. */
  webhook?(rawBody: Buffer, signature: string | undefined): Promise<PaymentReport | undefined | 'forged'>
}
