/**
 * Data of a guest that belongs to the email address and not to an order (decision 0051). Its owner has opened a link in that mailbox. If an
 * account has the address, the data is exported and erased with the account.
 */
import type { Queryable } from '../../kernel/db/database.ts'
import { emailsTo, exportedEmails, forgetEmails } from '../account/account-repo.ts'
import {
  exportedReminders,
  forgetReminders,
  reminderWithAddress,
} from '../cart-reminders/cart-reminders-repo.ts'
import { exportedSubscription, forgetSubscription, withAddress } from '../newsletter/subscribers-repo.ts'
import {
  forgetRequests,
  requesterWithAddress,
  requestsOf,
  watchesOf,
} from '../product-requests/product-requests-repo.ts'
import { accountWithEmail } from '../shop-customers/customers-repo.ts'
import { forgetUnmatched, statementsOf, unmatchedFrom } from './statements-repo.ts'

export async function addressData(tx: Queryable, email: string): Promise<Record<string, unknown>> {
  if (await accountWithEmail(tx, email)) return {}
  return {
    newsletter: await exportedSubscription(tx, withAddress(email)),
    cart_reminders: await exportedReminders(tx, reminderWithAddress(email)),
    stock_watches: await watchesOf(tx, requesterWithAddress(email)),
    bookings: await requestsOf(tx, requesterWithAddress(email)),
    unmatched_statements: await statementsOf(tx, unmatchedFrom(email)),
    letters: await exportedEmails(tx, emailsTo(email)),
  }
}

/** Proofs of consent remain without the address (decision 0063). */
export async function eraseAddress(tx: Queryable, email: string): Promise<void> {
  if (await accountWithEmail(tx, email)) return
  await forgetSubscription(tx, withAddress(email))
  await forgetReminders(tx, reminderWithAddress(email))
  await forgetRequests(tx, requesterWithAddress(email))
  await forgetUnmatched(tx, email)
  await forgetEmails(tx, emailsTo(email))
}
