/** The pictures of the media library. File names never come from a request. */
import { type FileKey, type FileStore, type OpenFile, readWhole } from '../../kernel/files/file-store.ts'

const mediaId = /^[\w-]{16,40}$/

/** Permanent path on the API's origin. */
export const mediaUrl = (id: string): string => `/uploads/media/${id}.webp`

const keyOf = (id: string): FileKey => {
  if (!mediaId.test(id)) throw new Error('a picture is named by its row')
  return `uploads/media/${id}.webp`
}

/** Throws for an invalid id. */
export const writeMedia = async (files: FileStore, id: string, webp: Buffer): Promise<void> =>
  files.write(keyOf(id), webp)

/** Returns null when the id is invalid or the picture was deleted. */
export const openMedia = async (files: FileStore, id: string): Promise<OpenFile | null> =>
  mediaId.test(id) ? files.open(keyOf(id)) : null

/** Returns null when the id is invalid or the picture was deleted. */
export const readMedia = async (files: FileStore, id: string): Promise<Buffer | null> =>
  mediaId.test(id) ? readWhole(files, keyOf(id)) : null

/** Deletes uploaded files only. Pictures that ship with the shop remain. */
export async function removeMedia(files: FileStore, url: string): Promise<void> {
  const id = /^\/uploads\/media\/([\w-]{16,40})\.webp$/.exec(url)?.[1]
  if (id) await files.remove(keyOf(id))
}
