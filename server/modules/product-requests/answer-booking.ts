/** The shop answers a request for a day: by letter, in the language it was asked in, in the transaction of the answer. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { answerBooking as contract } from '../../../src/contract/product-requests.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { bookingById, bookingVersion, lockBooking, storeAnswer } from './repo.ts'
import { writeBookingLetter } from './write-booking-letter.ts'

/** The same answer twice, or a yes after a no, is refused: the letter has gone out. */
export async function answerBooking(
  { params, body: { version, ...body } }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<AnswerOf<typeof contract> | Refusal> {
  return context.db.transaction(async tx => {
    const asked = await lockBooking(tx, params.id)
    if (!asked) return refuse('not_found')
    if (bookingVersion(asked) !== version)
      return refuse('conflict', [], { current: await bookingById(tx, asked.id, context.locale) })
    if (asked.status === body.status || asked.status === 'declined') return refuse('conflict')
    await storeAnswer(tx, asked.id, body)
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'booking',
      id: asked.id,
      title: `${asked.name}, ${asked.day}`,
      before: { status: asked.status, answer: asked.answer },
      after: { status: body.status, answer: body.answer },
    })
    await writeBookingLetter(tx, `booking-${body.status}`, { ...asked, ...body }, context)
    return (await bookingById(tx, asked.id, context.locale)) ?? refuse('not_found')
  })
}
