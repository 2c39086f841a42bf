/** Double opt-in, and unsubscribing with one click. No response reveals whether an address is known. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { confirmNewsletter, subscribeNewsletter } from '../../../src/contract/endpoints/site/site.ts'
import { done } from '../../../src/contract/envelope.ts'
import { href } from '../../../src/contract/paths.ts'
import type { CallContext } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/records/in-transaction.ts'
import { refuse } from '../../kernel/route.ts'
import { confirmsNow, confirmToken, leavesFor, tokenParts } from './email-token.ts'
import { askToSubscribe, lockedSubscriber, saveConsent, saveUnsubscribe } from './newsletter-repo.ts'

const quietMillis = 5 * 60_000 // at most one confirmation email in this time, so that nobody can fill a stranger's inbox

/**
 * Always `done`. Queues the confirmation email in the same transaction; none for an address that is confirmed, or that is pending and was
 * sent one in the last 5 minutes.
 */
export async function subscribe(
  { body }: ParsedOf<typeof subscribeNewsletter>,
  { db, mail, now, config, locale: spoken }: CallContext,
) {
  const at = now()
  const locale = body.locale ?? spoken
  const quietSince = new Date(at.getTime() - quietMillis)
  await db.transaction(async tx => {
    const asked = await askToSubscribe(tx, {
      email: body.email,
      locale,
      isOfAge: body.of_age === true,
      now: at,
      quietSince,
    })
    if (!asked) return
    const token = confirmToken(config.appSecret, asked, at)
    const data = { path: `${href('newsletter', locale)}?confirm=${token}` }
    await mail.send({ name: 'newsletter-confirm', to: body.email, locale, data }, tx)
  })
  return done
}

/** `token_invalid` for a wrong or expired token and after unsubscribing. Repeating it changes nothing. */
export const confirm = ({ body }: ParsedOf<typeof confirmNewsletter>, context: CallContext) =>
  inTransaction(context, async tx => {
    const parts = tokenParts(body.token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !confirmsNow(context.config.appSecret, parts, row, context.now()))
      return refuse('token_invalid')
    if (row.status === 'unsubscribed') return refuse('token_invalid')
    if (row.status === 'pending') await saveConsent(tx, row.id, context.now())
    return done
  })

/** `token_invalid` for a token that matches no subscriber. Repeating it changes nothing. */
export const leave = (token: string, context: CallContext) =>
  inTransaction(context, async tx => {
    const parts = tokenParts(token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !leavesFor(context.config.appSecret, parts, row)) return refuse('token_invalid')
    if (row.status !== 'unsubscribed') await saveUnsubscribe(tx, row.id, parts.middle, context.now())
    return done
  })
