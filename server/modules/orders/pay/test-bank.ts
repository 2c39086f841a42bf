/**
 * The built-in test bank. The buyer chooses its outcome, which is settled like a webhook. Late money is a row in the
 * ledger, not a timer, so it also arrives after a restart of the server.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { PaymentFailure, PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import type { settleTestPayment, TestOutcome } from '@/contract/endpoints/shop/payments.ts'
import type { AppContext, CallContext } from '../../../kernel/context.ts'
import { eachAlone } from '../../../kernel/each-alone.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { testPaymentsDue } from '../../payments/payments-repo.ts'
import type { PaidBy, PaymentReport } from '../../payments/provider.ts'
import { heldOrder, showStored } from '../held-order.ts'
import type { OrderRow } from '../orders-repo.ts'
import { applyPaymentReport } from './online-payments.ts'

type Settled = ResponseOf<typeof settleTestPayment>

const lateMillis = 4000

/** The failure reason of each refusing outcome. */
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
  const report = { ...payment, paidBy: paidBy(kind) }
  const reason = refusals[outcome]
  if (reason) return { ...report, kind: 'failed', reason, key: `failed-${requestId}` }
  if (outcome === 'approve') return { ...report, kind: 'captured', key: 'captured' }
  if (outcome === 'late' || outcome === 'bounce')
    return { ...report, kind: 'processing', key: `${outcome}-${requestId}` }
  return undefined
}

/** Refuses `not_found` without the test provider, and `order_state` once paid. Also charges cancelled orders. */
export async function settleOwnTestPayment(
  { params, body }: ParsedOf<typeof settleTestPayment>,
  context: CallContext,
): Promise<Settled | Refusal> {
  const { reference } = params
  const order = await heldOrder(context, reference.slice('test_'.length))
  if (!order || !context.config.testPayments) return refuse('not_found')
  if (order.payment_status === 'paid' || order.payment_status === 'pending') return refuse('order_state')
  const report = testReport(body, { reference, amount: order.due }, context.request.id)
  if (!report) return viewWith(context, order, true)
  const settled = await applyPaymentReport(context, 'test', report)
  return settled ? viewWith(context, settled, false) : refuse('not_found')
}

async function viewWith(
  context: CallContext,
  order: OrderRow,
  needs_confirmation: boolean,
): Promise<Settled> {
  return { needs_confirmation, order: await showStored(context, order) }
}

/** Runs in the job `test-bank` every 2 seconds: payments accepted at least 4 seconds ago are paid, or fail. */
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
