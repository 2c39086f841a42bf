/** Location of the review photos. */
import { imageFolder } from '../../kernel/files/image-folder.ts'

export const {
  url: photoUrl,
  write: writePhoto,
  read: readPhoto,
  remove: removePhoto,
} = imageFolder('reviews')
