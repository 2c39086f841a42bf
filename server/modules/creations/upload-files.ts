/** Location of the pictures sent for cards. */
import { imageFolder } from '../../kernel/files/image-folder.ts'

export const {
  url: uploadUrl,
  write: writeUpload,
  open: openUpload,
  read: readUpload,
  remove: removeUpload,
} = imageFolder('creations')
