/**
 * The shop decides a booking. The email, in the language of the request, is queued in the transaction of the decision.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { decideBooking as contract } from '@/contract/endpoints/shop/product-requests.ts'
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
    const booking = await lockBooking(tx, params.id)
    if (!booking) return refuse('not_found')
    const stale = await refuseStale(version, bookingVersion(booking), () =>
      bookingById(tx, booking.id, context.locale),
    )
    if (stale) return stale
    if (booking.status === body.status || booking.status === 'declined') return refuse('conflict')
    await storeDecision(tx, booking.id, body)
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'booking',
      id: booking.id,
      title: `${booking.name}, ${booking.day}`,
      before: { status: booking.status, answer: booking.answer },
      after: { status: body.status, answer: body.answer },
    })
    await sendBookingEmail(tx, `booking-${body.status}`, { ...booking, ...body }, context)
    return (await bookingById(tx, booking.id, context.locale)) ?? refuse('not_found')
  })
}
