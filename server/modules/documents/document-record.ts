/** Documents in the administration: created from an uploaded file, replaced, or withdrawn. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/documents.ts'
import { locales } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import {
  documentsPage,
  documentsTable,
  isFileTaken,
  partsOfDocuments,
  readerProblems,
  storeReaders,
  withdrawnSince,
} from './admin-repo.ts'
import type { DocumentRow } from './documents-repo.ts'
import type { SentFile } from './send-file.ts'

type View = contract.AdminDocument
export type DocumentWrite = Omit<contract.DocumentBody, 'file_key'> & { file: SentFile | 'stays' | 'unknown' }

async function viewsOf(db: Queryable, rows: readonly DocumentRow[]): Promise<View[]> {
  const parts = await partsOfDocuments(
    db,
    rows.map(row => row.id),
  )
  return rows.map(({ id, withdrawn_at, created_at: _, updated_at, ...fields }) => {
    const of = <T extends { document_id: number }>(all: readonly T[]) =>
      all.filter(part => part.document_id === id).map(({ document_id: __, ...fieldsOfPart }) => fieldsOfPart)
    const named = of(parts.named)
    const placed = of(parts.placed)
    const facts = {
      ...fields,
      is_withdrawn: withdrawn_at !== null,
      user_ids: named.map(reader => reader.id),
      room_ids: placed.map(room => room.id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      users: named,
      rooms: placed,
      languages: locales.filter(locale => fields.names[locale] !== ''),
      updated_at: updated_at.toISOString(),
    }
  })
}

const rowFrom = (body: DocumentWrite, now: Date) => ({
  names: body.names,
  notes: body.notes,
  file_name: body.file_name,
  visible_roles: body.visible_roles,
  position: body.position,
  updated_at: now,
  ...(typeof body.file === 'object' && body.file),
})

async function fileProblems(
  tx: Queryable,
  { file }: DocumentWrite,
  id: number | null,
): Promise<FieldProblem[]> {
  if (file === 'stays') return id === null ? [{ path: 'file_key', code: 'required' }] : []
  const isFree = file !== 'unknown' && !(await isFileTaken(tx, file.file_key, id))
  return isFree ? [] : [{ path: 'file_key', code: 'invalid' }]
}

export const documentRecord: EditableKind<View, DocumentWrite> &
  ListedKind<View, ParsedOf<typeof contract.adminDocuments>['query']> = {
  record: 'document',
  key: 'id',
  lock: documentsTable.lock,
  read: async (db, id) => {
    const row = await documentsTable.find(db, id)
    return row && (await viewsOf(db, [row]))[0]
  },
  page: async (db, query) => {
    const { rows, total } = await documentsPage(db, query)
    return { rows: await viewsOf(db, rows), total }
  },
  check: async (tx, body, current) => [
    ...(await fileProblems(tx, body, current?.id ?? null)),
    ...(await readerProblems(tx, body)),
  ],
  insert: async (tx, body, context) => {
    if (typeof body.file !== 'object') throw new Error('a document without a file has a problem')
    const now = context.now()
    const withdrawn_at = body.is_withdrawn ? now : null
    const row = { ...rowFrom(body, now), ...body.file, withdrawn_at, created_at: now }
    const id = await documentsTable.insert(tx, row)
    await storeReaders(tx, id, body)
    return id
  },
  update: async (tx, { id }, body, context) => {
    const now = context.now()
    const withdrawn_at = withdrawnSince(body.is_withdrawn, now)
    await documentsTable.update(tx, id, { ...rowFrom(body, now), withdrawn_at })
    await storeReaders(tx, id, body)
  },
  remove: (tx, { id }) => documentsTable.remove(tx, id),
  titleOf: view => view.names.it,
  factsOf: ({
    updated_at: _,
    users: __,
    rooms: ___,
    languages: ____,
    file_key: _____,
    ...facts
  }: View & { file_key?: string }) => facts,
}
