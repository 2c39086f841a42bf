/**
 * Serves `/uploads/designs` and `/uploads/previews` at permanent, unguessable addresses, and `/files/prints` by signed
 * links only.
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../kernel/context.ts'
import type { OpenFile } from '../../kernel/files/file-store.ts'
import { drawings } from '../../kernel/files/load-sharp.ts'
import { attachmentOf, sendAttachment, sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { composePreview } from './compose-preview.ts'
import { groundOfLine, isPictureServed, previewedLine } from './designs-repo.ts'
import { designFiles, previewFiles, printKey } from './picture-files.ts'
import { printPath } from './print-link.ts'
import { printById } from './prints-repo.ts'

const idOf = (file: string): string | null => /^([\w-]{22})\.webp$/.exec(file)?.[1] ?? null

/** Returns the stored preview, or renders it from the order's line. */
async function previewOf(context: AppContext, id: string, caller: string): Promise<Buffer | OpenFile | null> {
  const { db, files } = context
  const line = await previewedLine(db, previewFiles.url(id))
  if (!line) return null
  const stored = await previewFiles.open(files, id)
  if (stored) return stored
  const ground = await groundOfLine(db, line)
  const draw = async () => {
    const webp = await composePreview(context, { ...line, ground })
    if (webp) await previewFiles.write(files, id, webp)
    return webp
  }
  return drawings.run(caller, draw, id)
}

export function mountDesigns(app: FastifyInstance, context: AppContext): void {
  const { db, config, files } = context
  app.get<{ Params: { file: string } }>('/uploads/designs/:file', async ({ params }, reply) => {
    const id = idOf(params.file)
    const isServed = id !== null && (await isPictureServed(db, id))
    return sendStoredImage(reply, isServed ? await designFiles.open(files, id) : null)
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
      const disposition = `attachment; filename="${print?.number}-${print?.line_id}-${print?.side}.png"`
      const download = { type: 'image/png', disposition }
      const source = print?.made_at ? await attachmentOf(files, printKey(print.file), download) : null
      return sendAttachment(reply, download, source)
    },
  )
}
