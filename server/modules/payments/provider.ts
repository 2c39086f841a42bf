/**
 * Someone who takes money for us. A provider starts a payment under a reference of its own and gives money back; what became of
 * a payment is told as events, by the browser's return or by a webhook, in any order and any number of times.
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

export interface PaymentProvider {
  name: ProviderName
  /** Asking twice for one order gives the same payment. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /** What the browser needs to go on with a payment that was started before. */
  resume(reference: string, order: PaymentOrder): Promise<PaymentStep>
  /** The key makes a repeated wish one refund. */
  refund(reference: string, amount: number, key: string): Promise<void>
}
