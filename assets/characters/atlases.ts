/**
 * Thumbnails and silhouettes of all characters, and the creatures of the avatars, on a few pages, each with its frames as Pixi reads
 * them. Pages are made from the committed pictures, so that atlas and single file never differ in what they show.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { avatarCreatures } from '../../src/design/avatar-creatures.ts'
import { webpWithin } from '../encode.ts'
import { type AtlasKind, atlasRules, PAGE_SIDE } from './budgets.ts'
import type { AtlasPage, Manifest } from './manifest.ts'

const GAP = 2 // pixels between frames, against bleeding when scaled

interface Cell {
  slug: string
  x: number
  y: number
}

/** Rows from the top left, page after page. */
export function pagesOf(slugs: readonly string[], width: number, height: number): Cell[][] {
  const columns = Math.floor((PAGE_SIDE + GAP) / (width + GAP))
  const rows = Math.floor((PAGE_SIDE + GAP) / (height + GAP))
  const pages: Cell[][] = []
  for (const [i, slug] of slugs.entries()) {
    const at = i % (columns * rows)
    if (at === 0) pages.push([])
    pages
      .at(-1)!
      .push({ slug, x: (at % columns) * (width + GAP), y: Math.floor(at / columns) * (height + GAP) })
  }
  return pages
}

/** The characters whose pictures are on the pages of a kind, in their order. */
export const slugsOf = (kind: AtlasKind, characters: readonly string[]): readonly string[] =>
  kind === 'creature'
    ? characters.filter(slug => avatarCreatures.some(avatar => avatar === slug))
    : characters

const hashOf = (parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

interface Sheet {
  kind: AtlasKind
  name: string
  cells: Cell[]
  pictures: Buffer[]
}

/** A spritesheet in Pixi's format; a frame is named `thumbnail/volpardore`. */
function spritesheet({ kind, name, cells }: Sheet, size: { w: number; h: number }): object {
  const { width: w, height: h } = atlasRules[kind]
  const frames = cells.map(({ slug, x, y }) => [
    `${kind}/${slug}`,
    { frame: { x, y, w, h }, sourceSize: { w, h }, spriteSourceSize: { x: 0, y: 0, w, h } },
  ])
  return {
    frames: Object.fromEntries(frames),
    meta: { image: `${name}.webp`, format: 'RGBA8888', size, scale: '1' },
  }
}

async function writePage(folder: string, sheet: Sheet, hash: string): Promise<AtlasPage> {
  const { kind, name, cells, pictures } = sheet
  const rule = atlasRules[kind]
  const size = {
    w: Math.max(...cells.map(cell => cell.x)) + rule.width,
    h: Math.max(...cells.map(cell => cell.y)) + rule.height,
  }
  const ground = sharp({
    create: { width: size.w, height: size.h, channels: 4, background: '#0000' },
  })
  const layers = await Promise.all(
    cells.map(async ({ x, y }, i) => ({
      input: await sharp(pictures[i]!).resize(rule.width, rule.height).png().toBuffer(),
      left: x,
      top: y,
    })),
  )
  const page = sharp(await ground.composite(layers).png().toBuffer())
  const bytes = await webpWithin(page, rule)
  writeFileSync(join(folder, `${name}.webp`), bytes)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(spritesheet(sheet, size))}\n`)
  return {
    kind,
    hash,
    width: size.w,
    height: size.h,
    bytes: bytes.length,
    slugs: cells.map(cell => cell.slug),
  }
}

/** Writes the pages whose pictures changed, drops those no longer needed and answers what the manifest says of all. */
export async function renderAtlases(
  publicAssets: string,
  characters: Manifest['characters'],
  before: Record<string, AtlasPage> = {},
): Promise<Record<string, AtlasPage>> {
  const folder = join(publicAssets, 'atlases')
  mkdirSync(folder, { recursive: true })
  const pages: Record<string, AtlasPage> = {}
  for (const kind of Object.keys(atlasRules) as AtlasKind[]) {
    const rule = atlasRules[kind]
    const slugs = slugsOf(kind, Object.keys(characters))
    for (const [i, cells] of pagesOf(slugs, rule.width, rule.height).entries()) {
      const name = `${kind}-${i + 1}`
      const pictures = cells.map(({ slug }) =>
        readFileSync(join(publicAssets, 'characters', characters[slug]!.files[kind].file)),
      )
      const hash = hashOf([JSON.stringify([cells, rule]), ...pictures])
      const known = before[name]?.hash === hash && existsSync(join(folder, `${name}.webp`))
      pages[name] = known ? before[name]! : await writePage(folder, { kind, name, cells, pictures }, hash)
    }
  }
  for (const file of readdirSync(folder))
    if (!(file.replace(/\.\w+$/, '') in pages)) rmSync(join(folder, file))
  return pages
}
