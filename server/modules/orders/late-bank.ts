/**
 * The test bank with delayed payments. The pending result is a row of the ledger, not a timer: it is delivered like a webhook, also after a
 * restart of the server.
 */

import type { AppContext } from '../../kernel/context.ts'
import { eachAlone } from '../../kernel/each-alone.ts'
import { type PaymentRow, promisesDue, recordEvent } from '../payments/payments-repo.ts'
import { settlePayment } from './settle-payment.ts'

const lateMillis = 4000

/** Records that the test provider pays this amount after 4 seconds; repeating it changes nothing. `payPromisedTransfers` delivers it. */
export async function promiseLate({ db, now }: AppContext, { id, amount }: PaymentRow): Promise<void> {
  await recordEvent(db, id, { kind: 'promised', amount, provider_event: 'promised' }, now())
}

/** Work of the job `test-bank`, every 2 seconds: settles what was promised at least 4 seconds ago and is not captured yet. */
export async function payPromisedTransfers(context: AppContext): Promise<void> {
  const by = new Date(context.now().getTime() - lateMillis)
  const due = await promisesDue(context.db, by)
  await eachAlone(
    due,
    context.log,
    ({ reference }) => ({ reference }),
    ({ reference, amount }) =>
      settlePayment(context, 'test', { reference, kind: 'captured', amount, key: 'captured' }),
  )
}
