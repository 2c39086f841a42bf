/** Frames, emblems, products, avatars and surfaces are there, each of its size. Needs no browser. */
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { codeName, elements, rarities } from '../src/contract/endpoints/game/characters.ts'
import { avatars } from './avatars/avatars.ts'
import type { PictureEntry } from './characters/manifest.ts'
import { products } from './products/all.ts'
import { productViews } from './products/views/all.ts'
import { viewName, viewsOf } from './products/views/view-names.ts'

const publicAssets = join(dirname(fileURLToPath(import.meta.url)), '../public/assets')

const sizeOf = async (file: string) => {
  const { width, height } = await sharp(join(publicAssets, file)).metadata()
  return [width, height]
}

it.each(rarities)('frame of %s', async rarita => {
  const file = `frames/${codeName(rarita)}.webp`
  expect(await sizeOf(file)).toEqual([640, 896])
  const { data, info } = await sharp(join(publicAssets, file)).raw().toBuffer({ resolveWithObject: true })
  expect(data[(448 * info.width + 320) * 4 + 3]).toBe(0) // the middle of the window is open
})

it.each(elements)('emblem of %s', tipo => {
  expect(readFileSync(join(publicAssets, 'types', `${codeName(tipo)}.svg`), 'utf8')).toContain('<svg')
})

it.each(Object.keys({ ...products, ...productViews }))('product %s', async name => {
  expect(await sizeOf(`products/${name}.webp`)).toEqual([760, 760])
  expect(statSync(join(publicAssets, 'products', `${name}.webp`)).size).toBeLessThan(110_000)
})

it('composes every declared view of a product', () => {
  const named = Object.keys(products).flatMap(name => viewsOf(name).map(view => viewName(name, view)))
  const made = new Set(Object.keys({ ...products, ...productViews }))
  expect(named.filter(name => !made.has(name))).toEqual([])
})

it('hero', async () => expect(await sizeOf('products/hero-draghissimo.webp')).toEqual([900, 900]))

it.each(avatars.map((_, i) => i))('avatar %i', async i => {
  expect(await sizeOf(`avatars/${i}.webp`)).toEqual([160, 160])
})

it('stage surfaces are what their manifest says', async () => {
  const surfaces = JSON.parse(readFileSync(join(publicAssets, 'stage/manifest.json'), 'utf8')) as Record<
    string,
    PictureEntry
  >
  for (const { file, width, height, bytes } of Object.values(surfaces)) {
    expect(await sizeOf(`stage/${file}`)).toEqual([width, height])
    expect(statSync(join(publicAssets, 'stage', file)).size).toBe(bytes)
  }
})
