/** Surfaces of the battle: table, ring, shadow, burst, panel, card back. Written to public/assets/stage with a manifest of sizes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Studio, toSharp } from '../browser/studio.ts'
import { contactSheet } from '../characters/sheet.ts'
import { planksFragment, shelvesFragment } from './backdrops.ts'
import { cardBackHtml, PANEL_SIDE, PANEL_SLICE, panelHtml } from './panels.ts'
import { burstSheet, runeRing, softEllipse } from './sprites.ts'
import { type Workbench, workbenchFragment } from './workbench.ts'

const warm = '#ffb25a'
const bright = '#ffd9a0'

const phone: Workbench = {
  mat: { half: 2.02, near: -1.75, far: 1.15, trim: 1 },
  lamps: [
    { x: -0.9, y: -0.5, reach: 1.2, colour: bright, strength: 0.42 },
    { x: 1, y: 0.5, reach: 1, colour: warm, strength: 0.4 },
    { x: 0, y: 0.1, reach: 2.2, colour: '#d08848', strength: 0.18 },
  ],
  ambient: 0.12,
}

const upright: Workbench = {
  mat: { half: 0.5, near: -1.08, far: 1.28, trim: 0.5 },
  lamps: [
    { x: -0.17, y: -0.1, reach: 0.5, colour: bright, strength: 0.34 },
    { x: 0.22, y: 0.46, reach: 0.45, colour: warm, strength: 0.32 },
    { x: 0, y: 0.1, reach: 1.5, colour: '#d08848', strength: 0.15 },
  ],
  ambient: 0.12,
}

const desktop: Workbench = {
  mat: { half: 1.58, near: -1.9, far: 1.05, trim: 1 },
  lamps: [
    { x: -0.9, y: -0.1, reach: 0.95, colour: bright, strength: 0.36 },
    { x: 0.25, y: -0.1, reach: 0.95, colour: bright, strength: 0.36 },
    { x: 0, y: 0.4, reach: 2.2, colour: warm, strength: 0.16 },
  ],
  ambient: 0.11,
}

type Surface = (
  studio: Studio,
) => Promise<{ picture: Sharp; quality: number; alphaQuality?: number; lossless?: boolean; extra?: object }>

const shader =
  (fragment: string, width: number, height: number, quality: number, extra?: object): Surface =>
  async studio => ({ picture: toSharp((await studio.draw(fragment, width, height)).picture), quality, extra })

/** One colour, all in the alpha: that must not band. */
const soft =
  (fragment: string, width: number, height: number): Surface =>
  async studio => ({
    picture: toSharp((await studio.draw(fragment, width, height)).picture),
    quality: 40,
    alphaQuality: 100,
  })

const surfaces: Record<string, Surface> = {
  'bench-phone': shader(workbenchFragment(phone), 1688, 780, 80),
  'bench-upright': shader(workbenchFragment(upright), 780, 1500, 80),
  'bench-desktop': shader(workbenchFragment(desktop), 2160, 1350, 78),
  planks: shader(planksFragment(), 1688, 780, 72),
  shelves: shader(shelvesFragment(), 1688, 780, 74),
  'rune-ring': soft(runeRing, 512, 512),
  shadow: soft(softEllipse, 256, 96),
  burst: shader(burstSheet, 1024, 512, 82, { frames: 8, columns: 4, frameWidth: 256, frameHeight: 256 }),
  panel: async studio => ({
    picture: sharp(await studio.photograph(panelHtml, PANEL_SIDE, PANEL_SIDE)),
    quality: 100,
    lossless: true,
    extra: { slice: PANEL_SLICE },
  }),
  'card-back': async studio => ({
    picture: sharp(await studio.photograph(cardBackHtml, 640, 896)).resize(320, 448, { kernel: 'lanczos3' }),
    quality: 86,
  }),
  'card-back-large': async studio => ({
    picture: sharp(await studio.photograph(cardBackHtml, 640, 896)),
    quality: 84,
  }),
}

export async function stageSurfaces(
  studio: Studio,
  publicAssets: string,
  cache: string,
  only: string[],
): Promise<void> {
  const folder = join(publicAssets, 'stage')
  mkdirSync(folder, { recursive: true })
  const manifest: Record<string, object> = {}
  const seen: Buffer[] = []
  for (const [name, make] of Object.entries(surfaces)) {
    if (only.length && !only.includes(name)) continue
    const { picture, quality, lossless = false, alphaQuality = 92, extra } = await make(studio)
    const { data, info } = await picture
      .webp({ quality, alphaQuality, lossless, effort: 6 })
      .toBuffer({ resolveWithObject: true })
    writeFileSync(join(folder, `${name}.webp`), data)
    manifest[name] = {
      file: `${name}.webp`,
      width: info.width,
      height: info.height,
      bytes: data.length,
      ...extra,
    }
    seen.push(data)
  }
  if (!only.length) writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  await contactSheet(join(cache, 'stage.png'), seen, { w: 640, h: 400 }, 2, '#51403a')
}
