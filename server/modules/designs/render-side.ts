/**
 * Renders the layers of one side, at 300 dots per inch for the workshop or small for a preview. Layers are composited
 * one after the other, so that memory does not grow with their number: a shirt's canvas is 62 MB, and four of its size
 * exist at the same time.
 */
import type { OverlayOptions } from 'sharp'
import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printBaseline, printFontSize, printTextSize } from '@/design/print-text.ts'
import { pixelsAt, printDpi, type Size } from '@/domain/print-frame.ts'
import type { Sharp } from '../../kernel/files/load-sharp.ts'

/** Bytes of the pictures that layers refer to, or null for a missing one. */
export interface LayerSources {
  character(slug: string): Promise<Buffer | null>
  picture(id: string): Promise<Buffer | null>
}

const mostPixels = 80_000_000 // per source or canvas, three times the largest frame
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

function textSvg({ text, colour }: Extract<PrintLayer, { kind: 'text' }>, { width, height }: Size): Buffer {
  const box = printTextSize(text)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">` +
      `<text x="${box.width / 2}" y="${printBaseline}" text-anchor="middle" font-family="Lilita One" font-size="${printFontSize}" fill="${colour}">${escaped(text)}</text></svg>`,
  )
}

async function sourceOf(layer: PrintLayer, size: Size, sources: LayerSources): Promise<Buffer> {
  if (layer.kind === 'text') return textSvg(layer, size)
  const bytes =
    layer.kind === 'character' ? await sources.character(layer.slug) : await sources.picture(layer.picture)
  if (!bytes) throw new Error(`the ${layer.kind} of layer ${layer.id} is gone`)
  return bytes
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const decoded = (sharp: Sharp, { data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels })

/** @param scale pixels of the result for one millimetre */
async function overlay(
  sharp: Sharp,
  layer: PrintLayer,
  { scale, canvas, sources }: { scale: number; canvas: Size; sources: LayerSources },
): Promise<OverlayOptions> {
  const size = {
    width: Math.max(1, Math.round(layer.width * scale)),
    height: Math.max(1, Math.round(layer.height * scale)),
  }
  const raw = { resolveWithObject: true } as const
  const upright = await sharp(await sourceOf(layer, size, sources), { limitInputPixels: mostPixels })
    .resize({ ...size, fit: 'contain', background: transparent, kernel: 'lanczos3' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer(raw)
  const turned =
    layer.angle === 0
      ? upright
      : await decoded(sharp, upright).rotate(layer.angle, { background: transparent }).raw().toBuffer(raw)
  const { width, height } = turned.info
  const [left, top] = [Math.round(layer.x * scale - width / 2), Math.round(layer.y * scale - height / 2)]
  const inside = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, canvas.width),
    height: Math.min(height, canvas.height),
  }
  const isLarger = width > canvas.width || height > canvas.height
  const { data, info } = isLarger
    ? await decoded(sharp, turned)
        .extract({
          ...inside,
          left: Math.min(inside.left, width - inside.width),
          top: Math.min(inside.top, height - inside.height),
        })
        .raw()
        .toBuffer(raw)
    : turned
  const at = isLarger ? { left: Math.max(0, left), top: Math.max(0, top) } : { left, top }
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, ...at }
}

/** Returns a PNG with a transparent background, exactly the size of the frame. */
export async function renderSide(
  sharp: Sharp,
  layers: readonly PrintLayer[],
  frame: Size,
  sources: LayerSources,
  dpi: number = printDpi,
): Promise<{ png: Buffer; width: number; height: number }> {
  const canvas = { width: pixelsAt(frame.width, dpi), height: pixelsAt(frame.height, dpi) }
  const scale = canvas.width / frame.width
  const info = { ...canvas, channels: 4 as const }
  let data: Buffer = Buffer.alloc(canvas.width * canvas.height * info.channels)
  for (const layer of layers)
    data = await decoded(sharp, { data, info })
      .composite([await overlay(sharp, layer, { scale, canvas, sources })])
      .raw()
      .toBuffer()
  const png = await decoded(sharp, { data, info })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { png, ...canvas }
}
