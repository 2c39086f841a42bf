import type { AppContext } from '../../kernel/context.ts'
import { filesBefore, removeDocumentFile } from './document-files.ts'
import { keysInUse } from './documents-repo.ts'

const unusedMillis = 24 * 3600_000 // how long a form may stay open

/** Deletes files that no document uses: replaced, removed, or uploaded and never saved. */
export async function removeUnusedFiles(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const old = await filesBefore(config, new Date(now().getTime() - unusedMillis))
  const used = await keysInUse(db, old)
  for (const key of old.filter(oldKey => !used.has(oldKey))) {
    if (stopping.aborted) return
    await removeDocumentFile(config, key)
  }
}
