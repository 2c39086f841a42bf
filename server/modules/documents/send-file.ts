/**
 * POST /admin/documents/files, and finding an uploaded file when a document is saved: the request contains only its
 * key.
 */

import type { ResponseOf } from '@/contract/endpoint.ts'
import type { DocumentType } from '@/contract/endpoints/account/documents.ts'
import type { sendDocumentFile } from '@/contract/endpoints/admin/documents.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStore } from '../../kernel/files/file-store.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { lookAtDocument, writeDocument } from './document-files.ts'
import { kindOf, readSentFile } from './read-file.ts'

const keyBytes = 24

export interface SentFile {
  file_key: string
  media_type: DocumentType
  size: number // bytes
}

/**
 * Refuses `unsupported_media_type`, also without a file, and `picture_unreadable`. A job deletes unused files later.
 */
export async function sendFile(
  _: unknown,
  { files, ids, request }: CallContext,
): Promise<ResponseOf<typeof sendDocumentFile> | Refusal> {
  if (!request.file || request.file.length === 0) return refuse('unsupported_media_type')
  const read = await readSentFile(request.file)
  if (typeof read === 'string') return refuse(read)
  const file_key = ids.secret(keyBytes)
  await writeDocument(files, file_key, read.bytes)
  return { file_key, media_type: read.media_type, size: read.bytes.length }
}

/** Returns `stays` when the request names no file, and `unknown` when no upload has that name. */
export async function sentFile(
  files: FileStore,
  key: string | null,
): Promise<SentFile | 'stays' | 'unknown'> {
  if (key === null) return 'stays'
  const file = await lookAtDocument(files, key)
  const media_type = file && (await kindOf(file.head))
  return file && media_type ? { file_key: key, media_type, size: file.size } : 'unknown'
}
