/** Form of a document: initial values and the body of a save. */
import type { AdminDocument, DocumentBody } from '@/contract/endpoints/admin/documents.ts'

const empty = { it: '', en: '', es: '', fr: '', de: '', pt: '' }

/** An uploaded file without a document. */
export interface SentDocument {
  file_key: string
  file_name: string
  media_type: string
  size: number // bytes
}

/** `listino_2026.pdf` → «listino 2026». */
export const nameFromFile = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 160)

export const freshDocument = (sent: SentDocument): DocumentBody => ({
  visible_roles: [],
  user_ids: [],
  room_ids: [],
  position: 0,
  is_withdrawn: false,
  names: { ...empty, it: nameFromFile(sent.file_name) },
  notes: empty,
  file_key: sent.file_key,
  file_name: sent.file_name,
})

export const bodyOfDocument = (
  form: Omit<DocumentBody, 'file_key'> & { file_key?: string | null },
): DocumentBody => ({
  visible_roles: form.visible_roles,
  user_ids: form.user_ids,
  room_ids: form.room_ids,
  position: form.position,
  is_withdrawn: form.is_withdrawn,
  names: form.names,
  notes: form.notes,
  file_key: form.file_key ?? null,
  file_name: form.file_name,
})

export type StoredDocument = AdminDocument & { file_key?: string | null }
