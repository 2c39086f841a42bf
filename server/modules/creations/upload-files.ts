/** Location of the pictures sent for cards. */
import { pictureFolder } from '../../kernel/picture-folder.ts'

export const {
  url: uploadUrl,
  write: writeUpload,
  read: readUpload,
  remove: removeUpload,
} = pictureFolder('creations')
