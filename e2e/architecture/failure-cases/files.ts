import { by, type FailureCase } from './failure-case.ts'

const triedUploads = 'server/security-tests/uploads.test.ts'
const profilePicture = 'server/modules/account/profile-picture.test.ts'
const pictures = 'server/modules/creations/pictures.test.ts'
const reviewPhotos = 'server/modules/reviews/review-photos.test.ts'
const documents = 'server/modules/documents/documents.test.ts'

export const fileFailures: readonly FailureCase[] = [
  {
    id: 'G1',
    outcome: 'A script disguised as an image is rejected. Served files cannot run',
    tests: [
      ...by(triedUploads, 'G1: refuses $name in $path, whatever type it declares'),
      ...by(reviewPhotos, 'is never %s', 'loses data hidden after its pixels'),
      ...by(pictures, 'is never %s', 'may be %s, and is stored as WebP at a permanent address'),
      ...by(documents, 'detects the type from the content and refuses HTML, scripts and SVG named PDF'),
    ],
  },
  {
    id: 'G2',
    outcome: 'File names are never used as paths',
    tests: [
      ...by(triedUploads, 'G2: serves nothing for %s'),
      ...by(pictures, 'has no address %s'),
      ...by(documents, 'never treats a name as a path'),
    ],
  },
  {
    id: 'G3',
    outcome: 'Size limits are exact, and uploads per day are limited',
    tests: [
      ...by(triedUploads, 'G3: refuses a file of one byte over the limit in $path'),
      ...by(pictures, 'needs a login, and is limited per day'),
      ...by(reviewPhotos, 'is limited per day, also for two concurrent calls'),
      ...by(documents, 'deletes a file that no document uses after a day, and keeps a used one'),
      ...by(
        'server/security-tests/load.test.ts',
        'G3, K2: end with 408 when there are a hundred of them, while other calls get responses',
      ),
    ],
    note: 'files are uploaded as whole bodies, so there are no parts',
  },
  {
    id: 'G4',
    outcome: 'A decompression bomb is rejected before decoding. Location and camera data are removed',
    tests: [
      ...by(
        pictures,
        'is refused before decoding when it has too many or too few pixels, or is damaged',
        'is stored upright, smaller, and without location data',
      ),
      ...by(
        reviewPhotos,
        'is re-encoded: upright, at most 1200 pixels, without location data',
        'shows them in order while it is published, and hides them before and after',
        'accepts at most three different photos, of the author only, and none from another review',
      ),
    ],
  },
  {
    id: 'G5',
    outcome: 'URLs sent by users are not fetched',
    tests: [...by(triedUploads, 'G5: fetches no URL that a user sends'), ...by(profilePicture, 'refuses %j')],
  },
]
