import type { AppContext } from '../../kernel/context.ts'
import { removePhoto } from './photo-files.ts'
import { claimForRemoval, deletePhotoRow, photosToRemove } from './photos-repo.ts'

/** Deletes photos that no review uses. Deletes the file first, so that every remaining file has a row. */
export async function removeUnusedPhotos(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await photosToRemove(db, now())) {
    if (stopping.aborted) return
    if (!(await claimForRemoval(db, id, now()))) continue
    await removePhoto(config, id)
    await deletePhotoRow(db, id)
  }
}
