/** Stores files in a folder of this machine, or of a network file system that all processes mount. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type FileFacts,
  type FileKey,
  type FileStore,
  isFileName,
  partsOf,
  StorageError,
  type StorageProblem,
  type StoredFolder,
  storedFolders,
} from './file-store.ts'

const partEnding = '.part' // of a file that is being written

const problems: Readonly<Record<string, StorageProblem>> = {
  EACCES: 'storage_denied',
  EPERM: 'storage_denied',
  EROFS: 'storage_denied',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
}

function failureOf(root: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (!/^E[A-Z]+$/.test(code)) return error
  const sentence = `The folder ${root} of the environment variable DATA_DIR cannot be used (${code}).`
  return new StorageError(problems[code] ?? 'storage_failed', sentence, { cause: error })
}

async function onDisk<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(root, error)
  }
}

/** Returns null if the file does not exist. */
const ifExists = <T>(root: string, work: () => Promise<T>): Promise<T | null> =>
  onDisk(root, () =>
    work().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null
      throw error
    }),
  )

/** Only the user of this process may read files outside `/uploads`. */
const modesOf = (folder: StoredFolder) =>
  folder.startsWith('uploads/') ? { file: 0o666, folder: 0o777 } : { file: 0o600, folder: 0o700 }

/** Writes under a temporary name first. Its random part keeps two processes that write the same file apart. */
async function writeWhole(
  folder: string,
  name: string,
  content: Buffer | Readable,
  modes: { file: number; folder: number },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: modes.folder })
  const part = join(folder, `${name}.${randomUUID()}${partEnding}`)
  const options = { flags: 'wx', mode: modes.file, flush: true } // flush: complete after a power failure, too
  try {
    if (Buffer.isBuffer(content)) await writeFile(part, content, { ...options, flag: options.flags })
    else await pipeline(content, createWriteStream(part, options))
    await rename(part, join(folder, name))
  } catch (error) {
    await rm(part, { force: true }).catch(() => {}) // the disk failed; the first error is the one to report
    throw error
  }
}

/** @param root absolute path; it is created with the first file */
export function openLocalFolder(root: string): FileStore {
  const pathOf = (key: FileKey) => join(root, partsOf(key).folder, partsOf(key).name)

  async function* list(folder: StoredFolder): AsyncGenerator<FileFacts> {
    const path = join(root, folder)
    const entries = await ifExists(root, () => opendir(path))
    if (!entries) return
    for await (const { name } of entries) {
      const facts = isFileName(name) ? await ifExists(root, () => stat(join(path, name))) : null
      if (facts?.isFile()) yield { name, size: facts.size, modifiedAt: facts.mtime }
    }
  }

  /** Returns the paths of the parts in a folder that were last written before this moment. */
  async function partsBefore(folder: StoredFolder, before: Date): Promise<string[]> {
    const entries = await ifExists(root, () => opendir(join(root, folder)))
    const paths: string[] = []
    for await (const { name } of entries ?? []) {
      const path = join(root, folder, name)
      const facts = name.endsWith(partEnding) ? await ifExists(root, () => stat(path)) : null
      if (facts && facts.mtime < before) paths.push(path)
    }
    return paths
  }

  return {
    write: async (key, content) => {
      const { folder, name } = partsOf(key)
      await onDisk(root, () => writeWhole(join(root, folder), name, content, modesOf(folder)))
    },
    open: (key, range) => {
      const path = pathOf(key)
      return ifExists(root, async () => {
        const handle = await open(path, 'r')
        const facts = await handle.stat()
        if (facts.isFile()) return { stream: handle.createReadStream({ ...range }), size: facts.size }
        await handle.close()
        return null
      })
    },
    stat: async key => {
      const path = pathOf(key)
      const facts = await ifExists(root, () => stat(path))
      return facts?.isFile() ? { name: partsOf(key).name, size: facts.size, modifiedAt: facts.mtime } : null
    },
    remove: async key => {
      const path = pathOf(key)
      await onDisk(root, () => rm(path, { force: true }))
    },
    list,
    linkTo: async () => null,
    deleteUnfinished: async before => {
      let deleted = 0
      for (const folder of storedFolders)
        for (const path of await partsBefore(folder, before)) {
          await onDisk(root, () => rm(path, { force: true }))
          deleted += 1
        }
      return deleted
    },
    check: () =>
      onDisk(root, async () => {
        await mkdir(root, { recursive: true, mode: 0o700 })
        const part = join(root, `${randomUUID()}${partEnding}`)
        await writeFile(part, '', { flag: 'wx' })
        await rm(part)
      }),
    close: () => {},
  }
}
