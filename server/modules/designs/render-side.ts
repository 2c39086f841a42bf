/**
 * Draws the layers of one side, at 300 dots per inch for the workshop or small for a preview: each layer is brought to its size, turned and laid
 * over the ones before. One side at a time per process, since a shirt's takes 60 MB.
 */
import type { OverlayOptions } from 'sharp'
import type { PrintLayer } from '../../../src/contract/endpoints/shop/print-design.ts'
import { printBaseline, printFontSize, printTextSize } from '../../../src/design/print-text.ts'
import { pixelsAt, printDpi, type Size } from '../../../src/domain/print-frame.ts'
import type { Sharp } from '../../kernel/picture-library.ts'

/** Bytes of the pictures that layers name; null when one is gone. */
export interface LayerSources {
  character(slug: string): Promise<Buffer | null>
  picture(id: string): Promise<Buffer | null>
}

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
  const upright = await sharp(await sourceOf(layer, size, sources), { limitInputPixels: 80_000_000 })
    .resize({ ...size, fit: 'contain', background: transparent, kernel: 'lanczos3' })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const turned = sharp(upright).rotate(layer.angle, { background: transparent })
  const { data, info } = await turned.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const [left, top] = [
    Math.round(layer.x * scale - info.width / 2),
    Math.round(layer.y * scale - info.height / 2),
  ]
  if (info.width <= canvas.width && info.height <= canvas.height) return { input: data, left, top }
  const inside = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, canvas.width),
    height: Math.min(info.height, canvas.height),
  }
  const cut = await sharp(data)
    .extract({
      ...inside,
      left: Math.min(inside.left, info.width - inside.width),
      top: Math.min(inside.top, info.height - inside.height),
    })
    .toBuffer()
  return { input: cut, left: Math.max(0, left), top: Math.max(0, top) }
}

let turn: Promise<unknown> = Promise.resolve()

/** PNG with a transparent ground, exactly the frame. */
export function renderSide(
  sharp: Sharp,
  layers: readonly PrintLayer[],
  frame: Size,
  sources: LayerSources,
  dpi: number = printDpi,
): Promise<{ png: Buffer; width: number; height: number }> {
  const mine = turn.then(async () => {
    const canvas = { width: pixelsAt(frame.width, dpi), height: pixelsAt(frame.height, dpi) }
    const scale = canvas.width / frame.width
    const overlays: OverlayOptions[] = []
    for (const layer of layers) overlays.push(await overlay(sharp, layer, { scale, canvas, sources }))
    const png = await sharp({ create: { ...canvas, channels: 4, background: transparent } })
      .composite(overlays)
      .withMetadata({ density: dpi })
      .png({ compressionLevel: 6 })
      .toBuffer()
    return { png, ...canvas }
  })
  turn = mine.catch(() => undefined)
  return mine
}
