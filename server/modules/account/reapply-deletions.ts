import { deleteOldEmails } from '../../email/delete-old-emails.ts'
import type { AppContext } from '../../kernel/context.ts'
import { isRefusal } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { deletedRows } from './account-repo.ts'
import { type AccountMark, accountMark, listDeleted, readDeleted } from './deleted-accounts.ts'
import { removeAccount } from './remove-account.ts'

const keyOf = ({ id, opened }: AccountMark) => `${id} ${opened}`

/**
 * Runs at every start, before the first request: deletes listed accounts that an older backup has restored, and lists
 * deleted accounts that are missing because a server stopped before.
 */
export async function reapplyDeletions(context: AppContext): Promise<void> {
  const listed = await readDeleted(context.config)
  const deletedMarks = (await deletedRows(context.db)).map(accountMark)
  const listedKeys = new Set(listed.map(keyOf))
  await listDeleted(
    context.config,
    deletedMarks.filter(mark => !listedKeys.has(keyOf(mark))),
  )
  const deletedKeys = new Set(deletedMarks.map(keyOf))
  for (const mark of listed) if (!deletedKeys.has(keyOf(mark))) await reapply(context, mark)
}

async function reapply(context: AppContext, mark: AccountMark): Promise<void> {
  const user = await findUser(context.db, mark.id)
  if (!user || keyOf(accountMark(user)) !== keyOf(mark)) return
  const refusal = await context.db.transaction(tx => removeAccount(tx, user, context))
  if (!isRefusal(refusal)) await deleteOldEmails(context.config, user.email)
  if (isRefusal(refusal))
    context.log.error({ account: mark.id }, 'a deleted account came back and is the last admin')
  else
    context.log.warn({ account: mark.id }, 'a deleted account came back with a backup and was deleted again')
}
