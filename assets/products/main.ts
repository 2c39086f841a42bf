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
import { collectPictures, largeCreature } from './product-pictures.ts'

export const PRODUCT_SIDE = 760
const HERO_SIDE = 900

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

const onCanvas = async (shot: Buffer, side: number): Promise<Buffer> =>
  webpWithin(
    sharp(await trimmed(shot)).resize(side, side, {
      fit: 'contain',
      position: 'bottom',
      background: '#0000',
      kernel: 'lanczos3',
    }),
    encoding,
  )

export async function productPictures(
  studio: Studio,
  publicAssets: string,
  cache: string,
  only: string[],
): Promise<void> {
  const folder = join(publicAssets, 'products')
  mkdirSync(folder, { recursive: true })
  const shelf = await collectPictures(studio, publicAssets, cache)
  const seen: Buffer[] = []
  for (const [name, compose] of Object.entries(products)) {
    if (only.length && !only.includes(name)) continue
    const picture = await onCanvas(
      await studio.photograph(canvasStyle + compose(shelf), CANVAS, CANVAS),
      PRODUCT_SIDE,
    )
    writeFileSync(join(folder, `${name}.webp`), picture)
    seen.push(picture)
  }
  const hero = await onCanvas(await largeCreature(studio, 'draghissimo', cache), HERO_SIDE)
  writeFileSync(join(folder, 'hero-draghissimo.webp'), hero)
  await contactSheet(join(cache, 'products.png'), [...seen, hero], { w: 300, h: 300 }, 7, '#dfeeee')
}

export async function packsOfTheStage(studio: Studio, publicAssets: string, cache: string): Promise<void> {
  const folder = join(publicAssets, 'stage')
  mkdirSync(folder, { recursive: true })
  const shelf = await collectPictures(studio, publicAssets, cache)
  const page = '<style>body{width:560px!important;height:840px!important;padding:20px}</style>'
  for (const [rarity, look] of Object.entries(stagePacks)) {
    const shot = await studio.photograph(`${canvasStyle}${page}${pack(look(shelf))}`, 560, 840)
    const picture = await sharp(shot)
      .resize(392, 588, { kernel: 'lanczos3' })
      .webp({ quality: 86, alphaQuality: 92, effort: 6 })
      .toBuffer()
    writeFileSync(join(folder, `pack-${rarity}.webp`), picture)
  }
}
