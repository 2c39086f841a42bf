/**
 * Serves `/uploads/designs` and `/uploads/previews` at permanent, unguessable addresses, and `/files/prints` by signed
 * links only.
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../kernel/context.ts'
import { drawings } from '../../kernel/files/load-sharp.ts'
import { inertFileHeaders, sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { composePreview } from './compose-preview.ts'
import { groundOfLine, isPictureServed, previewedLine } from './designs-repo.ts'
import { designFiles, previewFiles } from './picture-files.ts'
import { readPrint } from './print-files.ts'
import { printPath } from './print-link.ts'
import { printById } from './prints-repo.ts'

const idOf = (file: string): string | null => /^([\w-]{22})\.webp$/.exec(file)?.[1] ?? null

/** Returns the stored preview, or renders it from the order's line. */
async function previewOf({ db, config }: AppContext, id: string, caller: string): Promise<Buffer | null> {
  const line = await previewedLine(db, previewFiles.url(id))
  if (!line) return null
  const stored = await previewFiles.read(config, id)
  if (stored) return stored
  const ground = await groundOfLine(db, line)
  const draw = async () => {
    const webp = await composePreview(config, { ...line, ground })
    if (webp) await previewFiles.write(config, id, webp)
    return webp
  }
  return drawings.run(caller, draw, id)
}

export function mountDesigns(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context
  app.get<{ Params: { file: string } }>('/uploads/designs/:file', async ({ params }, reply) => {
    const id = idOf(params.file)
    const isServed = id !== null && (await isPictureServed(db, id))
    return sendStoredImage(reply, isServed ? await designFiles.read(config, id) : null)
  })
  app.get<{ Params: { file: string } }>('/uploads/previews/:file', async ({ params, ip }, reply) => {
    const id = idOf(params.file)
    return sendStoredImage(reply, id === null ? null : await previewOf(context, id, queueCaller(null, ip)))
  })
  app.get<{ Params: { id: string }; Querystring: { until?: string; signature?: string } }>(
    '/files/prints/:id',
    async ({ params, query }, reply) => {
      const path = printPath(Number(params.id))
      const isGood = /^\d{1,9}$/.test(params.id) && isLinkGood(path, query, config.appSecret, context.now())
      const print = isGood ? await printById(db, Number(params.id)) : undefined
      const png = print?.made_at ? await readPrint(config, print.file) : null
      if (!print || !png) {
        reply.callNotFound()
        return reply
      }
      const name = `${print.number}-${print.line_id}-${print.side}.png`
      return reply
        .headers({ ...inertFileHeaders, 'cache-control': 'no-store' })
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('image/png')
        .send(png)
    },
  )
}
