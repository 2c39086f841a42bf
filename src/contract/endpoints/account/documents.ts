/** Files with restricted access (decision 0011, decision 0023). A link opens one file for sixty seconds. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'
import { RoomPass } from '../shop/rooms.ts'

/** Detected from the file's content, never from its name. */
export const documentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/zip',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentBytes = 20 * 1024 * 1024

export const Document = z
  .object({
    id: z.int(),
    name: z.string(),
    note: z.string(),
    file_name: z.string(),
    media_type: z.enum(documentTypes),
    size: z.int(), // bytes
    updated_at: z.string(),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

export const listOwnDocuments = endpoint({
  method: 'GET',
  path: '/me/documents',
  tag: 'Account',
  summary: 'Documents meant for the reader, by role or by name',
  permission: 'authenticated',
  response: z.array(Document),
  problems: ['unauthenticated'],
})

export const listRoomDocuments = endpoint({
  method: 'GET',
  path: '/rooms/inside/:pass/documents',
  tag: 'Content',
  summary: 'Documents that lie in a room',
  permission: 'public',
  params: z.object({ pass: RoomPass }),
  response: z.array(Document),
  problems: ['room_not_found', 'room_denied'],
})

/** 404 also where access is denied, so that the existence of a document is not revealed. */
export const linkToDocument = endpoint({
  method: 'POST',
  path: '/documents/:id/link',
  leavesShared: true,
  tag: 'Content',
  summary: 'A link to the file, good for sixty seconds',
  permission: 'public',
  params: IdParams,
  body: z.strictObject({ pass: RoomPass.nullable().default(null) }), // of its room
  response: z.object({ url: z.string() }),
  problems: ['not_found'],
})
