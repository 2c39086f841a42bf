/** Phone photos are larger than the shop needs, so the browser scales them down before the upload if it can. */
const longestSide = 2000 // pixels
const smallEnough = 2 * 1024 * 1024 // bytes
const quality = 0.9

/**
 * Returns the file itself if it is small and of a known type, or if this browser cannot draw it. The server then reports the problem.
 * @param types media types that the server accepts
 */
export async function smallerPicture(file: File, types: readonly string[]): Promise<Blob> {
  if (types.includes(file.type) && file.size <= smallEnough) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', quality))
    return drawn && types.includes(drawn.type) ? drawn : file
  } catch {
    return file
  }
}

/** Checks an image before the upload, with at most `megabytes`. Rejects SVG and other files. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>, megabytes: number): 'type' | 'size' | null {
  if (!/^image\/(?!svg)/.test(file.type)) return 'type'
  return file.size > megabytes * 4 * 1024 * 1024 ? 'size' : null
}
