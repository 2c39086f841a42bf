/** Documents that a reader may see, and the link that opens one of them for sixty seconds (decision 0011). */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Document, linkToDocument, listRoomDocuments } from '@/contract/endpoints/account/documents.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { enterByPass } from '../rooms/enter-room.ts'
import { type DocumentRow, documentsFor, documentsIn, documentWithinReach } from './documents-repo.ts'

/** The file's own name in the path would reveal it to anyone who sees the link. */
export const documentPath = (key: string): string => `/files/documents/${key}`

const viewOf = (row: DocumentRow, locale: Locale): Document => ({
  id: row.id,
  name: wordIn(row.names, locale),
  note: wordIn(row.notes, locale),
  file_name: row.file_name,
  media_type: row.media_type,
  size: row.size,
  updated_at: row.updated_at.toISOString(),
})

const personOf = ({ caller }: CallContext) => ({ userId: caller?.userId ?? null, role: caller?.role })

/** Returns the documents for the caller's role or for the caller by name. */
export async function listOwn(_: unknown, context: CallContext): Promise<Document[]> {
  const { userId, role } = callerOf(context)
  const rows = await documentsFor(context.db, userId, role)
  return rows.map(row => viewOf(row, context.locale))
}

/** Refuses what `enterByPass` refuses. */
export async function listInRoom(
  { params }: ParsedOf<typeof listRoomDocuments>,
  context: CallContext,
): Promise<Document[] | Refusal> {
  const room = await enterByPass(context.db, params.pass, personOf(context), context.config)
  if (isRefusal(room)) return room
  const rows = await documentsIn(context.db, room.id)
  return rows.map(row => viewOf(row, context.locale))
}

/**
 * Refuses `not_found` for a document without access, as for an unknown one. An invalid pass grants nothing and is not
 * an error.
 */
export async function handLink(
  { params, body }: ParsedOf<typeof linkToDocument>,
  context: CallContext,
): Promise<ResponseOf<typeof linkToDocument> | Refusal> {
  const { db, config } = context
  const person = personOf(context)
  const room = body.pass ? await enterByPass(db, body.pass, person, config) : null
  const roomId = room && !isRefusal(room) ? room.id : null
  const document = await documentWithinReach(db, params.id, { ...person, roomId })
  if (!document) return refuse('not_found')
  return { url: signLink(documentPath(document.file_key), config.appSecret, context.now()) }
}
