/** Product pictures: photographed at 1000 × 1000, trimmed, stood on the lower edge of a square canvas. Also the hero and the packs of the stage. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Studio } from '../browser/studio.ts'
import { opaqueBox } from '../characters/fit.ts'
import { contactSheet } from '../characters/sheet.ts'
import { webpWithin } from '../encode.ts'
import { products, stagePacks } from './all.ts'
import { pack } from './pack.ts'
import { CANVAS, canvasStyle } from './pieces.ts'
import { largeCreature, PictureMaker } from './product-pictures.ts'
import { productViews } from './views/all.ts'

export const PRODUCT_SIDE = 760
const HERO_SIDE = 900
const HERO = 'hero-draghissimo'

/** A higher threshold would leave hard edges on soft shadows. */
const FAINTEST = 1

async function trimmed(shot: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const box = opaqueBox({ data, width: info.width, height: info.height }, FAINTEST)
  return sharp(shot)
    .extract({
      left: box.left,
      top: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    })
    .png()
    .toBuffer()
}

const encoding = { budget: 105_000, quality: 88, alphaQuality: 92 }
/** Further views are looked at one after another, so they may weigh less than the first picture. */
const viewEncoding = { budget: 100_000, quality: 78, alphaQuality: 82 }

const onCanvas = async (shot: Buffer, side: number, weight = encoding): Promise<Buffer> =>
  webpWithin(
    sharp(await trimmed(shot)).resize(side, side, {
      fit: 'contain',
      position: 'bottom',
      background: '#0000',
      kernel: 'lanczos3',
    }),
    weight,
  )

export async function productPictures(
  studio: Studio,
  publicAssets: string,
  cache: string,
  only: string[],
): Promise<void> {
  const folder = join(publicAssets, 'products')
  mkdirSync(folder, { recursive: true })
  const maker = await PictureMaker.open(studio, publicAssets, cache)
  const seen: Buffer[] = []
  for (const [name, composition] of Object.entries({ ...products, ...productViews })) {
    if (only.length && !only.includes(name)) continue
    const html = await maker.compose(composition)
    const weight = name in productViews ? viewEncoding : encoding
    const picture = await onCanvas(
      await studio.photograph(canvasStyle + html, CANVAS, CANVAS),
      PRODUCT_SIDE,
      weight,
    )
    writeFileSync(join(folder, `${name}.webp`), picture)
    seen.push(picture)
  }
  if (!only.length || only.includes(HERO)) {
    const hero = await onCanvas(await largeCreature(studio, 'draghissimo', cache), HERO_SIDE)
    writeFileSync(join(folder, `${HERO}.webp`), hero)
    seen.push(hero)
  }
  await contactSheet(join(cache, 'products.png'), seen, { w: 300, h: 300 }, 7, '#dfeeee')
}

export async function packsOfTheStage(studio: Studio, publicAssets: string, cache: string): Promise<void> {
  const folder = join(publicAssets, 'stage')
  mkdirSync(folder, { recursive: true })
  const maker = await PictureMaker.open(studio, publicAssets, cache)
  const page = '<style>body{width:560px!important;height:840px!important;padding:20px}</style>'
  for (const [rarity, look] of Object.entries(stagePacks)) {
    const drawn = pack(await maker.compose(look))
    const shot = await studio.photograph(`${canvasStyle}${page}${drawn}`, 560, 840)
    const picture = await sharp(shot)
      .resize(392, 588, { kernel: 'lanczos3' })
      .webp({ quality: 86, alphaQuality: 92, effort: 6 })
      .toBuffer()
    writeFileSync(join(folder, `pack-${rarity}.webp`), picture)
  }
}
