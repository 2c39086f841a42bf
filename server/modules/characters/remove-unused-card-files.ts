import type { AppContext } from '../../kernel/context.ts'
import { filesInUse } from './admin-repo.ts'
import { cardFilesBefore, removeCardFile } from './card-files.ts'

const unusedMillis = 24 * 3600_000 // how long a form may stay open

/** Deletes clips and voices that no card uses: replaced, or uploaded and never saved. */
export async function removeUnusedCardFiles(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const old = await cardFilesBefore(config, new Date(now().getTime() - unusedMillis))
  if (old.length === 0) return
  const { clips, sounds } = await filesInUse(db)
  const used = new Set([...clips, ...sounds])
  for (const address of old.filter(oldAddress => !used.has(oldAddress))) {
    if (stopping.aborted) return
    await removeCardFile(config, address)
  }
}
