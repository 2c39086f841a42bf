/**
 * The test bank that lets one wait. What it will say is a row of the ledger, not a timer: it answers as a webhook would, also when
 * the server was gone meanwhile.
 */
import type { World } from '../../kernel/context.ts'
import { type PaymentRow, promisesDue, recordEvent } from '../payments/repo.ts'
import { settlePayment } from './settle-payment.ts'

const lateMillis = 4000

export async function promiseLate({ db, now }: World, { id, amount }: PaymentRow): Promise<void> {
  await recordEvent(db, id, { kind: 'promised', amount, provider_event: 'promised' }, now())
}

export async function keepPromises(world: World): Promise<void> {
  const by = new Date(world.now().getTime() - lateMillis)
  for (const { reference, amount } of await promisesDue(world.db, by))
    await settlePayment(world, 'test', { reference, kind: 'captured', amount, key: 'captured' })
}
