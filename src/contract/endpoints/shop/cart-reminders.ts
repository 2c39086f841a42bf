/**
 * One email about a cart that was left, with the consent of its owner (decision 0080). A guest consents at the checkout, an account in its
 * cart. Only with the setting `cart_reminder_hours`.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { Email } from '../account/auth.ts'
import { cartReminderConsentVersion } from '../site/consents.ts'
import { CartBag, CartLine, mostCartLines } from './cart.ts'

const shared = { tag: 'Cart', leavesShared: true } as const

const Consent = { version: z.int().min(1).max(cartReminderConsentVersion), locale: z.enum(locales) }

const ReminderConsent = z.object({ is_given: z.boolean() })

export const readReminderConsent = endpoint({
  tag: 'Cart',
  method: 'GET',
  path: '/me/cart/reminder',
  summary:
    'Whether this account wants an email about a cart that it left; `not_found` while the shop sends none',
  permission: 'authenticated',
  response: ReminderConsent,
  problems: ['unauthenticated', 'not_found'],
})

export const changeReminderConsent = endpoint({
  ...shared,
  ownerOnly: true,
  method: 'PUT',
  path: '/me/cart/reminder',
  summary: 'Give or withdraw the consent to an email about a cart that was left',
  permission: 'authenticated',
  body: z.strictObject({ is_given: z.boolean(), ...Consent }),
  response: ReminderConsent,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/**
 * Stores the cart of a guest who has consented, or deletes it if `lines` is empty. `bag` identifies the cart of the device. The response is
 * the same for every address: people who have objected get no email.
 */
export const rememberGuestCart = endpoint({
  ...shared,
  method: 'POST',
  path: '/guest/cart/reminder',
  summary: 'Store the cart of a guest, to be reminded of it once by email',
  permission: 'public',
  body: z.strictObject({
    email: Email,
    bag: CartBag,
    lines: z.array(CartLine).max(mostCartLines),
    ...Consent,
  }),
  response: Done,
  problems: ['not_found'],
  limit: 'consent',
})

const Token = z.strictObject({ token: z.string().min(20).max(200) })

export const restoreCart = endpoint({
  ...shared,
  method: 'POST',
  path: '/cart/restore',
  summary: 'The lines of the cart that an email is about, with the token of its link',
  permission: 'public',
  body: Token,
  response: z.object({ lines: z.array(CartLine), is_of_account: z.boolean() }), // an account sees its cart after the login: `lines` is empty
  problems: ['token_invalid'],
  limit: 'consent',
})

export const stopReminders = endpoint({
  ...shared,
  method: 'POST',
  path: '/cart/reminder/stop',
  summary: 'No more emails about carts, with the token of the email; asking again changes nothing',
  permission: 'public',
  body: Token,
  response: Done,
  problems: ['token_invalid'],
  limit: 'consent',
})

/** The request of a mail client's own unsubscribe button (RFC 8058). */
export const stopRemindersByMailClient = endpoint({
  ...shared,
  method: 'POST',
  path: '/cart/reminder/one-click',
  summary: 'The same from a mail program: token in the address, form in the body',
  permission: 'public',
  query: z.object(Token.shape),
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click', 'invalid') }),
  response: Done,
  problems: ['token_invalid'],
  limit: 'consent',
})
