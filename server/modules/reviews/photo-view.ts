/** Photos as a page is told of them. */
import type { ReviewPhoto } from '../../../src/contract/endpoints/shop/reviews.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { photoUrl } from './photo-files.ts'
import type { PhotoRow } from './photos-repo.ts'

const adminMillis = 30 * 60_000 // of a link for whoever moderates: as long as a list stays open

export const publicPhoto = ({ id, width, height }: PhotoRow): ReviewPhoto => ({
  id,
  url: photoUrl(id),
  width,
  height,
})

/** Also of a review that is not published. */
export const adminPhoto =
  (secret: string, now: Date) =>
  (row: PhotoRow): ReviewPhoto => ({
    ...publicPhoto(row),
    url: signLink(photoUrl(row.id), secret, now, adminMillis),
  })
