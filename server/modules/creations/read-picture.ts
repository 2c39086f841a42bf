/**
 * Sanitises an uploaded picture: its type is detected from its content, its size is checked before decoding, and only
 * its pixels are re-encoded, which removes everything else in the file (location, camera, comments, an appended file).
 */
import { fileTypeFromBuffer } from 'file-type'
import { heicTypes, knownUploadTypes, uploadLeast, uploadPixels } from '@/contract/picture-upload.ts'
import { createWorkQueue } from '../../kernel/work-queue.ts'

export interface ReadPicture {
  webp: Buffer
  width: number
  height: number
  isTransparent: boolean
}

export type PictureProblem = 'unsupported_media_type' | 'picture_unreadable' | 'picture_size' | 'picture_heic'

const longestSide = 1600 // twice the card's window at print size
const decodeSeconds = 10

/** Two at a time, for different callers, so that one slow picture does not block the others. */
const uploads = createWorkQueue({ lanes: 2, waiting: 32, waitingEach: 6 })

/**
 * Returns a WebP of at most `longest` pixels per side, or a refusal. Throws `QueueFull` when too many pictures of this
 * caller or in total wait. @param caller key of the queue, see `queueCaller`
 */
export async function readPicture(
  bytes: Buffer,
  caller: string,
  longest = longestSide,
): Promise<ReadPicture | PictureProblem> {
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (kind && heicTypes.includes(kind.mime)) return 'picture_heic'
  if (!kind || !knownUploadTypes.includes(kind.mime)) return 'unsupported_media_type'
  return uploads.run(caller, () => decode(bytes, longest))
}

async function decode(bytes: Buffer, longest: number): Promise<ReadPicture | PictureProblem> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata() // reads only the file header
    if (width * height > uploadPixels || Math.min(width, height) < uploadLeast) return 'picture_size'
    const { data, info } = await sharp(bytes, {
      limitInputPixels: uploadPixels,
      pages: 1,
      sequentialRead: true,
    })
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 86, alphaQuality: 90, effort: longest > 2000 ? 2 : 4 }) // more effort takes seconds for a large picture
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true })
    const isTransparent = info.channels === 4 && !(await sharp(data).stats()).isOpaque
    return { webp: data, width: info.width, height: info.height, isTransparent }
  } catch {
    return 'picture_unreadable'
  }
}
