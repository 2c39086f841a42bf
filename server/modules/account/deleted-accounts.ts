/**
 * Deleted accounts, listed outside the database, so that restoring an older backup does not restore them. An entry is an empty file
 * whose name contains the account's id and creation time, because after a restore the same ids are assigned to other people.
 */
import { readFile } from 'node:fs/promises'
import type { AppContext } from '../../kernel/context.ts'
import type { FileStore } from '../../kernel/files/file-store.ts'
import { dataFolder } from '../../kernel/files/folders.ts'

export interface AccountMark {
  id: number
  opened: string // ISO, with milliseconds
}

/** The list of earlier versions, below `DATA_DIR`. It is read, and never written. */
const earlierList = 'deleted-accounts.txt'

/** Identifies an account across restores of a backup: its id alone may be assigned to another account. */
export const accountMark = ({ id, created_at }: { id: number; created_at: Date }): AccountMark => ({
  id,
  opened: created_at.toISOString(),
})

/** An account may be listed twice. Throws `StorageError`. */
export async function listDeleted(files: FileStore, marks: readonly AccountMark[]): Promise<void> {
  for (const { id, opened } of marks)
    await files.write(`deleted-accounts/${id}-${Date.parse(opened)}`, Buffer.alloc(0))
}

/** Returns the listed accounts. Throws `StorageError`. */
export async function readDeleted(files: FileStore): Promise<AccountMark[]> {
  const marks: AccountMark[] = []
  for await (const { name } of files.list('deleted-accounts')) {
    const [, id, opened] = /^(\d{1,10})-(\d{1,15})$/.exec(name) ?? []
    if (id && opened) marks.push({ id: Number(id), opened: new Date(Number(opened)).toISOString() })
  }
  return marks
}

/** Returns the accounts in the list of earlier versions. Skips incomplete lines. */
export async function readEarlierList({ config }: Pick<AppContext, 'config'>): Promise<AccountMark[]> {
  const text = await readFile(dataFolder(config, earlierList), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    },
  )
  return text.split('\n').flatMap(line => {
    const [, id, opened] = /^(\d{1,10}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line) ?? []
    return id && opened ? [{ id: Number(id), opened }] : []
  })
}
