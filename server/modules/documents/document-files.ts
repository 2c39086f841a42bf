/**
 * Where documents lie: one folder below the data folder that nothing serves by itself, each file named by chance. Those of the demo
 * shop come with the program. Names never come from outside.
 */
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { dataFolder } from '../../kernel/data-folder.ts'

type Place = Pick<Config, 'dataDir'>

export const fileKey = /^[\w-]{16,60}$/
const shippedKey = /^demo-document-[a-z]{3,30}$/
const shipped = join(process.cwd(), 'assets/documents')

const folderOf = (place: Place): string => dataFolder(place, 'documents')

function pathOf(place: Place, key: string): string {
  if (!fileKey.test(key)) throw new Error('a document is named by chance')
  return shippedKey.test(key) ? join(shipped, `${key}.pdf`) : join(folderOf(place), key)
}

/** Readable by this process's user only; written under another name first. Throws for a key of another form. */
export async function writeDocument(place: Place, key: string, bytes: Buffer): Promise<void> {
  const file = pathOf(place, key)
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Null when it is gone. */
export async function openDocument(
  place: Place,
  key: string,
): Promise<{ stream: ReadStream; size: number } | null> {
  if (!fileKey.test(key)) return null
  const file = pathOf(place, key)
  const facts = await stat(file).catch(() => null)
  return facts?.isFile() ? { stream: createReadStream(file), size: facts.size } : null
}

const headBytes = 4100 // bytes that the detection of a type reads

/** Its first bytes and its size; null for a key that names no file. */
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

/** Deletes no file that ships with the program. */
export async function removeDocumentFile(place: Place, key: string): Promise<void> {
  if (fileKey.test(key) && !shippedKey.test(key)) await rm(pathOf(place, key), { force: true })
}

/** Keys of files written before this moment. */
export async function filesBefore(place: Place, before: Date): Promise<string[]> {
  const folder = folderOf(place)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async name => {
      const facts = await stat(join(folder, name)).catch(() => null)
      return facts && facts.mtime < before && fileKey.test(name) ? [name] : []
    }),
  )
  return found.flat()
}
