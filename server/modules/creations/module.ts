import type { FastifyInstance } from 'fastify'
import { uploadId } from '@/contract/endpoints/game/creation-art.ts'
import * as contract from '@/contract/endpoints/game/creations.ts'
import type { AppContext } from '../../kernel/context.ts'
import { callerOf } from '../../kernel/context.ts'
import { sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { creationsOf, forgetCreations } from './creations-repo.ts'
import { judgeCreation, listForAdmins } from './moderate-creations.ts'
import { askForPrint } from './print-link.ts'
import { sendPicture } from './send-picture.ts'
import { reportShared, showCreation } from './show-creation.ts'
import { openUpload, removeUpload, uploadUrl } from './upload-files.ts'
import { deleteUploadRow, isUploadServed, uploadsToRemove } from './uploads-repo.ts'
import { changeOwnCreation, throwCreationAway, upsertCreation } from './upsert-creation.ts'

/** Serves `/uploads/creations/<id>.webp`: pictures written by the server, at permanent, unguessable addresses. */
function mountUploads(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { file: string } }>('/uploads/creations/:file', async ({ params }, reply) => {
    const id = params.file.replace(/\.webp$/, '')
    const isNamed = uploadId.test(id) && uploadUrl(id).endsWith(`/${params.file}`)
    const isServed = isNamed && (await isUploadServed(context.db, id))
    const image = isServed ? await openUpload(context.files, id) : null
    return sendStoredImage(reply, image)
  })
}

/** Deletes pictures that no card uses. Deletes the file first, so that every remaining file has a row. */
async function removeUnusedPictures(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await uploadsToRemove(db, now())) {
    if (stopping.aborted) return
    await removeUpload(files, id)
    await deleteUploadRow(db, id)
  }
}

/** Endpoints of cards made by players (decision 0036): for their authors, for shared links, and for moderation. */
const routes: readonly Route[] = [
  route(contract.myCreations, (_, context) => creationsOf(context.db, callerOf(context).userId)),
  route(contract.saveCreation, upsertCreation),
  route(contract.changeCreation, changeOwnCreation),
  route(contract.removeCreation, throwCreationAway),
  route(contract.uploadCreationPicture, sendPicture),
  route(contract.printCreation, askForPrint),
  route(contract.getCreation, showCreation),
  route(contract.reportCreation, reportShared),
  route(contract.adminCreations, listForAdmins),
  route(contract.moderateCreation, judgeCreation),
]

export const creationsModule: ServerModule = {
  name: 'creations',
  routes,
  mount: mountUploads,
  jobs: context => [
    {
      name: 'creation-pictures',
      pauseMillis: 60_000,
      work: stopping => removeUnusedPictures(context, stopping),
    },
  ],
  exportPersonalData: { creations: creationsOf },
  erasePersonalData: forgetCreations,
}
