/** Serves `/uploads/creations/<id>.webp`: pictures written by the server, at permanent, unguessable addresses. */
import type { FastifyInstance } from 'fastify'
import { uploadId } from '@/contract/endpoints/game/creation-art.ts'
import type { AppContext } from '../../kernel/context.ts'
import { sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import { readUpload, uploadUrl } from './upload-files.ts'
import { isUploadServed } from './uploads-repo.ts'

export function mountUploads(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { file: string } }>('/uploads/creations/:file', async ({ params }, reply) => {
    const id = params.file.replace(/\.webp$/, '')
    const isNamed = uploadId.test(id) && uploadUrl(id).endsWith(`/${params.file}`)
    const isServed = isNamed && (await isUploadServed(context.db, id))
    const webp = isServed ? await readUpload(context.config, id) : null
    return sendStoredImage(reply, webp)
  })
}
