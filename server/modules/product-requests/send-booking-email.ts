import { href } from '@/contract/paths.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type BookingRow, bookingById } from './product-requests-repo.ts'

/** Sends the email to the requester, in the language of the request. */
export async function sendBookingEmail(
  tx: Queryable,
  name: `booking-${BookingRow['status']}`,
  { id, locale, ...booking }: Pick<BookingRow, 'id' | 'locale' | 'name' | 'email' | 'day' | 'answer'>,
  { mail }: Pick<AppContext, 'mail'>,
): Promise<void> {
  const shown = await bookingById(tx, id, locale)
  if (!shown) throw new Error(`the request ${id} is gone`)
  const { title, slug, category_slug } = shown.product
  const path = href('product', locale, { category: category_slug, slug })
  const data = { name: booking.name, title, day: booking.day, said: booking.answer, path }
  await mail.send({ name, to: booking.email, locale, data }, tx)
}
