import type { AppContext } from '../../kernel/context.ts'
import { deletePictureRow, picturesToRemove } from './designs-repo.ts'
import { designFiles } from './picture-files.ts'

/** Deletes pictures that are in no order. Deletes the file first, so that every remaining file has a row. */
export async function removeUnorderedPictures(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await picturesToRemove(db, now())) {
    if (stopping.aborted) return
    await designFiles.remove(config, id)
    await deletePictureRow(db, id)
  }
}
