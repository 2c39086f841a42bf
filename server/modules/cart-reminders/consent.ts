/** Consent to one email about a cart that was left, and its withdrawal. Each choice is stored as proof (decision 0063). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/shop/cart-reminders.ts'
import { isPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import { cartReminderConsentVersion } from '@/contract/endpoints/site/consents.ts'
import { done } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { insertConsent } from '../consents/consents-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import {
  dropGuestCart,
  lockReminder,
  type ReminderRow,
  reminderOfUser,
  storeConsentOfUser,
  storeGuestCart,
  storeStop,
} from './cart-reminders-repo.ts'
import { linesOnSale } from './lines-on-sale.ts'
import { readToken } from './reminder-token.ts'

type Consent = ResponseOf<typeof contract.readReminderConsent>

const isOff = async ({ db }: CallContext): Promise<boolean> => {
  const { cart_reminder_hours, enable_guest_checkout } = await shopSettings(db)
  return cart_reminder_hours === 0 || !enable_guest_checkout // otherwise carts are stored on devices only
}

const recordChoice = (
  tx: Queryable,
  { id, locale }: { id: number; locale: Locale },
  isGiven: boolean,
  at: Date,
  version = cartReminderConsentVersion,
): Promise<void> =>
  insertConsent(tx, {
    kind: 'cart_reminder',
    subject: `cart-reminder:${id}`,
    version,
    locale,
    choice: { cart_reminder: isGiven },
    at,
  })

/** Refuses `not_found` while the shop sends no such emails. */
export async function showConsent(_: unknown, context: CallContext): Promise<Consent | Refusal> {
  if (await isOff(context)) return refuse('not_found')
  const row = await reminderOfUser(context.db, callerOf(context).userId)
  return { is_given: row !== undefined && row.stopped_at === null }
}

/** Refuses like `showConsent`. */
export async function changeConsent(
  { body: { is_given, locale, version } }: ParsedOf<typeof contract.changeReminderConsent>,
  context: CallContext,
): Promise<Consent | Refusal> {
  if (await isOff(context)) return refuse('not_found')
  const { userId } = callerOf(context)
  return inTransaction<Consent>(context, async tx => {
    const now = context.now()
    const id = await storeConsentOfUser(tx, { userId, locale, isGiven: is_given, now })
    await recordChoice(tx, { id, locale }, is_given, now, version)
    return { is_given }
  })
}

/** Refuses `not_found` while the shop sends no such emails. An address that has objected stays without them. */
export async function rememberCart(
  { body: { email, bag, lines, locale, version } }: ParsedOf<typeof contract.rememberGuestCart>,
  context: CallContext,
): Promise<typeof done | Refusal> {
  if (await isOff(context)) return refuse('not_found')
  return inTransaction<typeof done>(context, async tx => {
    const now = context.now()
    if (lines.length === 0) await dropGuestCart(tx, email, bag)
    else {
      const stored = await storeGuestCart(tx, { email, bag, lines, locale, now })
      if (stored?.isNew) await recordChoice(tx, { id: stored.id, locale }, true, now, version)
    }
    return done
  })
}

async function lockByToken(
  tx: Queryable,
  token: string,
  context: CallContext,
): Promise<ReminderRow | undefined> {
  const subject = readToken(context.config.appSecret, token)
  return subject && lockReminder(tx, subject.id)
}

/**
 * Returns the lines that can be bought, without notes and personalised items, because the person who entered them may not be the owner
 * of the address. Refuses `token_invalid` for an unknown token, and when the cart was bought, emptied or replaced by another one.
 */
export const restore = (
  { body: { token } }: ParsedOf<typeof contract.restoreCart>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.restoreCart> | Refusal> =>
  inTransaction(context, async tx => {
    const row = await lockByToken(tx, token, context)
    const bag = readToken(context.config.appSecret, token)?.bag ?? null
    if (!row || row.bag !== bag) return refuse('token_invalid')
    if (row.user_id !== null) return { lines: [], is_of_account: true }
    if (!row.lines?.length) return refuse('token_invalid')
    const cart = { lines: row.lines, user_id: null, email: row.email ?? '', role: 'user' as const }
    const onSale = await linesOnSale(tx, cart, context.locale, context)
    const lines = onSale.filter(({ configuration }) => !isPersonalised(configuration))
    return {
      lines: lines.map(line => ({ ...line, note_worksheet: '', note_production: '' })),
      is_of_account: false,
    }
  })

/** Refuses `token_invalid` for an unknown token. Repeating it changes nothing. Works for a guest's earlier cart too. */
export const stop = (token: string, context: CallContext): Promise<typeof done | Refusal> =>
  inTransaction<typeof done>(context, async tx => {
    const row = await lockByToken(tx, token, context)
    if (!row) return refuse('token_invalid')
    if (row.stopped_at === null) {
      await storeStop(tx, row.id, context.now())
      await recordChoice(tx, row, false, context.now())
    }
    return done
  })
