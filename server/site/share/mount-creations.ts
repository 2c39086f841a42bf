/**
 * Pictures of cards people made: `/share/creations/<id>/<locale>.png` for link previews of shared ones, and the file for print behind
 * a link of sixty seconds. Nothing is stored on disk: what is hidden or deleted is gone everywhere at once.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { slugOf } from '../../../src/contract/endpoints/game/characters.ts'
import { isLocale, type Locale } from '../../../src/contract/locales.ts'
import type { AppContext } from '../../kernel/context.ts'
import { pictureLibrary } from '../../kernel/picture-library.ts'
import { isLinkGood } from '../../kernel/signed-link.ts'
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

const mostCached = 24

export function mountCreations(app: FastifyInstance, context: AppContext, assets: string): void {
  const kept = new Map<string, Buffer>() // previews, the last asked for
  let turn: Promise<unknown> = Promise.resolve() // one at a time: drawing takes a whole core

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const preview = async (whole: WholeCreation, locale: Locale): Promise<Buffer | null> => {
    const key = `${whole.creation.id} ${whole.creation.updated_at.getTime()} ${whole.author.nickname} ${locale}`
    const known = kept.get(key)
    if (known) return known
    const sharp = await pictureLibrary(context.config.dataDir)
    if (!sharp) return null
    const card = await pictureOf(context, whole, locale)
    const beside = {
      kind: creationKind(whole, locale),
      number: authorLine(whole, locale),
      site: 'Bottega Arcana',
    }
    const picture = await previewOf({ sharp, assets }, card, beside)
    kept.set(key, picture)
    for (const old of [...kept.keys()].slice(0, -mostCached)) kept.delete(old)
    return picture
  }

  app.get<Call>('/share/creations/:id/:file', async ({ params }, reply) => {
    const [locale, ending, more] = params.file.split('.')
    const isNamed = isLocale(locale) && ending === 'png' && more === undefined
    const whole = isNamed ? await sharedCreation(context.db, params.id) : undefined
    if (!whole || !isLocale(locale)) return missing(reply)
    const picture = await inTurn(() => preview(whole, locale))
    if (!picture) return missing(reply)
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(picture)
  })

  app.get<Call>('/files/creations/:id/:file', async ({ params, query }, reply) => {
    const locale = params.file.replace(/\.png$/, '')
    if (!isLocale(locale)) return missing(reply)
    const path = printPath(params.id, locale)
    const isGood = isLinkGood(path, query, context.config.appSecret, context.now())
    const whole = isGood ? await creationById(context.db, params.id) : undefined
    const sharp = whole && (await pictureLibrary(context.config.dataDir))
    if (!whole || !sharp) return missing(reply)
    const picture = await inTurn(async () =>
      printOf({ sharp, assets }, await pictureOf(context, whole, locale)),
    )
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

/** Characters that every file system accepts. */
const fileName = ({ creation }: WholeCreation): string =>
  creation.nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'card'

export const creationKind = ({ creation }: WholeCreation, locale: Locale): string =>
  `${translate(locale, `game.rarity.${slugOf(creation.rarita)}`)} · ${translate(locale, `game.type.${slugOf(creation.tipo)}`)}`

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
  const webp = isServed ? await readUpload(context.config, upload.id) : null
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
