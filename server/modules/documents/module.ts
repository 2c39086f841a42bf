import type { ServerModule } from '../../kernel/module.ts'
import { forgetDocumentsOf } from './documents-repo.ts'
import { mountDocuments } from './mount-documents.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { documentsRoutes } from './routes.ts'

export const documentsModule: ServerModule = {
  name: 'documents',
  routes: documentsRoutes,
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
