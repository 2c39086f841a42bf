/** What an uploaded picture may be, for every call that takes one and for every picker. The server detects its type by its content. */
export const uploadMegabytes = 20
export const uploadBytes = uploadMegabytes * 1024 * 1024
/** Pixels after decoding, as of a phone's 50-megapixel photo; more is refused before they are decoded. */
export const uploadPixels = 64_000_000
export const uploadLeast = 200 // shorter side

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** To be held against a type that a browser names. */
export const knownUploadTypes: readonly string[] = uploadTypes

/** Recognised in order to be refused with a helpful message. The image library has no free decoder for their codec. */
export const heicTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]
