import { deleteOldEmails } from '../../email/delete-old-emails.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { lockAccount, type UserRow } from '../auth/users-repo.ts'
import { anonymise, lockAdmins } from './account-repo.ts'
import { accountMark, listDeleted } from './deleted-accounts.ts'

/** Keeps orders and battles without the person (decision 0009). Refuses to delete the last admin. */
export async function removeAccount(
  tx: Queryable,
  user: UserRow,
  context: Pick<AppContext, 'events' | 'now'>,
): Promise<Refusal | undefined> {
  await context.events.publish('account-leaving', { userId: user.id }, tx)
  if (user.role === 'admin' && (await lockAdmins(tx)).every(id => id === user.id)) return refuse('conflict')
  await lockAccount(tx, user.id) // before the rows that the modules erase: transactions that change those take this lock first
  await context.events.publish('account-deleted', { userId: user.id }, tx)
  await endSessions(tx, context, { userId: user.id })
  await anonymise(tx, user, context.now())
  return undefined
}

/** Call it after the commit of `removeAccount`. Failures are only logged: the next start lists the account, and emails expire. */
export async function finishRemoval(user: UserRow, { config, files, log }: AppContext): Promise<void> {
  await listDeleted(files, [accountMark(user)]).catch(error =>
    log.error({ err: error }, 'a deleted account is listed at the next start only'),
  )
  await deleteOldEmails(config, user.email).catch(error =>
    log.error({ err: error }, 'letters of a deleted account still lie in the mail folder'),
  )
}
