/** Location of the pictures sent to be printed, and of the previews of ordered items. */
import { imageFolder } from '../../kernel/files/image-folder.ts'

export const designFiles = imageFolder('designs')
export const previewFiles = imageFolder('previews')
