/** The preview of an ordered item with its print, for cart, order and email. Rendered on the first request. */
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { type PrintOffer, printedSides } from '@/contract/endpoints/shop/print-design.ts'
import { printSurfaces, sidePicture } from '@/domain/print-surfaces.ts'
import type { AppContext } from '../../kernel/context.ts'
import { loadSharp } from '../../kernel/files/load-sharp.ts'
import { layerSources, readAsset } from './layer-sources.ts'
import { renderSide } from './render-side.ts'

const side = 640 // side of the square picture in pixels
const millimetresPerInch = 25.4

export interface PreviewedDesign {
  configuration: Configuration | null
  print: PrintOffer | null
  ground: string // address of the item's picture
}

/** Returns a WebP, or null when nothing is printed or a picture is missing. */
export async function composePreview(
  { config, files }: Pick<AppContext, 'config' | 'files'>,
  { configuration, print, ground }: PreviewedDesign,
): Promise<Buffer | null> {
  const design = configuration?.design
  const [firstSide] = printedSides(design)
  const place = firstSide && print && printSurfaces[print.surface][firstSide]
  const sharp = await loadSharp(config.dataDir)
  if (!design || !firstSide || !place || !sharp) return null
  const goods = (await readAsset(sidePicture(ground, firstSide))) ?? (await readAsset(ground))
  if (!goods) return null
  const dpi = (place.on.width * side * millimetresPerInch) / place.frame.width
  const printed = await renderSide(sharp, design[firstSide], place.frame, layerSources(files), dpi)
  return sharp(goods)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .composite([
      { input: printed.png, left: Math.round(place.on.x * side), top: Math.round(place.on.y * side) },
    ])
    .webp({ quality: 86 })
    .toBuffer()
}
