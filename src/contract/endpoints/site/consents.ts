/** Proof of consent to cookies, the newsletter and emails about carts: version, language, choice and time (decision 0063). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { locales } from '../../locales.ts'

export const consentKinds = ['cookies', 'newsletter', 'cart_reminder'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Increase it when purposes or texts of the cookie dialog change: visitors are asked again. */
export const cookieConsentVersion = 1
/** Increase it when the text of the newsletter form changes. */
export const newsletterConsentVersion = 1
/** Increase it when the text of the consent to emails about carts changes. */
export const cartReminderConsentVersion = 1

/** The id is drawn by the browser with its first choice and is stored next to the choice, so that it identifies no person. */
export const recordConsent = endpoint({
  method: 'POST',
  path: '/consents',
  tag: 'Content',
  summary: 'Store the proof of a choice in the cookie dialog',
  permission: 'public',
  leavesShared: true,
  body: z.strictObject({
    id: z.uuid(),
    version: z.int().min(1).max(cookieConsentVersion),
    locale: z.enum(locales),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
  response: Done,
  problems: [],
  limit: 'consent',
})
