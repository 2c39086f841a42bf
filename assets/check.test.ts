/** The committed pictures and sounds are those of the present specs: sizes, budgets, hashes. Needs no browser. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { elements, rarities, slugOf } from '../src/contract/characters.ts'
import { cueNames } from '../src/contract/cues.ts'
import { avatars } from './avatars/avatars.ts'
import { type PictureName, type PictureRule, pictureRules, SQUARE } from './characters/budgets.ts'
import { type PictureEntry, readManifest } from './characters/manifest.ts'
import { cards } from './characters/specs/cards.ts'
import { specHash } from './characters/specs/spec.ts'
import { products } from './products/all.ts'

const publicAssets = join(dirname(fileURLToPath(import.meta.url)), '../public/assets')
const charactersRoot = join(publicAssets, 'characters')
const manifest = readManifest(join(charactersRoot, 'manifest.json'))!
const names = Object.keys(pictureRules) as PictureName[]

describe('specs', () => {
  it('have their own slug and number, and a name that fits', () => {
    expect(new Set(cards.map(card => card.slug)).size).toBe(cards.length)
    expect(new Set(cards.map(card => card.numero_carta)).size).toBe(cards.length)
    for (const { nome, slug } of cards) {
      expect(nome.length).toBeLessThanOrEqual(12)
      expect(slug).toBe(nome.toLowerCase())
    }
  })

  it('are all the manifest knows', () => {
    expect(Object.keys(manifest.characters)).toEqual(cards.map(card => card.slug))
  })
})

describe.each(cards)('$slug', card => {
  const entry = manifest.characters[card.slug]!

  it('is rendered from its present spec', () => {
    expect(entry.hash).toBe(specHash(card))
    expect(entry.numero_carta).toBe(card.numero_carta)
    expect(entry.floats).toBe(card.floats ?? false)
    expect(entry.fy).toBeGreaterThan(0.9)
    expect(entry.fy).toBeLessThanOrEqual(1)
  })

  it.each(names)('has its %s within size and budget', async name => {
    await expectPicture(entry.files[name], pictureRules[name])
  })
})

async function expectPicture(picture: PictureEntry, rule: PictureRule): Promise<void> {
  const file = join(charactersRoot, picture.file)
  const { width, height } = await sharp(file).metadata()
  expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
  expect(statSync(file).size).toBe(picture.bytes)
  expect(picture.bytes).toBeLessThanOrEqual(rule.budget)
  if (rule.width) return expect({ width, height }).toEqual({ width: rule.width, height: rule.height })
  const { x, y, w, h } = picture.rect!
  expect({ width, height }).toEqual({ width: w, height: h })
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(SQUARE)
}

const sizeOf = async (file: string) => {
  const { width, height } = await sharp(join(publicAssets, file)).metadata()
  return [width, height]
}

test.each(rarities)('frame of %s', async rarita => {
  const file = `frames/${slugOf(rarita)}.webp`
  expect(await sizeOf(file)).toEqual([640, 896])
  const { data, info } = await sharp(join(publicAssets, file)).raw().toBuffer({ resolveWithObject: true })
  expect(data[(448 * info.width + 320) * 4 + 3]).toBe(0) // the middle of the window is open
})

test.each(elements)('emblem of %s', tipo => {
  expect(readFileSync(join(publicAssets, 'types', `${slugOf(tipo)}.svg`), 'utf8')).toContain('<svg')
})

test.each(Object.keys(products))('product %s', async name => {
  expect(await sizeOf(`products/${name}.webp`)).toEqual([760, 760])
  expect(statSync(join(publicAssets, 'products', `${name}.webp`)).size).toBeLessThan(110_000)
})

test('hero', async () => expect(await sizeOf('products/hero-draghissimo.webp')).toEqual([900, 900]))

test.each(avatars.map((_, i) => i))('avatar %i', async i => {
  expect(await sizeOf(`avatars/${i}.webp`)).toEqual([160, 160])
})

test('stage surfaces are what their manifest says', async () => {
  const surfaces = JSON.parse(readFileSync(join(publicAssets, 'stage/manifest.json'), 'utf8')) as Record<
    string,
    PictureEntry
  >
  for (const { file, width, height, bytes } of Object.values(surfaces)) {
    expect(await sizeOf(`stage/${file}`)).toEqual([width, height])
    expect(statSync(join(publicAssets, 'stage', file)).size).toBe(bytes)
  }
})

test.each(cueNames)('sound %s', cue => {
  for (const kind of ['webm', 'mp3']) {
    const file = join(publicAssets, `sounds/${cue}.${kind}`)
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThan(40_000)
  }
})
