/**
 * Reads an uploaded file and detects its type from its content. Pictures are re-encoded, which removes everything else
 * in the file. A PDF or an archive is stored unchanged and served as an attachment only.
 */
import { fileTypeFromBuffer } from 'file-type'
import { type DocumentType, documentTypes } from '@/contract/endpoints/account/documents.ts'
import { heicTypes } from '@/contract/picture-upload.ts'

const pictureFormats: Partial<Record<DocumentType, 'png' | 'jpeg' | 'webp'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
}
const mostPixels = 80_000_000
const quality = 92

const detected = (bytes: Buffer) => fileTypeFromBuffer(bytes).catch(() => undefined)

/** Returns undefined for an unsupported type. */
export async function kindOf(bytes: Buffer): Promise<DocumentType | undefined> {
  const reported = await detected(bytes)
  return documentTypes.find(type => type === reported?.mime)
}

export interface ReadFile {
  bytes: Buffer
  media_type: DocumentType
}

/** Refuses `picture_unreadable`, also for a picture of more than 80 million pixels. */
export async function readSentFile(
  bytes: Buffer,
): Promise<ReadFile | 'unsupported_media_type' | 'picture_unreadable' | 'picture_heic'> {
  const media_type = await kindOf(bytes)
  if (!media_type) {
    const isHeic = heicTypes.includes((await detected(bytes))?.mime ?? '')
    return isHeic ? 'picture_heic' : 'unsupported_media_type'
  }
  const format = pictureFormats[media_type]
  if (!format) return { bytes: bytes, media_type }
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, pages: 1 }).rotate()
    return { bytes: await picture.toFormat(format, { quality }).toBuffer(), media_type }
  } catch {
    return 'picture_unreadable'
  }
}
