/** Double opt-in, and unsubscribing with one click. No response reveals whether an email is known. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import { newsletterConsentVersion } from '@/contract/endpoints/site/consents.ts'
import type { confirmNewsletter, subscribeNewsletter } from '@/contract/endpoints/site/site.ts'
import { done } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { emailRequestsOf } from '../../email/email-requests.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inTransaction, refuse } from '../../kernel/route.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { insertConsent } from '../consents/consents-repo.ts'
import { confirmsNow, confirmToken, leavesFor, tokenParts } from './email-token.ts'
import { askToSubscribe, lockedSubscriber, saveConsent, saveUnsubscribe } from './newsletter-repo.ts'

const quietMillis = 5 * 60_000 // at most one confirmation email in this time, to prevent flooding another person's inbox

interface SubscriptionRequest {
  email: string
  locale: Locale
  isOfAge: boolean
}

const requests = emailRequestsOf<SubscriptionRequest>('newsletter')

/** Always returns `done`, in the same time for a known and a new email. */
export async function subscribe(
  { body }: ParsedOf<typeof subscribeNewsletter>,
  { db, now, locale }: CallContext,
) {
  const { email, of_age } = body
  await requests.request(db, { email, locale: body.locale ?? locale, isOfAge: of_age === true }, now())
  return done
}

export const subscriptionsJob = 'newsletter-subscriptions'

/**
 * Runs in the job and queues the confirmation email. A confirmed address gets none, and neither does a pending address that got one in the
 * last 5 minutes or an address that got ten within a day.
 */
export const handleSubscriptions = (context: AppContext): Promise<void> =>
  requests.handle(context, async (tx, { email, locale, isOfAge }, { mail, config }, now) => {
    const quietSince = new Date(now.getTime() - quietMillis)
    const subscriber = await askToSubscribe(tx, { email, locale, isOfAge, now, quietSince })
    if (!subscriber || !(await mayEmail(tx, context, 'newsletter-confirm', email))) return
    const token = confirmToken(config.appSecret, subscriber, now)
    const data = { path: `${href('newsletter', locale)}?confirm=${token}` }
    await mail.send({ name: 'newsletter-confirm', to: email, locale, data }, tx)
  })

const recordChoice = (
  tx: Queryable,
  { id, locale }: { id: number; locale: Locale },
  newsletter: boolean,
  at: Date,
): Promise<void> =>
  insertConsent(tx, {
    kind: 'newsletter',
    subject: `subscriber:${id}`,
    version: newsletterConsentVersion,
    locale,
    choice: { newsletter },
    at,
  })

/** Refuses `token_invalid` for a wrong or expired token and after unsubscribing. Repeating it changes nothing. */
export const confirm = ({ body }: ParsedOf<typeof confirmNewsletter>, context: CallContext) =>
  inTransaction(context, async tx => {
    const parts = tokenParts(body.token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !confirmsNow(context.config.appSecret, parts, row, context.now()))
      return refuse('token_invalid')
    if (row.status === 'unsubscribed') return refuse('token_invalid')
    if (row.status === 'pending') {
      await saveConsent(tx, row.id, context.now())
      await recordChoice(tx, row, true, context.now())
    }
    return done
  })

/** Refuses `token_invalid` for a token that matches no subscriber. Repeating it changes nothing. */
export const leave = (token: string, context: CallContext) =>
  inTransaction(context, async tx => {
    const parts = tokenParts(token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !leavesFor(context.config.appSecret, parts, row)) return refuse('token_invalid')
    if (row.status !== 'unsubscribed') {
      await saveUnsubscribe(tx, row.id, parts.middle, context.now())
      await recordChoice(tx, row, false, context.now())
    }
    return done
  })
