/**
 * Refunds on their way to the provider. A provider that does not answer is asked again by a job, with the same key, until it takes
 * the refund or refuses it; only then the buyer is told.
 */
import type { World } from '../../kernel/context.ts'
import { providerNamed } from '../payments/providers.ts'
import { recordEvent } from '../payments/repo.ts'
import { writeOrderLetter } from './order-letters.ts'
import { lockOrder, storeOrder, tell } from './orders-repo.ts'
import { markRefund, type RefundToSend, refundsOf, waitingRefunds } from './refunds-repo.ts'

const batch = 50

/** Of the given ids, or all that wait. */
export async function sendRefunds(world: World, ids?: readonly number[]): Promise<void> {
  if (ids?.length === 0) return
  for (const waiting of await waitingRefunds(world.db, batch, ids)) await sendOne(world, waiting)
}

async function sendOne(world: World, { refund, provider, reference }: RefundToSend): Promise<void> {
  const door = providerNamed(provider, world.config)
  if (!door) return
  try {
    const answer = await door.refund(reference, refund.amount, `refund-${refund.id}`)
    if (answer === 'refused')
      await markRefund(world.db, refund.id, { status: 'refused', last_error: 'refused' })
    else await settleRefund(world, refund)
  } catch (error) {
    world.log.warn({ err: error, refund: refund.id }, 'refund waits: the provider did not answer')
    const said = error instanceof Error ? error.message : String(error)
    await markRefund(world.db, refund.id, { last_error: said.slice(0, 300) })
  }
}

async function settleRefund(world: World, refund: RefundToSend['refund']): Promise<void> {
  const now = world.now()
  await world.db.transaction(async tx => {
    const order = await lockOrder(tx, refund.order_id)
    if (!order) return
    const isNews = await markRefund(tx, refund.id, { status: 'done', done_at: now, last_error: null })
    if (!isNews) return
    const provider_event = `refund-${refund.id}`
    await recordEvent(tx, refund.payment_id, { kind: 'refunded', amount: refund.amount, provider_event }, now)
    const back = (await refundsOf(tx, order.id))
      .filter(({ status }) => status === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
    const payment_status = refund.is_late || back >= order.due ? 'refunded' : 'partly_refunded'
    const stored = await storeOrder(tx, order.id, { payment_status })
    await tell(tx, order.id, refund.is_late ? 'late_payment_refunded' : 'refunded', now, refund.by_user_id)
    await writeOrderLetter(tx, refund.is_late ? 'order-late-refund' : 'order-refunded', stored, world, {
      refund: refund.amount,
    })
  })
}
