/**
 * Hands files over for transmission to the exchange system. The only implementation writes into the folder `fatture` of the storage that
 * all processes share, from which an intermediary or the accountant's program takes them.
 */
import type { FileStore } from '../../kernel/files/file-store.ts'

export interface InvoiceSender {
  /** The same file may be sent again, because its name and content do not change. Throws `StorageError`. */
  send(file: { name: string; xml: string }): Promise<void>
}

/** The file appears complete, in a folder as in a bucket. */
export const folderSender = (files: FileStore): InvoiceSender => ({
  send: ({ name, xml }) => files.write(`fatture/${name}`, Buffer.from(xml)),
})
