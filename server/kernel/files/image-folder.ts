/** Uploaded images: one folder per kind, file names are ids stored in a row. Names never come from user input. */
import { type FileKey, type FileStore, type OpenFile, readWhole } from './file-store.ts'

export interface ImageFolder {
  /** Path on the API's origin; never changes. */
  url(id: string): string
  /** Throws for an invalid id. */
  write(files: FileStore, id: string, webp: Buffer): Promise<void>
  /** Returns null if the file does not exist. */
  open(files: FileStore, id: string): Promise<OpenFile | null>
  /** Returns null if the file does not exist. */
  read(files: FileStore, id: string): Promise<Buffer | null>
  /** Does nothing if the file does not exist. */
  remove(files: FileStore, id: string): Promise<void>
}

const pictureId = /^[\w-]{22}$/ // 128 random bits as base64url

/** @param name name of the folder, in addresses and in the storage */
export function imageFolder(name: 'creations' | 'designs' | 'previews' | 'reviews'): ImageFolder {
  const keyOf = (id: string): FileKey => {
    if (!pictureId.test(id)) throw new Error('a picture is named by its row')
    return `uploads/${name}/${id}.webp`
  }
  return {
    url: id => `/uploads/${name}/${id}.webp`,
    write: async (files, id, webp) => files.write(keyOf(id), webp),
    open: async (files, id) => files.open(keyOf(id)),
    read: async (files, id) => readWhole(files, keyOf(id)),
    remove: async (files, id) => files.remove(keyOf(id)),
  }
}
