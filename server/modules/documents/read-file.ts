/**
 * Reads an uploaded file; its type is detected from its content. Pictures are encoded anew, so nothing else that was in them survives; a
 * PDF or an archive stays as it is and is only served as an attachment.
 */
import { fileTypeFromBuffer } from 'file-type'
import { type DocumentType, documentTypes } from '../../../src/contract/endpoints/account/documents.ts'
import { heicTypes } from '../../../src/contract/picture-upload.ts'

const pictureFormats: Partial<Record<DocumentType, 'png' | 'jpeg' | 'webp'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
}
const mostPixels = 80_000_000
const quality = 92

const detected = (bytes: Buffer) => fileTypeFromBuffer(bytes).catch(() => undefined)

/** Undefined for a kind that is not taken. */
export async function kindOf(bytes: Buffer): Promise<DocumentType | undefined> {
  const reported = await detected(bytes)
  return documentTypes.find(type => type === reported?.mime)
}

export interface ReadFile {
  bytes: Buffer
  media_type: DocumentType
}

/** `picture_unreadable` also for a picture of more than 80 million pixels. */
export async function readSentFile(
  sent: Buffer,
): Promise<ReadFile | 'unsupported_media_type' | 'picture_unreadable' | 'picture_heic'> {
  const media_type = await kindOf(sent)
  if (!media_type) {
    const isHeic = heicTypes.includes((await detected(sent))?.mime ?? '')
    return isHeic ? 'picture_heic' : 'unsupported_media_type'
  }
  const format = pictureFormats[media_type]
  if (!format) return { bytes: sent, media_type }
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels, pages: 1 }).rotate()
    return { bytes: await picture.toFormat(format, { quality }).toBuffer(), media_type }
  } catch {
    return 'picture_unreadable'
  }
}
