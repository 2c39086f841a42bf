/** `/uploads/creations/<id>.webp`: pictures we wrote ourselves, at addresses that never change and cannot be guessed. */
import type { FastifyInstance } from 'fastify'
import { uploadId } from '../../../src/contract/creation-art.ts'
import type { World } from '../../kernel/context.ts'
import { readUpload, uploadUrl } from './upload-files.ts'
import { isUploadServed } from './uploads-repo.ts'

export function mountUploads(app: FastifyInstance, world: World): void {
  app.get<{ Params: { file: string } }>('/uploads/creations/:file', async ({ params }, reply) => {
    const id = params.file.replace(/\.webp$/, '')
    const isNamed = uploadId.test(id) && uploadUrl(id).endsWith(`/${params.file}`)
    const isServed = isNamed && (await isUploadServed(world.db, id))
    const webp = isServed ? await readUpload(world.config, id) : null
    if (!webp) {
      reply.callNotFound()
      return reply
    }
    return reply
      .type('image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(webp)
  })
}
