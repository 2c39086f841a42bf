/** Photos of today's phones are larger than a shop needs: drawn smaller before they travel, where the browser can. */
const longestSide = 2000 // pixels
const smallEnough = 2 * 1024 * 1024 // bytes
const quality = 0.9

/**
 * The file itself when it is small and of a known type, or when this browser cannot draw it: the server then says what is wrong with it.
 * @param types media types that the server takes
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

/** What the browser can say before anything travels, of at most `megabytes`. SVG and other files are refused here already. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>, megabytes: number): 'type' | 'size' | null {
  if (!/^image\/(?!svg)/.test(file.type)) return 'type'
  return file.size > megabytes * 4 * 1024 * 1024 ? 'size' : null
}
