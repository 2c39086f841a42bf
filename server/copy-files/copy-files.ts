/** Copies all files of one storage into another. It may be repeated: a file that is already there is only compared. */
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { type FileKey, type FileStore, storedFolders } from '../kernel/files/file-store.ts'

export interface CopyResult {
  copied: number // files
  bytes: number // of the copied files
  present: number // were there with the same content
  replaced: readonly FileKey[] // were there with other content, which the copy has replaced
  different: readonly FileKey[] // could not be read back with the same content
  surplus: readonly FileKey[] // are in the target only: deleted from the source since an earlier copy
}

const filesAtATime = 8

/** Returns size and SHA-256 of a file as it is read, or null if it does not exist. */
async function fingerprintOf(files: FileStore, key: FileKey): Promise<string | null> {
  const file = await files.open(key)
  if (!file) return null
  const hash = createHash('sha256')
  let size = 0
  await pipeline(file.stream, async chunks => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      size += chunk.length
      hash.update(chunk)
    }
  })
  return `${size} ${hash.digest('hex')}`
}

async function* keysOf(files: FileStore): AsyncGenerator<FileKey> {
  for (const folder of storedFolders)
    for await (const { name } of files.list(folder)) yield `${folder}/${name}`
}

/** The list of deleted accounts is kept: an account in it must not return, in whichever storage it was deleted. */
async function surplusKeys(from: FileStore, to: FileStore): Promise<FileKey[]> {
  const surplus: FileKey[] = []
  for await (const key of keysOf(to))
    if (!key.startsWith('deleted-accounts/') && !(await from.stat(key))) surplus.push(key)
  return surplus
}

/**
 * Skips files that are deleted from the source meanwhile. Throws `StorageError`; repeat the copy then.
 * @param onFile called after each file
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  onFile: () => void = () => {},
): Promise<CopyResult> {
  const replaced: FileKey[] = []
  const different: FileKey[] = []
  const result = { copied: 0, bytes: 0, present: 0 }

  async function copyFile(key: FileKey): Promise<void> {
    const expected = await fingerprintOf(from, key)
    if (!expected) return
    const before = (await to.stat(key)) && (await fingerprintOf(to, key))
    if (before === expected) {
      result.present += 1
      return
    }
    const file = await from.open(key)
    if (!file) return
    await to.write(key, file.stream).finally(() => file.stream.destroy())
    result.copied += 1
    result.bytes += file.size
    if (before) replaced.push(key)
    if ((await fingerprintOf(to, key)) !== expected) different.push(key)
  }

  const keys = keysOf(from)
  const work = async () => {
    for await (const key of { [Symbol.asyncIterator]: () => ({ next: () => keys.next() }) }) {
      await copyFile(key)
      onFile()
    }
  }
  const results = await Promise.allSettled(Array.from({ length: filesAtATime }, work))
  for (const done of results) if (done.status === 'rejected') throw done.reason
  return { ...result, replaced, different, surplus: await surplusKeys(from, to) }
}
