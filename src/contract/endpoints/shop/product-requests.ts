/** Requests about a product without the cart: an email when it is available again, an appointment. */
import { z } from 'zod'
import { cleanLine, cleanLines, cleanPhone } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { Email } from '../account/auth.ts'

export const bookingStatuses = ['asked', 'accepted', 'declined'] as const

export const WatchForm = z.strictObject({ email: Email, variant_id: RowId.nullable().default(null) })
export type WatchForm = z.infer<typeof WatchForm>

export const watchStock = endpoint({
  method: 'POST',
  path: '/products/:id/watch',
  tag: 'Shop',
  summary: 'Ask for one letter when a product or variant is back; asking twice changes nothing',
  permission: 'public',
  params: IdParams,
  body: WatchForm,
  response: Done,
  status: 202,
  limit: 'mail',
  problems: ['not_found', 'still_in_stock'],
})

export const BookingForm = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1, 'required').max(120),
  email: Email,
  phone: z.string().overwrite(cleanPhone).max(40).default(''),
  day: z.iso.date('date'),
  quantity: z.int({ error: 'quantity' }).min(1, 'quantity').max(999, 'quantity').default(1),
  variant_id: RowId.nullable().default(null),
  note: z.string().overwrite(cleanLines).max(1000).default(''),
})
export type BookingForm = z.infer<typeof BookingForm>

/** Allowed distance of the day from today. */
export const bookingDays = { from: 1, to: 365 } as const

export const bookProduct = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/products/:id/bookings',
  tag: 'Shop',
  summary: 'Ask for a product on a day; the shop answers (switch `product_booking`)',
  permission: 'public',
  params: IdParams,
  body: BookingForm,
  response: z.object({ status: z.enum(bookingStatuses), day: z.string() }),
  status: 201,
  limit: 'mail',
  problems: ['not_found', 'forbidden'],
})

/** A request for the shop. */
export const Booking = z
  .object({
    id: z.int(),
    product: z.object({ id: z.int(), title: z.string(), slug: z.string(), category_slug: z.string() }),
    variant: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    day: z.string(),
    quantity: z.int(),
    note: z.string(),
    status: z.enum(bookingStatuses),
    answer: z.string(),
    created_at: z.string(),
    version: z.string(), // of the shop's reply
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

const reading = { tag: 'Administration', permission: 'admin:returns:read' } as const
const writing = { tag: 'Administration', permission: 'admin:returns:write' } as const

export const listBookings = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/bookings',
  summary:
    'Requests for a day, those without an answer first, then by day; `search` finds names and addresses',
  query: PageQuery.extend({ status: z.enum(bookingStatuses).optional() }),
  response: pageOf(Booking),
  problems: ['unauthenticated', 'forbidden'],
})

export const decideBooking = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/bookings/:id/answer',
  summary:
    'Accept or decline a request, by letter; an accepted one can still be declined. `conflict` carries `current`',
  params: IdParams,
  body: z.strictObject({
    status: z.enum(['accepted', 'declined']),
    answer: z.string().overwrite(cleanLines).max(1000).default(''), // in the email
    version: z.string().max(40),
  }),
  response: Booking,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})
