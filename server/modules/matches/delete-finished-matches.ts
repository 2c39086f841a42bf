import type { AppContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { deleteOldMatches } from './matches-repo.ts'

const storedMillis = 7 * 24 * 60 * 60_000

/** The battles of a deleted match remain, with their history and replays. */
export async function deleteFinishedMatches({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await patiently(db, tx => deleteOldMatches(tx, new Date(now().getTime() - storedMillis)))
}
