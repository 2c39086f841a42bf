/**
 * Location of documents: one folder below the data folder that no static route serves, with random file names. The
 * files of the demo shop are part of the program. File names never come from a request.
 */
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/files/folders.ts'

type Place = Pick<Config, 'dataDir'>

export const fileKey = /^[\w-]{16,60}$/
const shippedKey = /^demo-document-[a-z]{3,30}$/
const shipped = join(process.cwd(), 'assets/documents')

const folderOf = (place: Place): string => dataFolder(place, 'documents')

function pathOf(place: Place, key: string): string {
  if (!fileKey.test(key)) throw new Error('a document is named by chance')
  return shippedKey.test(key) ? join(shipped, `${key}.pdf`) : join(folderOf(place), key)
}

/** Readable by this process's user only. Written under a temporary name first. Throws for an invalid key. */
export async function writeDocument(place: Place, key: string, bytes: Buffer): Promise<void> {
  const file = pathOf(place, key)
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Returns null when the file is missing. */
export async function openDocument(
  place: Place,
  key: string,
): Promise<{ stream: ReadStream; size: number } | null> {
  if (!fileKey.test(key)) return null
  const file = pathOf(place, key)
  const facts = await stat(file).catch(() => null)
  return facts?.isFile() ? { stream: createReadStream(file), size: facts.size } : null
}

const headBytes = 4100 // bytes needed to detect a file type

/** Returns the first bytes and the size, or null when no file has the key. */
export async function lookAtDocument(
  place: Place,
  key: string,
): Promise<{ head: Buffer; size: number } | null> {
  if (!fileKey.test(key)) return null
  const handle = await open(pathOf(place, key), 'r').catch(() => null)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { head: buffer.subarray(0, bytesRead), size }
  } finally {
    await handle.close()
  }
}

/** Never deletes a file that is part of the program. */
export async function removeDocumentFile(place: Place, key: string): Promise<void> {
  if (fileKey.test(key) && !shippedKey.test(key)) await rm(pathOf(place, key), { force: true })
}

/** Returns the keys of files written before this moment. */
export async function filesBefore(place: Place, before: Date): Promise<string[]> {
  const folder = folderOf(place)
  const names = await readdir(folder).catch(() => [])
  const keys = await Promise.all(
    names.map(async name => {
      const facts = await stat(join(folder, name)).catch(() => null)
      return facts && facts.mtime < before && fileKey.test(name) ? [name] : []
    }),
  )
  return keys.flat()
}
