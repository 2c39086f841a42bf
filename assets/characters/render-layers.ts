/** The layers of one character: creature, its glow, the three face patches and the silhouette, with where its feet stand. */
import sharp, { type Sharp } from 'sharp'
import { type LayerName, layerRules, SQUARE } from './budgets.ts'
import type { CreatureDrawing } from './drawing.ts'
import { opaqueBox } from './fit.ts'
import type { PictureEntry } from './manifest.ts'
import { savePicture } from './save-picture.ts'

const FOOT_BAND = 0.1 // how far above the lowest row the feet are measured, as part of the height

/** Shares of the picture's side. */
export interface Stance {
  top: number
  foot: number
  footWidth: number
}

export async function stanceOf(creature: Buffer): Promise<Stance> {
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
  const side = layerRules.silhouette.width!
  const { data } = await sharp(creature).resize(side, side).raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) data.set([0x24, 0x16, 0x0e], i)
  return sharp(data, { raw: { width: side, height: side, channels: 4 } })
}

export async function renderLayers(
  drawing: CreatureDrawing,
  slug: string,
  root: string,
): Promise<Record<LayerName, PictureEntry>> {
  const files = {} as Record<LayerName, PictureEntry>
  const keep = async (name: LayerName, picture: Sharp, rect?: PictureEntry['rect']) => {
    files[name] = await savePicture(root, `${slug}/${name}.webp`, picture, layerRules[name], rect)
  }
  await keep('creature', sharp(drawing.creature).resize(SQUARE, SQUARE, { kernel: 'lanczos3' }))
  await keep('glow', sharp(drawing.glow))
  await keep('silhouette', await silhouette(drawing.creature))
  for (const { name, picture, rect } of drawing.patches) await keep(name, sharp(picture), rect)
  return files
}
