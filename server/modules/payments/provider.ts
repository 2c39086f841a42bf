/**
 * Someone who takes money for us: start, confirm, capture, refund, webhook, the same for all. What became of a payment is told as
 * sayings, by asking after the browser's return or by a webhook, in any order and any number of times; `settlePayment` hears
 * each once. A provider that cannot be reached throws: nothing is known then, and nothing has changed.
 */
import type { PaymentStep } from '../../../src/contract/checkout.ts'
import type { Currency } from '../../../src/contract/money.ts'
import type { providers } from '../../db/schema/orders.ts'

export type ProviderName = (typeof providers)[number]

export interface PaymentOrder {
  number: string
  due: number // cents
  currency: Currency
}

export interface StartedPayment {
  reference: string
  step: PaymentStep
}

/** What a provider says about one payment. */
export interface Saying {
  reference: string
  kind: 'captured' | 'failed' | 'refunded'
  amount: number // cents; of `refunded` all that has gone back so far
  currency?: Currency | 'foreign' // of money that came; absent where the provider is a person or our own
  key: string // `captured` for what can happen once, the provider's id otherwise
}

export interface PaymentProvider {
  name: ProviderName
  /** Nothing leaves the shop: its payment begins with the order, in one transaction. */
  isOurs: boolean
  /** Asking twice for one order gives the same payment. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /** What the browser needs to go on with a payment that was started before. */
  resume(reference: string, order: PaymentOrder): Promise<PaymentStep>
  /** What has become of it; undefined while it is undecided. Takes what was only reserved. */
  confirm(reference: string): Promise<Saying | undefined>
  /** Takes the money of a payment: reserved at the provider, or counted by a person. */
  capture(reference: string, amount: number): Promise<Saying>
  /** The key makes a repeated wish one refund. */
  refund(reference: string, amount: number, key: string): Promise<'done' | 'refused'>
  /** So that nobody pays for an order that is gone; a payment that was made already stays. */
  abandon(reference: string): Promise<void>
  /** The provider's own call; undefined: it says nothing we act on; 'forged': not signed by it. */
  webhook?(rawBody: Buffer, signature: string | undefined): Promise<Saying | undefined | 'forged'>
}
