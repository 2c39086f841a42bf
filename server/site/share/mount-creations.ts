/**
 * Images of custom cards: `/share/creations/<id>/<locale>.png` for link previews of shared cards, and the print file behind a link
 * that is valid for sixty seconds. Nothing is stored on disk, so a hidden or deleted card disappears everywhere immediately.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { isLocale, type Locale } from '@/contract/locales.ts'
import { slugOf } from '@/lib/slug.ts'
import type { AppContext } from '../../kernel/context.ts'
import { drawings, loadSharp } from '../../kernel/files/load-sharp.ts'
import { isLinkGood, linkMillis } from '../../kernel/signed-link.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { creationById, type WholeCreation } from '../../modules/creations/creations-repo.ts'
import { printPath } from '../../modules/creations/print-link.ts'
import { sharedCreation } from '../../modules/creations/show-creation.ts'
import { readUpload } from '../../modules/creations/upload-files.ts'
import { translate } from '../words.ts'
import type { CreationPicture } from './compose-creation.ts'
import { previewOf, printOf } from './creation-files.ts'

interface Call {
  Params: { id: string; file: string }
  Querystring: { until?: string; signature?: string }
}

/** Changes with all data that the image shows. */
const keyOf = ({ creation, author, upload }: WholeCreation, locale: Locale): string =>
  JSON.stringify([
    creation.id,
    creation.updated_at,
    author.nickname,
    upload?.blocked_at ?? upload?.removed_at ?? null,
    locale,
  ])

export function mountCreations(app: FastifyInstance, context: AppContext, assets: string): void {
  const previews = new LRUCache<string, Buffer>({ max: 24 })
  const prints = new LRUCache<string, Buffer>({ max: 4, ttl: linkMillis }) // each a few megabytes
  const preview = async (whole: WholeCreation, locale: Locale): Promise<Buffer | null> => {
    const sharp = await loadSharp(context.config.dataDir)
    if (!sharp) return null
    const card = await pictureOf(context, whole, locale)
    const captions = {
      kind: creationKind(whole, locale),
      number: authorLine(whole, locale),
      site: 'Bottega Arcana',
    }
    return previewOf({ sharp, assets }, card, captions)
  }

  const print = async (whole: WholeCreation, locale: Locale): Promise<Buffer | null> => {
    const sharp = await loadSharp(context.config.dataDir)
    return sharp && printOf({ sharp, assets }, await pictureOf(context, whole, locale))
  }

  app.get<Call>('/share/creations/:id/:file', async ({ params, ip }, reply) => {
    const [locale, ending, more] = params.file.split('.')
    const isNamed = isLocale(locale) && ending === 'png' && more === undefined
    const whole = isNamed ? await sharedCreation(context.db, params.id) : undefined
    if (!whole || !isLocale(locale)) return missing(reply)
    const key = `preview ${keyOf(whole, locale)}`
    const draw = () => preview(whole, locale)
    const picture = previews.get(key) ?? (await drawings.run(queueCaller(null, ip), draw, key))
    if (picture) previews.set(key, picture)
    if (!picture) return missing(reply)
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(picture)
  })

  app.get<Call>('/files/creations/:id/:file', async ({ params, query, ip }, reply) => {
    const locale = params.file.replace(/\.png$/, '')
    if (!isLocale(locale)) return missing(reply)
    const path = printPath(params.id, locale)
    const isGood = isLinkGood(path, query, context.config.appSecret, context.now())
    const whole = isGood ? await creationById(context.db, params.id) : undefined
    if (!whole) return missing(reply)
    const key = `print ${keyOf(whole, locale)}`
    const draw = () => print(whole, locale)
    const picture = prints.get(key) ?? (await drawings.run(queueCaller(null, ip), draw, key))
    if (picture) prints.set(key, picture)
    if (!picture) return missing(reply)
    return reply
      .type('image/png')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName(whole)}.png"`)
      .send(picture)
  })
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

/** Only characters that every file system accepts. */
const fileName = ({ creation }: WholeCreation): string => slugOf(creation.nome) || 'card'

export const creationKind = ({ creation }: WholeCreation, locale: Locale): string =>
  `${translate(locale, `game.rarity.${codeName(creation.rarita)}`)} · ${translate(locale, `game.type.${codeName(creation.tipo)}`)}`

const authorLine = ({ author }: WholeCreation, locale: Locale): string =>
  author.nickname
    ? translate(locale, 'head.creation_by', { author: author.nickname })
    : translate(locale, 'head.creation_by_someone')

async function pictureOf(
  context: AppContext,
  whole: WholeCreation,
  locale: Locale,
): Promise<CreationPicture> {
  const { creation, upload } = whole
  const isServed = upload && !upload.blocked_at && !upload.removed_at
  const webp = isServed ? await readUpload(context.files, upload.id) : null
  return {
    face: {
      name: creation.nome,
      type: creation.tipo,
      rarity: creation.rarita,
      health: creation.pv,
      attack: creation.atk,
      guard: creation.resistenza,
      moves: creation.mosse.map(({ nome_mossa, danno, costo_energia }) => ({
        name: nome_mossa,
        damage: danno,
        cost: costo_energia,
      })),
    },
    art: creation.art,
    photo: webp && upload ? { webp, width: upload.width, height: upload.height } : null,
    words: {
      kind: creationKind(whole, locale),
      number: `${translate(locale, 'game.character.guard')} ${creation.resistenza}`,
    },
  }
}
