/** Limits of uploaded images, for all calls and file pickers. The server detects the type by its content. */
export const uploadMegabytes = 20
export const uploadBytes = uploadMegabytes * 1024 * 1024
/** Pixels after decoding, like a phone's 50-megapixel photo. Larger images are rejected before decoding. */
export const uploadPixels = 64_000_000
export const uploadLeast = 200 // shorter side

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
/** For comparison with the type that a browser reports. */
export const knownUploadTypes: readonly string[] = uploadTypes

/** Detected only to reject them with a helpful message. The image library has no free decoder for their codec. */
export const heicTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]
