/** Review photos: where they are stored, and how pages receive them. */

import type { ReviewPhoto } from '@/contract/endpoints/shop/reviews.ts'
import { imageFolder } from '../../kernel/files/image-folder.ts'
import { signLink } from '../../kernel/signed-link.ts'
import type { PhotoRow } from './photos-repo.ts'

export const {
  url: photoUrl,
  write: writePhoto,
  open: openPhoto,
  remove: removePhoto,
} = imageFolder('reviews')

const adminMillis = 30 * 60_000 // validity of a moderator's link: as long as a list stays open

export const publicPhoto = ({ id, width, height }: PhotoRow): ReviewPhoto => ({
  id,
  url: photoUrl(id),
  width,
  height,
})

/** Also for a review that is not published. */
export const adminPhoto =
  (secret: string, now: Date) =>
  (row: PhotoRow): ReviewPhoto => ({
    ...publicPhoto(row),
    url: signLink(photoUrl(row.id), secret, now, adminMillis),
  })
