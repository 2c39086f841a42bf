/**
 * One order on a random walk: buyer, shop, bank and time act on it in any order. The walk tracks the bank's balance and the pending
 * webhooks. It returns violations of the rules as sentences, after every step and at the end.
 */
import { eq, sql } from 'drizzle-orm'
import type { Withdrawal } from '@/contract/endpoints/shop/withdrawals.ts'
import { refunds } from '../../db/schema/after-sale.ts'
import { orders, paymentEvents, payments } from '../../db/schema/orders.ts'
import {
  type OrderStatus,
  orderTable,
  type PaymentStatus,
  paymentTable,
} from '../../modules/orders/order-states.ts'
import { type CheckoutFixture, line, newKey } from '../../modules/orders/testing/checkout-fixture.ts'
import type { StripeFixture } from '../../testing/stripe-fixture.ts'

export const steps = [
  'buyer cancels',
  'buyer withdraws from a piece',
  'buyer comes back',
  'buyer pays again',
  'buyer gives up paying',
  'card approves',
  'card declines',
  'bank accepts a debit',
  'bank reports the debit',
  'bank reports success',
  'bank reports failure',
  'bank gives some back at its desk',
  'bank reports the refund',
  'old news come again',
  'shop produces',
  'shop completes',
  'shop cancels',
  'shop gives a piece back',
  'shop gives a piece back and shelves it',
  'shop gives the shipping back',
  'shop counts money',
  'parcel leaves',
  'bank breaks',
  'half an hour passes',
] as const
export type Step = (typeof steps)[number]

const pieces = 3
const inStock = 10

interface Seen {
  status: OrderStatus
  payment: PaymentStatus
}

/** Returns all states that can be reached by legal steps. */
function reachable<State extends string>(table: Readonly<Record<State, readonly State[]>>, from: State) {
  const reached = new Set<State>([from])
  for (const state of reached) for (const next of table[state]) reached.add(next)
  return reached
}

export async function beginWalk(shop: CheckoutFixture, bank: StripeFixture, method: 'card' | 'transfer') {
  const { db, jobs } = shop.context
  // The number of open orders per buyer is limited, and an order that expires later would change the stock of the shared product.
  await db.execute(
    sql`update orders set status = 'cancelled' where payment_status in ('unpaid', 'pending', 'failed') and status <> 'draft'`,
  )
  const product = await shop.shelve(inStock)
  const { body } = await shop.buy({ lines: [line(product.id, pieces)], payment_method: method })
  const { number } = body.order
  const reference = body.payment.reference ?? ''
  const [{ id = 0 } = {}] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  const lineId = body.order.lines[0]?.id
  let shelved = 0 // pieces that were put back into stock while the order continued
  let discarded = 0 // pieces that the shop refunded and did not put back into stock
  const news: ReturnType<StripeFixture['webhook']>[] = []
  const intent = () => bank.intents.get(reference)

  const postAsBuyer = (path: string) =>
    shop.call('POST', `/me/orders/${number}${path}`, { as: 'user', body: {} })
  const admin = (path: string, body: object) =>
    shop.call('POST', `/admin/orders/${id}${path}`, {
      as: 'admin',
      body: body,
      headers: { 'idempotency-key': newKey() },
    })
  const deliver = async (reported: ReturnType<StripeFixture['webhook']>) =>
    shop.app.inject({ method: 'POST', url: '/webhooks/stripe', ...reported })
  const sendWebhook = async (...webhookArguments: Parameters<StripeFixture['webhook']>) => {
    if (!intent()) return undefined
    const reported = bank.webhook(...webhookArguments)
    news.push(reported)
    return deliver(reported)
  }
  const confirmAtBank = (decision: 'approve' | 'decline' | 'accept') => {
    const open = intent()?.status
    const isDecided = open === 'processing' && decision !== 'accept'
    if (open === 'requires_payment_method' || isDecided) bank.confirmCard(reference, decision)
  }
  const passTime = async () => {
    shop.pass(31 * 60_000)
    for (const job of ['release-expired-orders', 'send-refunds']) await jobs.nudge(job)
  }
  const giveBack = (body: object) => admin('/refunds', body)

  const acts: Record<Step, () => unknown> = {
    'buyer cancels': () => postAsBuyer('/cancel'),
    'buyer withdraws from a piece': () =>
      shop.call('POST', `/me/orders/${number}/withdrawals`, {
        as: 'user',
        body: { lines: [{ line_id: lineId, quantity: 1 }] },
        headers: { 'idempotency-key': newKey() },
      }),
    'buyer comes back': () => postAsBuyer('/confirm'),
    'buyer pays again': () => postAsBuyer('/pay'),
    'buyer gives up paying': () => postAsBuyer('/abandon'),
    'card approves': () => confirmAtBank('approve'),
    'card declines': () => confirmAtBank('decline'),
    'bank accepts a debit': () => confirmAtBank('accept'),
    'bank reports the debit': () =>
      intent()?.status === 'processing' ? sendWebhook(reference, 'payment_intent.processing') : undefined,
    'bank reports success': () =>
      intent()?.status === 'succeeded' ? sendWebhook(reference, 'payment_intent.succeeded') : undefined,
    'bank reports failure': () =>
      intent()?.last_payment_error ? sendWebhook(reference, 'payment_intent.payment_failed') : undefined,
    'bank gives some back at its desk': () => {
      const open = intent()
      if (open && open.amount_received - open.amount_refunded > 100) open.amount_refunded += 100
    },
    'bank reports the refund': () =>
      (intent()?.amount_refunded ?? 0) > 0 ? sendWebhook(reference, 'charge.refunded') : undefined,
    'old news come again': () => (news[0] ? deliver(news[0]) : undefined),
    'shop produces': async () => {
      await shop.beginLines(id)
      return admin('/status', { status: 'in_production' })
    },
    'shop completes': () => admin('/status', { status: 'completed' }),
    'shop cancels': () => admin('/status', { status: 'cancelled' }),
    'shop gives a piece back': () => giveBack({ lines: [{ line_id: lineId, quantity: 1 }] }),
    'shop gives a piece back and shelves it': () =>
      giveBack({ lines: [{ line_id: lineId, quantity: 1 }], restock: true }),
    'shop gives the shipping back': () => giveBack({ shipping: true }),
    'shop counts money': async () => {
      const [row] = await db.select({ due: orders.due }).from(orders).where(eq(orders.id, id))
      return admin('/payments', { amount: row?.due ?? 0 })
    },
    'parcel leaves': () => admin('/parcels', { carrier: 'Corriere' }),
    'bank breaks': () => {
      bank.mood = 'broken'
    },
    'half an hour passes': passTime,
  }

  const readState = async (): Promise<Seen> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Error(`order ${id} is gone`)
    return { status: row.status, payment: row.payment_status }
  }
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const books = async () => {
    const events = await db
      .select({ kind: paymentEvents.kind, amount: paymentEvents.amount })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment_id))
      .where(eq(payments.order_id, id))
    const back = await db.select().from(refunds).where(eq(refunds.order_id, id))
    return {
      captured: sumOf(events.filter(({ kind }) => kind === 'captured')),
      promised: sumOf(back.filter(({ status }) => status !== 'refused')),
      done: sumOf(back.filter(({ status }) => status === 'done')),
    }
  }

  let before = await readState()
  return {
    /** Returns the violations after this step. */
    async take(step: Step): Promise<string[]> {
      const result = (await acts[step]()) as { statusCode?: number } | undefined
      const code = result?.statusCode ?? 200
      if (step === 'buyer withdraws from a piece' && code === 201)
        shelved += 1 - ((result as { json(): Withdrawal }).json().lines[0]?.sent ?? 0)
      if (step === 'shop gives a piece back and shelves it' && code === 200) shelved += 1
      // A cancelled order has put its pieces back already.
      if (step === 'shop gives a piece back' && code === 200 && before.status !== 'cancelled') discarded += 1
      if (step !== 'bank breaks') bank.mood = 'well'
      const [after, { captured, promised }] = [await readState(), await books()]
      const wrong = [
        code >= 500 && code !== 503 && `answered ${code}`,
        !reachable(orderTable, before.status).has(after.status) && `${before.status} → ${after.status}`,
        !reachable(paymentTable, before.payment).has(after.payment) && `${before.payment} → ${after.payment}`,
        promised > Math.max(captured, intent()?.amount_received ?? 0) && `${promised} back of ${captured}`,
      ]
      before = after
      return wrong.flatMap(violation => (violation ? [`${step}: ${violation}`] : []))
    },
    /** Delivers all webhooks and retries. Afterwards bank, ledger, order and stock must agree. */
    async settle(): Promise<string[]> {
      bank.mood = 'well'
      await acts['bank reports success']()
      await acts['bank reports the refund']()
      await passTime()
      await acts['bank reports the refund']()
      const [{ status, payment }, { captured, done }] = [await readState(), await books()]
      const { amount_received = captured, amount_refunded = done } = intent() ?? {}
      const net = amount_received - amount_refunded
      const reported =
        captured === 0
          ? ['unpaid', 'pending', 'failed']
          : net === 0
            ? ['refunded']
            : net === captured
              ? ['paid']
              : ['partly_refunded']
      const isGone = status === 'cancelled' || status === 'expired' || status === 'abandoned'
      const expectedStock = inStock - (isGone ? discarded : pieces - shelved)
      // The last refund of a piece cancels the order; the shop decides whether it also refunds the shipping.
      const maximumKept = shelved + discarded >= pieces ? body.order.shipping : 0
      const stock = await shop.stockOf(product.id)
      const wrong = [
        captured - done !== net &&
          `the books say ${captured} − ${done}, the bank ${amount_received} − ${amount_refunded}`,
        !reported.includes(payment) && `${payment}, though ${net} of ${captured} is here`,
        isGone && net > maximumKept && `${status}, and ${net} was kept`,
        stock !== expectedStock && `${stock} in stock instead of ${expectedStock}`,
      ]
      return wrong.flatMap(violation => violation || [])
    },
  }
}
