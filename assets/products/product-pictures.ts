/** Collects the pictures that products are made of: from the characters' folder, or drawn larger and kept in the cache by spec hash. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { dataUrl, type Studio } from '../browser/studio.ts'
import { backgroundOf } from '../characters/backgrounds/views.ts'
import { fitCamera } from '../characters/fit.ts'
import { drawingHash } from '../characters/hashes.ts'
import { drawAt } from '../characters/master.ts'
import { cards } from '../characters/specs/cards.ts'
import type { ArtSpec } from '../characters/specs/spec.ts'
import { cardBackHtml } from '../stage/panels.ts'
import type { ProductPictures } from './all.ts'
import { showcaseCard } from './showcase-card.ts'

const LARGE = 900
const LARGE_ONES = ['draghissimo', 'volpardore', 'ondalice', 'spettrillo', 'anelluna']
const PRINTED = [
  'volpardore',
  'germoglino',
  'ondalice',
  'anelluna',
  'brinorso',
  'draghissimo',
  'spettrillo',
  'novecoda',
]
const OUTLINED = [
  'draghissimo',
  'bullonardo',
  'amanito',
  'nuvoletta',
  'brinorso',
  'germoglino',
  'polpetra',
  'ondalice',
  'spettrillo',
  'anelluna',
  'volpardore',
  'pinguello',
  'gufosaggio',
  'mokarello',
]

function specOf(slug: string): ArtSpec {
  const spec = cards.find(card => card.slug === slug)
  if (!spec) throw new Error(`no card "${slug}"`)
  return spec
}

/** A creature at 900 px, drawn once per edition of its spec. */
export async function largeCreature(studio: Studio, slug: string, cache: string): Promise<Buffer> {
  const spec = specOf(slug)
  const file = join(cache, `large/${slug}-${drawingHash(spec)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const drawn = await drawAt(studio, spec, await fitCamera(studio, spec), LARGE)
  mkdirSync(join(cache, 'large'), { recursive: true })
  writeFileSync(file, drawn)
  return drawn
}

/** The creature on a white outline as wide as a cut sticker's: its alpha spread by a blur and cut hard again. */
async function dieCut(creature: Buffer): Promise<Buffer> {
  const margin = 24
  const spread = { top: margin, bottom: margin, left: margin, right: margin, background: '#0000' }
  const body = await sharp(creature).extend(spread).png().toBuffer()
  const { data: alpha, info } = await sharp(body)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const plain = { raw: { width, height, channels: 1 as const } }
  const spreadAlpha = await sharp(alpha, plain).blur(8).toColourspace('b-w').raw().toBuffer()
  const hard = await sharp(spreadAlpha, plain)
    .linear(16, -16 * 18)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const white = sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  const outline = await white.joinChannel(hard, plain).png().toBuffer()
  return sharp(outline)
    .composite([{ input: body }])
    .png()
    .toBuffer()
}

export async function collectPictures(
  studio: Studio,
  publicAssets: string,
  cache: string,
): Promise<ProductPictures> {
  const file = (slug: string, name: string) =>
    readFileSync(join(publicAssets, 'characters', slug, `${name}.webp`))
  const webp = (slug: string, name: string) => dataUrl(file(slug, name), 'image/webp')
  const large = new Map<string, string>()
  for (const slug of LARGE_ONES) large.set(slug, dataUrl(await largeCreature(studio, slug, cache)))
  const cut = new Map<string, string>()
  for (const slug of OUTLINED) cut.set(slug, dataUrl(await dieCut(file(slug, 'creature'))))
  const printed = new Map<string, string>()
  for (const slug of PRINTED) {
    const shown = await showcaseCard(studio, specOf(slug), webp(slug, 'card'))
    printed.set(slug, dataUrl(shown))
  }
  return {
    creature: slug => webp(slug, 'creature'),
    card: slug => printed.get(slug)!,
    scene: slug =>
      dataUrl(
        readFileSync(join(publicAssets, `characters/backgrounds/${backgroundOf(specOf(slug)).name}.webp`)),
        'image/webp',
      ),
    large: slug => large.get(slug)!,
    cut: slug => cut.get(slug)!,
    back: dataUrl(await studio.photograph(cardBackHtml, 640, 896)),
  }
}
