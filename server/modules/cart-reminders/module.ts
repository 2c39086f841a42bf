import * as contract from '@/contract/endpoints/shop/cart-reminders.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { exportedReminders, forgetReminders, remindersOfUser } from './cart-reminders-repo.ts'
import { changeConsent, rememberCart, restore, showConsent, stop } from './consent.ts'
import { reminderJob, sendReminders } from './send-reminders.ts'

const routes: readonly Route[] = [
  route(contract.readReminderConsent, showConsent),
  route(contract.changeReminderConsent, changeConsent),
  route(contract.rememberGuestCart, rememberCart),
  route(contract.restoreCart, restore),
  route(contract.stopReminders, ({ body }, context) => stop(body.token, context)),
  route(contract.stopRemindersByMailClient, ({ query }, context) => stop(query.token, context), {
    acceptsForm: true,
  }),
]

/** One email about a cart that was left, with consent (decision 0080). */
export const cartRemindersModule: ServerModule = {
  name: 'cart-reminders',
  routes,
  jobs: context => [
    { name: reminderJob, pauseMillis: 300_000, work: stopping => sendReminders(context, stopping) },
  ],
  exportPersonalData: { cart_reminders: (db, userId) => exportedReminders(db, remindersOfUser(userId)) },
  erasePersonalData: (tx, userId) => forgetReminders(tx, remindersOfUser(userId)),
}
