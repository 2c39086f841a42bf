/**
 * Interface of a payment provider: start, confirm, capture, refund, webhook. The result of a payment arrives as events,
 * from a request after the browser's return or by a webhook, in any order and any number of times. `settlePayment`
 * handles each once. If a provider cannot be reached, its methods throw, and nothing has changed.
 */
import type { OnlinePayment, PaymentStep } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentFailure, PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import type { Currency } from '@/domain/money.ts'
import type { providers } from '../../db/schema/orders.ts'

export type ProviderName = (typeof providers)[number]

export interface PaymentOrder {
  number: string
  due: number // cents
  currency: Currency
  kinds: readonly PaymentKind[] // accepted by the shop
}

export interface StartedPayment {
  reference: string
  step: PaymentStep
}

export interface PaidBy {
  kind: PaymentKind | 'other'
  detail: string // brand and last digits, or empty
}

/**
 * A provider's report about one payment. `processing`: accepted, the money is on its way. `disputed`: the buyer has
 * reclaimed it through their bank. `described`: only how it was paid, without a change of the money.
 */
export interface PaymentReport {
  reference: string
  kind: 'processing' | 'captured' | 'failed' | 'refunded' | 'disputed' | 'described'
  amount: number // cents; for `refunded` the total refunded so far
  reason?: PaymentFailure // of `failed`
  paidBy?: PaidBy | undefined // absent when the provider does not report it here
  currency?: Currency | 'foreign' // of a captured payment; absent for transfers and the test provider
  key: string // `captured` for a single event, the provider's id otherwise
}

export interface PaymentProvider {
  name: ProviderName
  /** No external provider is involved: the payment begins with the order, in one transaction, and its amount can change. */
  isOurs: boolean
  /** Data for the payment fields of the checkout, or null without such fields. */
  online(kinds: readonly PaymentKind[], currency: Currency): OnlinePayment | null
  /** Calling it twice for one order returns the same payment. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /**
   * Returns what the browser needs to continue a started payment, or a new payment when it was cancelled at the
   * provider.
   */
  resume(reference: string, order: PaymentOrder): Promise<StartedPayment>
  /** Returns the outcome, or undefined while it is undecided. Captures a payment that was only authorised. */
  confirm(reference: string): Promise<PaymentReport | undefined>
  /** Captures a payment that is reserved at the provider or counted by a person. */
  capture(reference: string, amount: number): Promise<PaymentReport>
  /** Calls with the same key make one refund. */
  refund(reference: string, amount: number, key: string): Promise<'done' | 'refused'>
  /** Cancels a payment, so that a cancelled order cannot be paid. A completed payment is not affected. */
  abandon(reference: string): Promise<void>
  /** Parses the provider's request. Returns undefined for an unused event, and 'forged' for a wrong signature. */
  webhook?(rawBody: Buffer, signature: string | undefined): Promise<PaymentReport | undefined | 'forged'>
}
