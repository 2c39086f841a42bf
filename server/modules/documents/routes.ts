import {
  linkToDocument,
  listOwnDocuments,
  listRoomDocuments,
} from '@/contract/endpoints/account/documents.ts'
import * as contract from '@/contract/endpoints/admin/documents.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { documentRecord } from './document-record.ts'
import { handLink, listInRoom, listOwn } from './hand-out.ts'
import { sendFile, sentFile } from './send-file.ts'

const createDocument = createRecord(documentRecord)
const saveDocument = saveRecord(documentRecord)

export const documentsRoutes: readonly Route[] = [
  route(listOwnDocuments, listOwn),
  route(listRoomDocuments, listInRoom),
  route(linkToDocument, handLink),
  route(contract.adminDocuments, listRecords(documentRecord)),
  route(contract.adminDocument, showRecord(documentRecord)),
  route(contract.sendDocumentFile, sendFile),
  route(contract.createDocument, async ({ body: { file_key, ...body } }, context) =>
    createDocument({ body: { ...body, file: await sentFile(context.config, file_key) } }, context),
  ),
  route(contract.changeDocument, async ({ params, body: { file_key, ...body } }, context) => {
    const file = await sentFile(context.config, file_key)
    return saveDocument({ params, body: { ...body, file } }, context)
  }),
  route(contract.removeDocument, removeRecord(documentRecord)),
]
