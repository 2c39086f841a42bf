/**
 * The built-in test bank: its buyer says what the bank does, and it is settled like a webhook. Money that comes late is a row of the
 * ledger, not a timer: it is delivered after a restart of the server too.
 */
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type { PaymentFailure, PaymentKind } from '../../../src/contract/endpoints/shop/orders.ts'
import type { settleTestPayment, TestOutcome } from '../../../src/contract/endpoints/shop/payments.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import { eachAlone } from '../../kernel/each-alone.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { testPaymentsDue } from '../payments/payments-repo.ts'
import type { PaidBy, PaymentReport } from '../payments/provider.ts'
import { heldOrder, showHeld } from './held-order.ts'
import { applyPaymentReport } from './online-payments.ts'
import type { OrderRow } from './orders-repo.ts'

type Settled = ResponseOf<typeof settleTestPayment>

const lateMillis = 4000

/** The reason of each outcome that refuses. */
const refusals: Partial<Record<TestOutcome, PaymentFailure>> = {
  decline: 'card_declined',
  no_funds: 'insufficient_funds',
  fail_confirmation: 'authentication_failed',
  cancel: 'not_completed',
}

const paidBy = (kind: PaymentKind): PaidBy => ({ kind, detail: kind === 'card' ? 'Visa •••• 4242' : '' })

function testReport(
  { outcome, kind }: { outcome: TestOutcome; kind: PaymentKind },
  payment: { reference: string; amount: number },
  requestId: string,
): PaymentReport | undefined {
  const said = { ...payment, paidBy: paidBy(kind) }
  const reason = refusals[outcome]
  if (reason) return { ...said, kind: 'failed', reason, key: `failed-${requestId}` }
  if (outcome === 'approve') return { ...said, kind: 'captured', key: 'captured' }
  if (outcome === 'late' || outcome === 'bounce')
    return { ...said, kind: 'processing', key: `${outcome}-${requestId}` }
  return undefined
}

/** `not_found` without the test provider, `order_state` once paid. It charges cancelled orders too. */
export async function settleOwnTestPayment(
  { params, body }: ParsedOf<typeof settleTestPayment>,
  context: CallContext,
): Promise<Settled | Refusal> {
  const { reference } = params
  const order = await heldOrder(context, reference.slice('test_'.length))
  if (!order || !context.config.testPayments) return refuse('not_found')
  if (order.payment_status === 'paid' || order.payment_status === 'pending') return refuse('order_state')
  const report = testReport(body, { reference, amount: order.due }, context.request.id)
  if (!report) return shownWith(context, order, true)
  const settled = await applyPaymentReport(context, 'test', report)
  return settled ? shownWith(context, settled, false) : refuse('not_found')
}

async function shownWith(
  context: CallContext,
  order: OrderRow,
  needs_confirmation: boolean,
): Promise<Settled | Refusal> {
  const shown = await showHeld(context, order)
  return shown ? { needs_confirmation, order: shown } : refuse('not_found')
}

/** Work of the job `test-bank`, every 2 seconds: what was accepted at least 4 seconds ago is paid, or bounces. */
export async function deliverLateMoney(context: AppContext): Promise<void> {
  const due = await testPaymentsDue(context.db, new Date(context.now().getTime() - lateMillis))
  await eachAlone(
    due,
    context.log,
    ({ reference }) => ({ reference }),
    ({ reference, amount, key }) =>
      applyPaymentReport(
        context,
        'test',
        key.startsWith('bounce')
          ? { reference, kind: 'failed', amount, reason: 'insufficient_funds', key: `failed-${key}` }
          : { reference, kind: 'captured', amount, key: 'captured' },
      ),
  )
}
