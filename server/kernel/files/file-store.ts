/**
 * Storage of the files that all processes of a shop share (decision 0056): uploads, documents, print files, deleted accounts. Each
 * process may read and delete what another one wrote.
 */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Anyone who knows the address may read these files, so a CDN may serve them from the bucket. */
const publicFolders = ['uploads/media', 'uploads/cards'] as const
const privateFolders = [
  'uploads/designs',
  'uploads/previews',
  'uploads/reviews',
  'uploads/creations',
  'prints',
  'documents',
  'bulk-jobs',
  'fatture',
  'deleted-accounts',
] as const

export const storedFolders = [...publicFolders, ...privateFolders] as const
export type StoredFolder = (typeof storedFolders)[number]

/** Folder and name of a file. Names never come from a request without a check. */
export type FileKey = `${StoredFolder}/${string}`

export interface FileFacts {
  name: string // without its folder
  size: number // bytes
  modifiedAt: Date
}

export interface ByteRange {
  start: number
  end: number // inclusive
}

export interface OpenFile {
  stream: Readable // must be read to its end or destroyed
  size: number // bytes of the whole file, also for a range
}

/** What a browser receives from a link. */
export interface Download {
  type: string
  disposition: string // value of Content-Disposition
}

/** All methods throw `StorageError` if the storage fails, and `Error` for a malformed key. */
export interface FileStore {
  /**
   * Stores the whole content under the key and replaces a former file. Until it resolves, readers see the former file, or none. If the
   * stream fails, nothing is stored.
   */
  write(key: FileKey, content: Buffer | Readable): Promise<void>
  /** Returns null if the file does not exist. */
  open(key: FileKey, range?: ByteRange): Promise<OpenFile | null>
  /** Returns null if the file does not exist. */
  stat(key: FileKey): Promise<FileFacts | null>
  /** Does nothing if the file does not exist. */
  remove(key: FileKey): Promise<void>
  /** Lists the complete files of a folder, in any order. */
  list(folder: StoredFolder): AsyncIterable<FileFacts>
  /**
   * Returns an address of the storage where any browser may download the file for two minutes. Check permissions before. Returns null
   * if browsers cannot reach the storage; the server must send the file then.
   */
  linkTo(key: FileKey, download: Download): Promise<string | null>
  /** Deletes the parts of files whose upload began before this moment and never ended. Returns the number of uploads. */
  deleteUnfinished(before: Date): Promise<number>
  /** Writes and deletes a small file. Throws `StorageError`. */
  check(): Promise<void>
  close(): void
}

export type StorageProblem =
  | 'storage_unreachable'
  | 'storage_denied' // wrong credentials or missing permissions
  | 'storage_bucket_missing'
  | 'storage_full'
  | 'storage_failed'

/** The storage cannot be used. The message is one sentence for the operator. */
export class StorageError extends Error {
  constructor(
    readonly code: StorageProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether it is the name of a complete file, unlike that of one being written. */
export const isFileName = (name: string): boolean => /^[\w-]{1,100}(?:\.\w{1,5})?$/.test(name)

/** Splits a key. Throws for an unknown folder and for a name that could leave it. */
export function partsOf(key: FileKey): { folder: StoredFolder; name: string } {
  const cut = key.lastIndexOf('/')
  const folder = storedFolders.find(candidate => candidate === key.slice(0, cut))
  const name = key.slice(cut + 1)
  if (!folder || !isFileName(name)) throw new Error(`not the key of a file: ${key}`)
  return { folder, name }
}

export const isPublicFolder = (folder: StoredFolder): boolean =>
  (publicFolders as readonly StoredFolder[]).includes(folder)

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  webm: 'video/webm',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
}

/** Returns the media type by the ending of the name; that of unknown bytes without an ending. */
export const typeOfFile = (name: string): string =>
  types[name.split('.')[1] ?? ''] ?? 'application/octet-stream'

/**
 * Returns a name of 38 characters that changes with the content, so that caches may store the file for ever. Its first part is random:
 * two uploads of the same content are two files, and deleting one does not affect the other.
 * @param secret 16 random bytes as base64url
 */
export const nameOfContent = (secret: string, content: Buffer): string =>
  `${secret}${createHash('sha256').update(content).digest('base64url').slice(0, 16)}`

/** Returns the whole content, or null if the file does not exist. */
export async function readWhole(files: FileStore, key: FileKey): Promise<Buffer | null> {
  const file = await files.open(key)
  return file && buffer(file.stream)
}

/** Returns the names of the files written before this moment. */
export async function namesBefore(files: FileStore, folder: StoredFolder, before: Date): Promise<string[]> {
  const names: string[] = []
  for await (const { name, modifiedAt } of files.list(folder)) if (modifiedAt < before) names.push(name)
  return names
}
