/**
 * Sends one email about each cart that was left, `cart_reminder_hours` after its last change. An email and the mark of its cart are one
 * transaction, so a restart continues after the last batch and no cart has two emails.
 */
import { href } from '@/contract/paths.ts'
import { fixedRetention, storedSince } from '@/domain/retention.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { shopSettings } from '../settings/site-settings.ts'
import {
  type DueCart,
  dropOldGuestCarts,
  lockDueCarts,
  markHandled,
  reopenEmptied,
} from './cart-reminders-repo.ts'
import { linesOnSale } from './lines-on-sale.ts'
import { reminderToken } from './reminder-token.ts'

export const reminderJob = 'cart-reminders'

const batch = 20
const hour = 3_600_000
const longestList = 8 // items that the email names

export async function sendReminders(context: AppContext, stopping: AbortSignal): Promise<void> {
  const { db, now } = context
  const { cart_reminder_hours: hours, enable_guest_checkout } = await shopSettings(db)
  const oldest = storedSince(fixedRetention.checkouts, now())
  await dropOldGuestCarts(db, oldest)
  await reopenEmptied(db)
  if (hours === 0 || !enable_guest_checkout) return
  const until = new Date(now().getTime() - hours * hour)
  for (let handled = batch; handled === batch && !stopping.aborted; )
    handled = await sendBatch(context, oldest, until)
}

/** Returns how many carts were handled. */
function sendBatch(context: AppContext, from: Date, until: Date): Promise<number> {
  return context.db.transaction(async tx => {
    const due = await lockDueCarts(tx, { from, until, most: batch })
    for (const cart of due) if (!cart.is_bought) await sendOne(tx, cart, context)
    await markHandled(
      tx,
      due.map(({ id }) => id),
      context.now(),
    )
    return due.length
  })
}

/** Sends nothing when no line can be bought at this moment. */
async function sendOne(tx: Queryable, cart: DueCart, context: AppContext): Promise<void> {
  const lines = await linesOnSale(tx, cart, cart.locale, context)
  if (lines.length === 0 || !(await mayEmail(tx, context, 'cart-reminder', cart.email))) return
  const { locale, email, name } = cart
  const token = reminderToken(context.config.appSecret, cart)
  const items = lines
    .slice(0, longestList)
    .map(({ quantity, shown }) => `${quantity} × ${[shown.title, shown.choice].filter(Boolean).join(', ')}`)
  const data = {
    name,
    items: [...items, ...(lines.length > longestList ? ['…'] : [])].join('\n'),
    path: `${href('cart', locale)}?restore=${token}`,
    leave: `${href('newsletter', locale)}?stop=${token}`,
  }
  const unsubscribePath = `/api/cart/reminder/one-click?token=${token}`
  await context.mail.send({ name: 'cart-reminder', to: email, locale, data, unsubscribePath }, tx)
}
