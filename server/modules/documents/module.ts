import {
  linkToDocument,
  listOwnDocuments,
  listRoomDocuments,
} from '@/contract/endpoints/account/documents.ts'
import * as contract from '@/contract/endpoints/admin/documents.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { documentRecord } from './document-record.ts'
import { forgetDocumentsOf } from './documents-repo.ts'
import { handLink, listInRoom, listOwn } from './hand-out.ts'
import { mountDocuments } from './mount-documents.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { sendFile, sentFile } from './send-file.ts'

const createDocument = createRecord(documentRecord)
const saveDocument = saveRecord(documentRecord)

const routes: readonly Route[] = [
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

export const documentsModule: ServerModule = {
  name: 'documents',
  routes,
  mount: mountDocuments,
  jobs: context => [
    {
      name: 'document-files',
      pauseMillis: 60 * 60_000,
      work: stopping => removeUnusedFiles(context, stopping),
    },
  ],
  erasePersonalData: forgetDocumentsOf,
}
