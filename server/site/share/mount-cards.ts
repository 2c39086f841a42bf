/**
 * Images of cards whose art an admin chose: `/cards/<slug>/<fingerprint>/<name>.webp`, art and frame without text (decision 0025),
 * drawn on the first request and cached on disk. The image of the creature alone has the path that the game uses for shipped
 * creatures.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CreationArt } from '@/contract/endpoints/game/creation-art.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { compactLayout } from '@/domain/card-layout.ts'
import type { AppContext } from '../../kernel/context.ts'
import { drawings, loadSharp, shareFolder } from '../../kernel/files/load-sharp.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { cardPictureNames, pictureMark } from '../../modules/characters/card-pictures.ts'
import { artOf } from '../../modules/characters/character-form.ts'
import { type CharacterRow, characterRowBySlug } from '../../modules/characters/characters-repo.ts'
import { readMedia } from '../../modules/media/media-files.ts'
import { type CreationPicture, composeCreation, type Easel } from './compose-creation.ts'

interface Call {
  Params: { slug: string; mark: string; file: string }
}

const shape = /^[\w-]{1,60}$/

export function mountCards(app: FastifyInstance, context: AppContext, assets: string): void {
  app.get<Call>('/cards/:slug/:mark/:file', async ({ params, ip }, reply) => {
    const name = cardPictureNames.find(pictureName => params.file === `${pictureName}.webp`)
    if (!name || !shape.test(params.slug) || !shape.test(params.mark)) return missing(reply)
    const row = await characterRowBySlug(context.db, params.slug)
    const drawn = row && factsOf(row)
    if (!row || !drawn || pictureMark(drawn) !== params.mark) return missing(reply)
    const folder = join(shareFolder(context.config.dataDir), 'cards', params.slug)
    const file = join(folder, `${params.mark}-${name}.webp`)
    const cachedFile = await readFile(file).catch(() => null)
    if (cachedFile) return sendImage(reply, cachedFile)
    const sharp = await loadSharp(context.config.dataDir)
    if (!sharp) return missing(reply)
    const draw = async () => {
      const card = await pictureOf(context, row)
      const full = await composeCreation({ sharp, assets, scale: 1 }, card)
      return name === 'card'
        ? sharp(full).webp({ quality: 88 }).toBuffer()
        : compactOf({ sharp, assets, scale: name === 'mini' ? 2 : 1 }, full, row)
    }
    const webp = await drawings.run(queueCaller(null, ip), draw, file)
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.part`, webp)
    await rename(`${file}.part`, file)
    await removeEarlier(folder, params.mark)
    return sendImage(reply, webp)
  })
}

/** Deletes images of former versions of the card; their paths return 404. */
async function removeEarlier(folder: string, mark: string): Promise<void> {
  for (const name of await readdir(folder))
    if (!name.startsWith(`${mark}-`)) await rm(join(folder, name), { force: true })
}

const factsOf = (row: CharacterRow) => {
  const { slug, tipo, rarita } = row
  return { slug, tipo, rarita, art: artOf(row) }
}

/** A shipped creature with a changed frame keeps its art. */
function artFor(row: CharacterRow): CreationArt {
  const art = artOf(row)
  const plain = { zoom: 100, x: 0, y: 0, isMirrored: false, view: 1 }
  if (art.kind === 'shipped')
    return { kind: 'figure', slug: row.slug, face: 'idle', hue: 0, tone: 'plain', ...plain }
  if (art.kind === 'figure') return art
  const { picture: _, ...place } = art
  return { ...place, upload: '' }
}

async function pictureOf(context: AppContext, row: CharacterRow): Promise<CreationPicture> {
  const art = artOf(row)
  const id = art.kind === 'upload' ? /([\w-]+)\.webp$/.exec(art.picture)?.[1] : undefined
  const webp = id ? await readMedia(context.files, id) : null
  const sharp = webp && (await loadSharp(context.config.dataDir))
  const size = webp && sharp ? await sharp(webp).metadata() : null
  return {
    face: {
      name: '',
      type: row.tipo,
      rarity: row.rarita,
      health: row.pv,
      attack: row.atk,
      moves: [],
    },
    art: artFor(row),
    photo: webp && size?.width && size.height ? { webp, width: size.width, height: size.height } : null,
    words: null,
  }
}

/** The small card: the same image, with backgrounds behind its larger numbers. */
async function compactOf({ sharp, scale }: Easel, full: Buffer, row: CharacterRow): Promise<Buffer> {
  const { width, height, name, attack, health } = compactLayout
  const { light, dark } = typeLooks[row.tipo]
  const disc = ({ x, y, w }: { x: number; y: number; w: number }, from: string, to: string, id: string) =>
    `<defs><radialGradient id="${id}" cx=".36" cy=".3"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs><circle cx="${x + w / 2}" cy="${y + w / 2}" r="${w / 2 - 3}" fill="url(#${id})" stroke="#e9c46a" stroke-width="3.5"/>`
  const plate = `<defs><linearGradient id="p" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect x="${name.x}" y="${name.y}" width="${name.w}" height="${name.h}" rx="${name.h / 2}" fill="url(#p)"/>`
  const size = { width: width * scale, height: height * scale }
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${plate}${disc(attack, '#ff8a5c', '#8f1f16', 'a')}${disc(health, '#7ee2a0', '#146b3a', 'h')}</svg>`
  return sharp(full)
    .resize(size.width, size.height, { fit: 'fill' })
    .composite([{ input: Buffer.from(over) }])
    .webp({ quality: 86 })
    .toBuffer()
}

const sendImage = (reply: FastifyReply, webp: Buffer): FastifyReply =>
  reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .send(webp)

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
