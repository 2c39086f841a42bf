/**
 * Deleted accounts, listed in a file next to the database, so that restoring an older backup does not restore them. A
 * line contains the account's id and creation time, because after a restore the same ids are assigned to other people.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

export interface AccountMark {
  id: number
  opened: string // ISO, with milliseconds
}

/** Below `DATA_DIR`. Lines are only ever added. */
export const deletedAccountsFile = 'deleted-accounts.txt'

type Folder = Pick<Config, 'dataDir'>

/** Identifies an account across restores of a backup: its id alone may be assigned to another account. */
export const accountMark = ({ id, created_at }: { id: number; created_at: Date }): AccountMark => ({
  id,
  opened: created_at.toISOString(),
})

/**
 * Appends to `deletedAccountsFile`. Does nothing with `memory:`. An account may be listed twice. Throws on a disk
 * error.
 */
export async function listDeleted({ dataDir }: Folder, marks: readonly AccountMark[]): Promise<void> {
  if (dataDir === 'memory:' || marks.length === 0) return
  await mkdir(dataDir, { recursive: true })
  const lines = marks.map(({ id, opened }) => `${id} ${opened}\n`).join('')
  await appendFile(join(dataDir, deletedAccountsFile), lines, { mode: 0o600 })
}

/** Skips incomplete lines. */
export async function readDeleted({ dataDir }: Folder): Promise<AccountMark[]> {
  if (dataDir === 'memory:') return []
  const text = await readFile(join(dataDir, deletedAccountsFile), 'utf8').catch(
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
