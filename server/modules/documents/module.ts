import {
  linkToDocument,
  listOwnDocuments,
  listRoomDocuments,
} from '@/contract/endpoints/account/documents.ts'
import * as contract from '@/contract/endpoints/admin/documents.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { filesBefore, removeDocumentFile } from './document-files.ts'
import { documentRecord } from './document-record.ts'
import { forgetDocumentsOf, keysInUse } from './documents-repo.ts'
import { handLink, listInRoom, listOwn } from './hand-out.ts'
import { mountDocuments } from './mount-documents.ts'
import { sendFile, sentFile } from './send-file.ts'

const unusedMillis = 24 * 3600_000 // how long a form may stay open

const unfinishedMillis = 24 * 60 * 60_000 // longer than any upload, of any folder

/** Deletes files that no document uses: replaced, removed, or uploaded and never saved. */
async function removeUnusedFiles(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  const old = await filesBefore(files, new Date(now().getTime() - unusedMillis))
  const used = await keysInUse(db, old)
  for (const key of old.filter(oldKey => !used.has(oldKey))) {
    if (stopping.aborted) return
    await removeDocumentFile(files, key)
  }
}

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
    createDocument({ body: { ...body, file: await sentFile(context.files, file_key) } }, context),
  ),
  route(contract.changeDocument, async ({ params, body: { file_key, ...body } }, context) => {
    const file = await sentFile(context.files, file_key)
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
    {
      name: 'unfinished-files',
      pauseMillis: 6 * 60 * 60_000,
      work: async () => {
        const before = new Date(context.now().getTime() - unfinishedMillis)
        await context.files.deleteUnfinished(before)
      },
    },
  ],
  erasePersonalData: forgetDocumentsOf,
}
