/** What a picture that somebody sends may be, for every call that takes one. The server tells its type by its content. */
export const uploadMegabytes = 8
/** Pixels after decoding; more is refused before they are decoded. */
export const uploadPixels = 40_000_000
export const uploadLeast = 200 // shorter side

export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
/** To be held against a type that a browser names. */
export const knownUploadTypes: readonly string[] = uploadTypes
