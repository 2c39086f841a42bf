/** Location of the pictures sent to be printed, of the previews of ordered items, and of print files. */
import type { FileKey } from '../../kernel/files/file-store.ts'
import { imageFolder } from '../../kernel/files/image-folder.ts'

export const designFiles = imageFolder('designs')
export const previewFiles = imageFolder('previews')

/** Print files have no permanent address: they can be opened only by a signed link. Throws for a name that no row can contain. */
export const printKey = (name: string): FileKey => {
  if (!/^[\w-]{22}$/.test(name)) throw new Error('a print file is named by its row')
  return `prints/${name}.png`
}
