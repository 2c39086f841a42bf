/** Deletes emails stored as files (if no mail server is configured) together with the account they were sent to. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Reads the recipient from the headers of an email. */
const recipientOf = (letter: string) =>
  /^To:\s*(?:.*<)?([^<>\s]+@[^<>\s]+?)>?\s*$/im.exec(letter.split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1]

export async function deleteOldEmails(
  { dataDir, smtpUrl }: Pick<Config, 'dataDir' | 'smtpUrl'>,
  email: string,
): Promise<void> {
  if (smtpUrl || dataDir === 'memory:') return
  const folder = join(dataDir, 'mail')
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter(name => name.endsWith('.eml'))) {
    const letter = await readFile(join(folder, file), 'utf8')
    if (recipientOf(letter)?.toLowerCase() === email) await rm(join(folder, file), { force: true })
  }
}
