/** In with two steps, out with one. No answer tells whether an address is known. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import { href } from '../../../src/contract/paths.ts'
import type { confirmNewsletter, subscribeNewsletter } from '../../../src/contract/site.ts'
import type { CallContext } from '../../kernel/context.ts'
import { refuse } from '../../kernel/route.ts'
import { inOneGo } from '../audit/save-record.ts'
import { confirmsNow, confirmToken, leavesFor, tokenParts } from './letter-token.ts'
import { askToSubscribe, keepConsent, keepLeave, lockedSubscriber } from './repo.ts'

const quietMillis = 5 * 60_000 // one letter that asks in this time, so that nobody can fill a stranger's inbox

export async function subscribe(
  { body }: ParsedOf<typeof subscribeNewsletter>,
  { db, mail, now, config, locale: spoken }: CallContext,
) {
  const at = now()
  const locale = body.locale ?? spoken
  const quietSince = new Date(at.getTime() - quietMillis)
  await db.transaction(async tx => {
    const asked = await askToSubscribe(tx, { email: body.email, locale, now: at, quietSince })
    if (!asked) return
    const token = confirmToken(config.appSecret, asked, at)
    const data = { path: `${href('newsletter', locale)}?confirm=${token}` }
    await mail.send({ name: 'newsletter-confirm', to: body.email, locale, data }, tx)
  })
  return done
}

/** A second press on the link of the letter finds it done already. */
export const confirm = ({ body }: ParsedOf<typeof confirmNewsletter>, context: CallContext) =>
  inOneGo(context, async tx => {
    const parts = tokenParts(body.token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !confirmsNow(context.config.appSecret, parts, row, context.now()))
      return refuse('token_invalid')
    if (row.status === 'unsubscribed') return refuse('token_invalid')
    if (row.status === 'pending') await keepConsent(tx, row.id, context.now())
    return done
  })

export const leave = (token: string, context: CallContext) =>
  inOneGo(context, async tx => {
    const parts = tokenParts(token)
    const row = parts && (await lockedSubscriber(tx, parts.id))
    if (!row || !leavesFor(context.config.appSecret, parts, row)) return refuse('token_invalid')
    if (row.status !== 'unsubscribed') await keepLeave(tx, row.id, parts.middle, context.now())
    return done
  })
