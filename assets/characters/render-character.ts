/** All pictures of one character, written to its folder; answers its entry in the manifest. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { fullLayout } from '../../src/contract/card/card-layout.ts'
import { dataUrl, type Rect, type Studio, toSharp } from '../browser/studio.ts'
import { webpWithin } from '../encode.ts'
import { landscapeFragment } from './backgrounds/landscape.ts'
import { particlesFragment } from './backgrounds/particles.ts'
import { type PictureName, pictureRules, SQUARE } from './budgets.ts'
import { type CardArt, cardHtml } from './card/card.ts'
import { compactHtml } from './card/compact.ts'
import { fitCamera, opaqueBox } from './fit.ts'
import type { CharacterEntry, PictureEntry } from './manifest.ts'
import { drawMaster, drawPatches } from './master.ts'
import { type ArtSpec, specHash } from './specs/spec.ts'

const { width: W, height: H } = fullLayout
const BACKGROUND_BLUR = 2.6
const FOOT_BAND = 0.1 // how far above the lowest row the feet are measured, as part of the height

interface Stance {
  top: number
  foot: number
  footWidth: number
}

async function stance(creature: Buffer): Promise<Stance> {
  const { data, info } = await sharp(creature)
    .resize(SQUARE, SQUARE)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const all = opaqueBox({ data, width: info.width, height: info.height }, 128)
  const from = Math.max(0, all.bottom - Math.round(SQUARE * FOOT_BAND))
  const band = data.subarray(from * SQUARE * 4, (all.bottom + 1) * SQUARE * 4)
  const feet = opaqueBox({ data: band, width: SQUARE, height: all.bottom + 1 - from }, 128)
  const part = (n: number) => Number((n / SQUARE).toFixed(4))
  return { top: part(all.top), foot: part(all.bottom + 1), footWidth: part(feet.right - feet.left + 1) }
}

async function silhouette(creature: Buffer): Promise<Sharp> {
  const side = pictureRules.silhouette.width
  const { data } = await sharp(creature).resize(side, side).raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) data.set([0x24, 0x16, 0x0e], i)
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
}

async function scene(studio: Studio, spec: ArtSpec) {
  const seed = spec.scene ?? spec.numero_carta * 0.77
  const behind = await studio.draw(landscapeFragment(spec.tipo, seed), W, H)
  const before = await studio.draw(particlesFragment(spec.tipo, seed), W, H)
  return {
    background: await toSharp(behind.picture).removeAlpha().blur(BACKGROUND_BLUR).png().toBuffer(),
    particles: await toSharp(before.picture).png().toBuffer(),
  }
}

type Keep = (name: PictureName, picture: Sharp, quality?: number, rect?: Rect) => Promise<void>

/** Writes pictures into a character's folder, each within its budget, and remembers them. */
function keeper(root: string, slug: string) {
  const files = {} as Record<PictureName, PictureEntry>
  mkdirSync(join(root, slug), { recursive: true })
  const keep: Keep = async (name, picture, quality, rect) => {
    const bytes = await webpWithin(picture, pictureRules[name].budget, quality)
    const { width, height } = await sharp(bytes).metadata()
    const file = `${slug}/${name}.webp`
    writeFileSync(join(root, file), bytes)
    files[name] = { file, width, height, bytes: bytes.length, ...(rect && { rect }) }
  }
  return { files, keep }
}

async function keepCards(studio: Studio, { tipo, rarita }: ArtSpec, art: CardArt, keep: Keep): Promise<void> {
  await keep('card', sharp(await studio.photograph(cardHtml(art, tipo, rarita), W, H)), 86)
  const small = await studio.photograph(compactHtml(art, tipo, rarita), 160, 224, 3)
  const shrink = (w: number, h: number) => sharp(small).resize(w, h, { kernel: 'lanczos3' })
  await keep('mini', shrink(320, 448), 86)
  await keep('thumbnail', shrink(160, 224), 88)
}

export async function renderCharacter(studio: Studio, spec: ArtSpec, root: string): Promise<CharacterEntry> {
  const { files, keep } = keeper(root, spec.slug)
  const floats = spec.floats ?? false
  const camera = await fitCamera(studio, spec)
  const master = await drawMaster(studio, spec, camera)
  const stands = await stance(master.creature)
  const { background, particles } = await scene(studio, spec)
  await keep('creature', sharp(master.creature).resize(SQUARE, SQUARE, { kernel: 'lanczos3' }), 90)
  await keep('glow', sharp(master.glow), 72)
  await keep('background', sharp(background), 82)
  await keep('silhouette', await silhouette(master.creature))
  for (const [face, { rect, picture }] of await drawPatches(studio, spec, camera, [
    'blink',
    'attack',
    'hurt',
  ]))
    await keep(face as PictureName, sharp(picture), 90, rect)
  const art: CardArt = {
    creature: dataUrl(master.creature),
    glow: dataUrl(master.glow),
    background: dataUrl(background),
    particles: dataUrl(particles),
    floats,
    ...stands,
  }
  await keepCards(studio, spec, art, keep)
  return {
    numero_carta: spec.numero_carta,
    hash: specHash(spec),
    fy: stands.foot,
    fw: stands.footWidth,
    floats,
    files,
  }
}
