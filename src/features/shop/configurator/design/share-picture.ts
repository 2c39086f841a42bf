/** Renders the product with its print as one picture for sharing, in the browser. */

import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { printBaseline, printFontSize, printTextSize } from '@/design/print-text.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { type PrintSurfaceCode, printSurfaces, sidePicture } from '@/domain/print-surfaces.ts'
import { saveAsFile } from '@/lib/save-as-file.ts'
import { layerPicture } from '../../kit/printed-goods.tsx'

export interface SharedGoods {
  title: string
  ground: string
  surface: PrintSurfaceCode
  side: PrintSide
  layers: readonly PrintLayer[]
}

const side = 1080 // pixels of the square picture
const margin = 90

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous' // the API may have another origin, and a tainted canvas cannot be exported
  image.src = address
  await image.decode()
  return image
}

function drawContained(
  canvas: CanvasRenderingContext2D,
  image: HTMLImageElement,
  width: number,
  height: number,
): void {
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  canvas.drawImage(image, -w / 2, -h / 2, w, h)
}

async function drawLayer(canvas: CanvasRenderingContext2D, layer: PrintLayer, scale: number): Promise<void> {
  const [width, height] = [layer.width * scale, layer.height * scale]
  canvas.save()
  canvas.translate(layer.x * scale, layer.y * scale)
  canvas.rotate((layer.angle * Math.PI) / 180)
  if (layer.kind === 'text') {
    const box = printTextSize(layer.text)
    const size = Math.min(width / box.width, height / box.height)
    canvas.font = `400 ${printFontSize * size}px "Lilita One"`
    canvas.textAlign = 'center'
    canvas.fillStyle = layer.colour
    canvas.fillText(layer.text, 0, (printBaseline - box.height / 2) * size)
  } else drawContained(canvas, await imageAt(layerPicture(layer)), width, height)
  canvas.restore()
}

/** The current value of a theme colour on the page. */
const tokenOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Returns a PNG. Throws if a picture cannot be loaded. */
export async function drawShared({
  title,
  ground,
  surface,
  side: shownSide,
  layers,
}: SharedGoods): Promise<File> {
  const element = document.createElement('canvas')
  element.width = side
  element.height = side
  const canvas = element.getContext('2d')
  const place = printSurfaces[surface][shownSide]
  if (!canvas || !place) throw new Error('no canvas')
  await document.fonts.load('400 40px "Lilita One"')
  const sky = canvas.createLinearGradient(0, 0, 0, side)
  sky.addColorStop(0, tokenOf('--surface'))
  sky.addColorStop(1, tokenOf('--primary-soft'))
  canvas.fillStyle = sky
  canvas.fillRect(0, 0, side, side)
  const whole = side - 2 * margin
  canvas.save()
  canvas.translate(margin, margin / 2)
  const goods = await imageAt(pictureUrl(sidePicture(ground, shownSide)))
  canvas.drawImage(goods, 0, 0, whole, whole)
  const { frame, on } = place
  const scale = (on.width * whole) / frame.width
  canvas.translate(on.x * whole, on.y * whole)
  canvas.beginPath()
  canvas.rect(0, 0, frame.width * scale, frame.height * scale)
  canvas.clip()
  for (const layer of layers) await drawLayer(canvas, layer, scale)
  canvas.restore()
  canvas.font = '400 54px "Lilita One"'
  canvas.textAlign = 'center'
  canvas.fillStyle = tokenOf('--ink')
  canvas.fillText(`${title} · Bottega Arcana`, side / 2, side - 44, side - 2 * margin)
  const blob = await new Promise<Blob | null>(resolve => element.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'bottega-arcana.png', { type: 'image/png' })
}

/** Uses the device's share sheet if it accepts files, otherwise downloads the file. */
export async function sharePicture(goods: SharedGoods): Promise<'shared' | 'saved' | 'failed'> {
  try {
    const file = await drawShared(goods)
    if (!navigator.canShare?.({ files: [file] })) {
      saveAsFile(file, file.name)
      return 'saved'
    }
    await navigator.share({ title: goods.title, files: [file] })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
