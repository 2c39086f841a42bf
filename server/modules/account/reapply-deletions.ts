import { deleteOldEmails } from '../../email/delete-old-emails.ts'
import type { AppContext } from '../../kernel/context.ts'
import { isRefusal } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { deletedRows } from './account-repo.ts'
import {
  type AccountMark,
  accountMark,
  listDeleted,
  readDeleted,
  readEarlierList,
} from './deleted-accounts.ts'
import { removeAccount } from './remove-account.ts'

const keyOf = ({ id, opened }: AccountMark) => `${id} ${opened}`

/**
 * Runs at every start, before the first request: deletes listed accounts that an older backup has restored, and lists
 * deleted accounts that are missing because a server stopped before.
 */
export async function reapplyDeletions(context: AppContext): Promise<void> {
  const { config, db, files } = context
  if (config.dataDir === 'memory:') return // such a database never comes from a backup
  const listed = await readDeleted(files)
  const listedEarlier = await readEarlierList(context)
  const deletedMarks = (await deletedRows(db)).map(accountMark)
  const deletedKeys = new Set(deletedMarks.map(keyOf))
  const listedKeys = new Set(listed.map(keyOf))
  const unlisted = [...deletedMarks, ...listedEarlier].filter(mark => !listedKeys.has(keyOf(mark)))
  await listDeleted(files, unlisted)
  for (const mark of [...listed, ...listedEarlier])
    if (!deletedKeys.has(keyOf(mark))) await reapply(context, mark)
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
