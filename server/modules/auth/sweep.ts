import type { AppContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { deleteExpiredSecrets } from './secrets-repo.ts'

const monthMillis = 30 * 24 * 60 * 60_000

/** Deletes expired and ended secrets, a month after their end. */
export async function sweepSecrets({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await patiently(db, tx => deleteExpiredSecrets(tx, now(), new Date(now().getTime() - monthMillis)))
}
