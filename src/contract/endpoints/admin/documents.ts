/** Documents in the administration: the file, its recipients, and withdrawing it. */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { Role } from '../../permissions.ts'
import { documentBytes, documentTypes } from '../account/documents.ts'

const reading = { tag: 'Administration', permission: 'admin:documents:read' } as const
const writing = { tag: 'Administration', permission: 'admin:documents:write' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

const facts = {
  visible_roles: z.array(Role).max(5),
  user_ids: z.array(RowId).max(500),
  room_ids: z.array(RowId).max(100),
  position: z.int().min(0).max(1_000_000),
  is_withdrawn: z.boolean(), // visible to the administration only
}

/** `file_key` is the key of an uploaded file. The file it replaces is deleted immediately. */
export const DocumentBody = z.strictObject({
  ...facts,
  names: namesPerLocale(160),
  notes: perLocale(z.string().overwrite(cleanLines).max(300)),
  file_key: z.string().max(60).nullable().default(null), // null: keeps the file
  file_name: z.string().overwrite(cleanLine).min(1, 'required').max(120),
})
export type DocumentBody = z.output<typeof DocumentBody>

export const AdminDocument = z
  .object({
    id: z.int(),
    version: z.string(),
    ...facts,
    names: perLocale(z.string()),
    notes: perLocale(z.string()),
    file_name: z.string(),
    media_type: z.enum(documentTypes),
    size: z.int(), // bytes
    users: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })), // the users of `user_ids`
    rooms: z.array(z.object({ id: z.int(), names: perLocale(z.string()) })), // the rooms of `room_ids`
    languages: z.array(z.enum(locales)),
    updated_at: z.string(),
  })
  .meta({ id: 'AdminDocument' })
export type AdminDocument = z.infer<typeof AdminDocument>

export const adminDocuments = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/documents',
  summary: 'Documents in their order; `search` finds names and file names',
  query: PageQuery.extend({ is_withdrawn: z.stringbool().optional() }),
  response: pageOf(AdminDocument),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminDocument = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/documents/:id',
  summary: 'One document',
  params: IdParams,
  response: AdminDocument,
  problems: refused,
})

/** The body is the raw file. It belongs to no document until one is saved with its key, and is deleted after a day without one. */
export const sendDocumentFile = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/documents/files',
  leavesShared: true,
  summary: 'Upload a file: PDF, image or ZIP; its type is detected from its content',
  file: { types: ['application/octet-stream'], maxBytes: documentBytes },
  response: z.object({ file_key: z.string(), media_type: z.enum(documentTypes), size: z.int() }),
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'unsupported_media_type', 'payload_too_large'],
})

export const createDocument = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/documents',
  summary: 'A new document from a file that was sent',
  body: DocumentBody,
  response: AdminDocument,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeDocument = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/documents/:id',
  summary: 'Save a document whole, also with another file; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: DocumentBody.extend({ version: z.string().max(40) }),
  response: AdminDocument,
  problems: [...refused, 'conflict'],
})

export const removeDocument = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/documents/:id',
  summary: 'Remove a document and its file',
  params: IdParams,
  response: Done,
  problems: refused,
})
