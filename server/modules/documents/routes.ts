import * as contract from '../../../src/contract/document-administration.ts'
import { linkToDocument, listOwnDocuments, listRoomDocuments } from '../../../src/contract/documents.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { addRecord, dropRecord, saveRecord } from '../audit/keep-record.ts'
import { documentKind, pageDocuments } from './administer-documents.ts'
import { filesBefore, removeDocumentFile } from './document-files.ts'
import { handLink, listInRoom, listOwn } from './hand-out.ts'
import { keysInUse } from './repo.ts'
import { sendFile, sentFile } from './send-file.ts'

export const documentsRoutes: readonly Route[] = [
  route(listOwnDocuments, listOwn),
  route(listRoomDocuments, listInRoom),
  route(linkToDocument, handLink),
  route(contract.adminDocuments, pageDocuments),
  route(
    contract.adminDocument,
    async ({ params }, { db, now }) => (await documentKind.read(db, params.id, now())) ?? refuse('not_found'),
  ),
  route(contract.sendDocumentFile, sendFile),
  route(contract.createDocument, async ({ body: { file_key, ...body } }, context) =>
    addRecord(documentKind, { ...body, file: await sentFile(context.config, file_key) }, context),
  ),
  route(contract.changeDocument, async ({ params, body: { version, file_key, ...body } }, context) => {
    const file = await sentFile(context.config, file_key)
    return saveRecord(documentKind, { id: params.id, version, body: { ...body, file } }, context)
  }),
  route(contract.removeDocument, ({ params }, context) => dropRecord(documentKind, params.id, context)),
]

const sweepMillis = 3600_000
const unusedMillis = 24 * 3600_000 // a form may stay open that long

/** Takes away files no document stands on any more: replaced, removed, or sent and never saved. */
export function startDocuments({ jobs, db, config, now }: World): void {
  jobs.every('document-files', sweepMillis, async stopping => {
    const old = await filesBefore(config, new Date(now().getTime() - unusedMillis))
    const used = await keysInUse(db, old)
    for (const key of old.filter(one => !used.has(one))) {
      if (stopping.aborted) return
      await removeDocumentFile(config, key)
    }
  })
}
