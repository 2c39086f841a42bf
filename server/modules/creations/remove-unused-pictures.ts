import type { AppContext } from '../../kernel/context.ts'
import { removeUpload } from './upload-files.ts'
import { deleteUploadRow, uploadsToRemove } from './uploads-repo.ts'

/** Deletes pictures that no card uses. Deletes the file first, so that every remaining file has a row. */
export async function removeUnusedPictures(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await uploadsToRemove(db, now())) {
    if (stopping.aborted) return
    await removeUpload(config, id)
    await deleteUploadRow(db, id)
  }
}
