/**
 * Serves `/pictures/<width>/<path>`: our own images in the widths of the contract. An image that cannot be resized is sent in its
 * original size.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hasSizes, pictureWidths } from '@/design/picture-sizes.ts'
import type { AppContext } from '../kernel/context.ts'
import { type FileKey, type FileStore, readWhole } from '../kernel/files/file-store.ts'
import { assetsFolder, dataFolder } from '../kernel/files/folders.ts'
import { shownElsewhere } from '../kernel/security-headers.ts'
import { type Original, openSmallerPictures } from './smaller-pictures.ts'

const uploads = '/uploads/media/'

async function uploadedImage(files: FileStore, address: string): Promise<Original | null> {
  const key: FileKey = `uploads/media/${address.slice(uploads.length)}`
  const facts = await files.stat(key)
  return facts && { address, version: String(facts.size), read: () => readWhole(files, key) }
}

async function shippedImage(address: string): Promise<Original | null> {
  const file = join(assetsFolder(), address)
  const facts = await stat(file).catch(() => null)
  return facts && { address, version: `${facts.size} ${facts.mtimeMs}`, read: () => readFile(file) }
}

export const forgetPicturesJob = 'forget-smaller-pictures'
const sweepMillis = 3600_000

export function mountPictures(
  app: FastifyInstance,
  { config, files, jobs, log, now }: Pick<AppContext, 'config' | 'files' | 'jobs' | 'log' | 'now'>,
): void {
  const smaller = openSmallerPictures(dataFolder(config, 'pictures'), log)
  jobs.every(forgetPicturesJob, sweepMillis, stopping => smaller.forgetOld(now().getTime(), stopping), {
    isPerProcess: true,
  })
  app.get<{ Params: { width: string; '*': string } }>('/pictures/:width/*', async (request, reply) => {
    const width = pictureWidths.find(candidate => String(candidate) === request.params.width)
    const address = `/${request.params['*']}`
    if (width === undefined || !hasSizes(address)) {
      reply.callNotFound()
      return reply
    }
    const isSent = address.startsWith(uploads)
    const original = isSent ? await uploadedImage(files, address) : await shippedImage(address)
    const picture = original && (await smaller.of(original, width))
    if (!picture) return reply.redirect(address, 302)
    const etag = `"${picture.name}"`
    reply
      .type('image/webp')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .headers(shownElsewhere)
      .header(
        'cache-control',
        isSent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, stale-while-revalidate=86400',
      )
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(picture.webp)
  })
}
