/** Serves `/uploads/media/<id>.webp`: pictures written by the server, at permanent addresses. */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../kernel/context.ts'
import { sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import { shownElsewhere } from '../../kernel/security-headers.ts'
import { mediaUrl, readMedia } from './media-files.ts'

export function mountMedia(app: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
  app.get<{ Params: { file: string } }>(mediaUrl(':file').replace('.webp', ''), async ({ params }, reply) => {
    const webp = params.file.endsWith('.webp') ? await readMedia(config, params.file.slice(0, -5)) : null
    return sendStoredImage(reply, webp, shownElsewhere)
  })
}
