import type { FastifyInstance } from 'fastify'
import * as contract from '@/contract/endpoints/admin/media.ts'
import type { AppContext } from '../../kernel/context.ts'
import { sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { shownElsewhere } from '../../kernel/security-headers.ts'
import { imageRecord, listLibrary, removeImage, showOne } from './image-record.ts'
import { mediaUrl, openMedia } from './media-files.ts'

/** Serves `/uploads/media/<id>.webp`: pictures written by the server, at permanent addresses. */
function mountMedia(app: FastifyInstance, { files }: Pick<AppContext, 'files'>): void {
  app.get<{ Params: { file: string } }>(mediaUrl(':file').replace('.webp', ''), async ({ params }, reply) => {
    const image = params.file.endsWith('.webp') ? await openMedia(files, params.file.slice(0, -5)) : null
    return sendStoredImage(reply, image, shownElsewhere)
  })
}

const routes: readonly Route[] = [
  route(contract.listImages, listLibrary),
  route(contract.showImage, showOne),
  route(contract.describeImage, saveRecord(imageRecord)),
  route(contract.removeImage, removeImage),
]

export const mediaModule: ServerModule = {
  name: 'media',
  routes,
  mount: mountMedia,
}
