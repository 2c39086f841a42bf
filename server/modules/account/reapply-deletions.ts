import type { World } from '../../kernel/context.ts'
import { isRefusal } from '../../kernel/route.ts'
import { forgetFiledLetters } from '../../mail/forget-filed-letters.ts'
import { findUser } from '../auth/users-repo.ts'
import { type AccountMark, accountMark, listDeleted, readDeleted } from './deleted-accounts.ts'
import { removeAccount } from './remove-account.ts'
import { deletedRows } from './repo.ts'

const keyOf = ({ id, opened }: AccountMark) => `${id} ${opened}`

/**
 * At every start, before the first call: who is listed and came back with an older backup goes again, and who is gone but
 * not listed (a server that died in between) is listed now.
 */
export async function reapplyDeletions(world: World): Promise<void> {
  const listed = await readDeleted(world.config)
  const gone = (await deletedRows(world.db)).map(accountMark)
  const known = new Set(listed.map(keyOf))
  await listDeleted(
    world.config,
    gone.filter(mark => !known.has(keyOf(mark))),
  )
  const done = new Set(gone.map(keyOf))
  for (const mark of listed) if (!done.has(keyOf(mark))) await reapply(world, mark)
}

async function reapply(world: World, mark: AccountMark): Promise<void> {
  const user = await findUser(world.db, mark.id)
  if (!user || keyOf(accountMark(user)) !== keyOf(mark)) return
  const refusal = await world.db.transaction(tx => removeAccount(tx, user, world))
  if (!isRefusal(refusal)) await forgetFiledLetters(world.config, user.email)
  if (isRefusal(refusal))
    world.log.error({ account: mark.id }, 'a deleted account came back and is the last admin')
  else world.log.warn({ account: mark.id }, 'a deleted account came back with a backup and was deleted again')
}
