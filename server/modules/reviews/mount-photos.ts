/**
 * Serves `/uploads/reviews/<id>.webp`: publicly for a published review, otherwise only by a signed link for the
 * administration.
 */
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../kernel/context.ts'
import { sendStoredImage } from '../../kernel/files/serve-uploads.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
import { openPhoto, photoUrl } from './photo-files.ts'
import { isPhotoPublic } from './photos-repo.ts'

interface Call {
  Params: { file: string }
  Querystring: { until?: string; signature?: string }
}

/** A review may be hidden at any time, so a public photo is revalidated after an hour. */
const anHour = { 'cache-control': 'public, max-age=3600' }
const never = { 'cache-control': 'no-store' }

const named = /^([\w-]{22})\.webp$/

export function mountPhotos(app: FastifyInstance, context: AppContext): void {
  const { db, config, files, now } = context
  app.get<Call>('/uploads/reviews/:file', async ({ params, query }, reply) => {
    const id = named.exec(params.file)?.[1]
    const isSigned = id !== undefined && isLinkGood(photoUrl(id), query, config.appSecret, now())
    const isServed = id !== undefined && (isSigned || (await isPhotoPublic(db, id)))
    return sendStoredImage(reply, isServed ? await openPhoto(files, id) : null, isSigned ? never : anHour)
  })
}
