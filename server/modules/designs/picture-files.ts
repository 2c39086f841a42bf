/** Location of the pictures sent to be printed, and of the previews of ordered items. */
import { pictureFolder } from '../../kernel/picture-folder.ts'

export const designFiles = pictureFolder('designs')
export const previewFiles = pictureFolder('previews')
