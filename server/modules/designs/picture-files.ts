/** Where pictures sent to be printed lie, and the previews of what was ordered. */
import { pictureFolder } from '../../kernel/picture-folder.ts'

export const designFiles = pictureFolder('designs')
export const previewFiles = pictureFolder('previews')
