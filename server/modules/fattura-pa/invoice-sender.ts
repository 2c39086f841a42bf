/**
 * Hands files over for transmission to the exchange system. The only implementation writes into a folder, from which an
 * intermediary or the accountant's program takes them.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface InvoiceSender {
  /** The same file twice is sent once. */
  send(file: { name: string; xml: string }): Promise<void>
}

/** The file appears complete, because it is written under another name first. */
export const folderSender = (folder: string): InvoiceSender => ({
  send: async ({ name, xml }) => {
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `${name}.part`)
    await writeFile(unfinished, xml)
    await rename(unfinished, join(folder, name))
  },
})
