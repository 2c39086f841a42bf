/**
 * Location of documents: a folder of the storage that no address serves, with random file names. The files of the demo shop are part
 * of the program. File names never come from a request.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  type ByteRange,
  type Download,
  type FileKey,
  type FileStore,
  namesBefore,
  type OpenFile,
} from '../../kernel/files/file-store.ts'
import { attachmentOf } from '../../kernel/files/serve-uploads.ts'

export const fileKey = /^[\w-]{16,60}$/
const shippedKey = /^demo-document-[a-z]{3,30}$/
const shipped = join(process.cwd(), 'assets/documents')

const keyOf = (key: string): FileKey => {
  if (!fileKey.test(key) || shippedKey.test(key)) throw new Error('a document is named by chance')
  return `documents/${key}`
}

async function openShipped(key: string, range?: ByteRange): Promise<OpenFile | null> {
  const file = join(shipped, `${key}.pdf`)
  const facts = await stat(file).catch(() => null)
  return facts && { stream: createReadStream(file, { ...range }), size: facts.size }
}

/** Throws for an invalid key. */
export const writeDocument = async (files: FileStore, key: string, bytes: Buffer): Promise<void> =>
  files.write(keyOf(key), bytes)

/** Returns null when the file is missing. */
export async function openDocument(
  files: FileStore,
  key: string,
  range?: ByteRange,
): Promise<OpenFile | null> {
  if (!fileKey.test(key)) return null
  return shippedKey.test(key) ? openShipped(key, range) : files.open(keyOf(key), range)
}

/** Returns an address that sends the file, or the file itself, or null if it does not exist. */
export const documentDownload = async (
  files: FileStore,
  key: string,
  download: Download,
): Promise<string | OpenFile | null> =>
  fileKey.test(key) && !shippedKey.test(key)
    ? attachmentOf(files, keyOf(key), download)
    : openDocument(files, key)

const headBytes = 4100 // bytes needed to detect a file type

/** Returns the first bytes and the size, or null when no file has the key. */
export async function lookAtDocument(
  files: FileStore,
  key: string,
): Promise<{ head: Buffer; size: number } | null> {
  const file = await openDocument(files, key, { start: 0, end: headBytes - 1 })
  return file && { head: await buffer(file.stream), size: file.size }
}

/** Never deletes a file that is part of the program. */
export async function removeDocumentFile(files: FileStore, key: string): Promise<void> {
  if (fileKey.test(key) && !shippedKey.test(key)) await files.remove(keyOf(key))
}

/** Returns the keys of files written before this moment. */
export const filesBefore = async (files: FileStore, before: Date): Promise<string[]> =>
  (await namesBefore(files, 'documents', before)).filter(name => fileKey.test(name))
