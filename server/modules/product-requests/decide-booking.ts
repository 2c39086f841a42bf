/**
 * The shop decides a booking. The email, in the language of the request, is queued in the transaction of the decision.
 */
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type { decideBooking as contract } from '../../../src/contract/endpoints/shop/product-requests.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { bookingById, bookingVersion, lockBooking, storeDecision } from './product-requests-repo.ts'
import { sendBookingEmail } from './send-booking-email.ts'

/**
 * Refuses `not_found`, and `conflict` for an old version, the same decision twice, or any after `declined`, since the
 * email is sent. Audited.
 */
export async function decideBooking(
  { params, body: { version, ...body } }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<ResponseOf<typeof contract> | Refusal> {
  return context.db.transaction(async tx => {
    const asked = await lockBooking(tx, params.id)
    if (!asked) return refuse('not_found')
    const stale = await refuseStale(version, bookingVersion(asked), () =>
      bookingById(tx, asked.id, context.locale),
    )
    if (stale) return stale
    if (asked.status === body.status || asked.status === 'declined') return refuse('conflict')
    await storeDecision(tx, asked.id, body)
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'booking',
      id: asked.id,
      title: `${asked.name}, ${asked.day}`,
      before: { status: asked.status, answer: asked.answer },
      after: { status: body.status, answer: body.answer },
    })
    await sendBookingEmail(tx, `booking-${body.status}`, { ...asked, ...body }, context)
    return (await bookingById(tx, asked.id, context.locale)) ?? refuse('not_found')
  })
}
