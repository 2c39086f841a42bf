/** The pictures that products are made of: from the characters' folder, or drawn larger and kept in the cache by the hash of their source. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { dataUrl, type Studio } from '../browser/studio.ts'
import { backgroundOf } from '../characters/backgrounds/views.ts'
import { fitCamera } from '../characters/fit.ts'
import { digest, drawingHash } from '../characters/hashes.ts'
import { drawAt } from '../characters/master.ts'
import { cards } from '../characters/specs/cards.ts'
import type { ArtSpec } from '../characters/specs/spec.ts'
import { cardBackHtml } from '../stage/panels.ts'
import type { ProductPictures, Turn } from './all.ts'
import { showcaseCard } from './showcase-card.ts'
import { drawHand, type Hand } from './views/hand.ts'

const LARGE = 900
const TURNED = 640 // where less of it is seen

/** Radians that a creature is turned from where its picture is taken. */
const turns: Record<Turn, number> = { front: 0, side: 1.15, back: Math.PI }

function specOf(slug: string): ArtSpec {
  const spec = cards.find(card => card.slug === slug)
  if (!spec) throw new Error(`no card "${slug}"`)
  return spec
}

/** What was made once is kept under a name that holds the hash of its source. */
async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, made)
  return made
}

/** A creature larger than its own picture, drawn once per edition of its spec. */
export async function largeCreature(
  studio: Studio,
  slug: string,
  cache: string,
  turn: Turn = 'front',
): Promise<Buffer> {
  const spec = specOf(slug)
  const side = turn === 'front' ? LARGE : TURNED
  const name = turn === 'front' ? slug : `${slug}-${turn}`
  return cached(join(cache, `large/${name}-${drawingHash(spec)}.png`), async () => {
    const camera = await fitCamera(studio, spec, turns[turn])
    return drawAt(studio, spec, camera, side)
  })
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

/** Makes the pictures that compositions ask for, and puts those together. */
export class PictureMaker {
  private readonly made = new Map<string, string>()
  private readonly wanted = new Map<string, () => Promise<Buffer>>()
  private readonly pictures: ProductPictures

  private constructor(
    private readonly studio: Studio,
    private readonly publicAssets: string,
    private readonly cache: string,
    back: string,
    hand: Hand,
  ) {
    const file = (slug: string, name: string) => this.file(slug, name)
    this.pictures = {
      creature: slug => dataUrl(file(slug, 'creature'), 'image/webp'),
      scene: slug =>
        dataUrl(
          readFileSync(join(publicAssets, `characters/backgrounds/${backgroundOf(specOf(slug)).name}.webp`)),
          'image/webp',
        ),
      large: (slug, turn = 'front') =>
        this.ask(`large ${slug} ${turn}`, () => largeCreature(studio, slug, cache, turn)),
      card: slug => this.ask(`card ${slug}`, () => this.printed(slug)),
      cut: slug => this.ask(`cut ${slug}`, () => dieCut(file(slug, 'creature'))),
      back,
      hand,
    }
  }

  static async open(studio: Studio, publicAssets: string, cache: string): Promise<PictureMaker> {
    const back = dataUrl(await studio.photograph(cardBackHtml, 640, 896))
    return new PictureMaker(studio, publicAssets, cache, back, await drawHand(studio, cache))
  }

  /** Composes once to learn what is missing, and again when it is there. */
  async compose<Look>(composition: (s: ProductPictures) => Look): Promise<Look> {
    const look = composition(this.pictures)
    if (this.wanted.size === 0) return look
    for (const [key, make] of this.wanted) this.made.set(key, dataUrl(await make()))
    this.wanted.clear()
    return composition(this.pictures)
  }

  private ask(key: string, make: () => Promise<Buffer>): string {
    const made = this.made.get(key)
    if (made === undefined) this.wanted.set(key, make)
    return made ?? ''
  }

  private file(slug: string, name: string): Buffer {
    return readFileSync(join(this.publicAssets, 'characters', slug, `${name}.webp`))
  }

  private printed(slug: string): Promise<Buffer> {
    const card = this.file(slug, 'card')
    return cached(join(this.cache, `printed/${slug}-${digest(card.toString('base64'))}.png`), () =>
      showcaseCard(this.studio, specOf(slug), dataUrl(card, 'image/webp')),
    )
  }
}
