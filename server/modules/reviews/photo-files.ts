/** Location of the review photos. */
import { pictureFolder } from '../../kernel/picture-folder.ts'

export const {
  url: photoUrl,
  write: writePhoto,
  read: readPhoto,
  remove: removePhoto,
} = pictureFolder('reviews')
