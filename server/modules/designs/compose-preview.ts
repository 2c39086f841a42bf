/** The goods of an order with their print, as they stand in cart, order and email; made when somebody first looks. */
import type { Configuration } from '../../../src/contract/endpoints/shop/collections.ts'
import { type PrintOffer, printedSides } from '../../../src/contract/endpoints/shop/print-design.ts'
import { printSurfaces, sidePicture } from '../../../src/domain/print-surfaces.ts'
import type { Config } from '../../config.ts'
import { pictureLibrary } from '../../kernel/picture-library.ts'
import { layerSources, readAsset } from './layer-sources.ts'
import { renderSide } from './render-side.ts'

const side = 640 // pixels of the square picture
const millimetresPerInch = 25.4

export interface PreviewedDesign {
  configuration: Configuration | null
  print: PrintOffer | null
  ground: string // picture of the goods
}

/** WebP; null where nothing is printed or a picture is gone. */
export async function composePreview(
  config: Pick<Config, 'dataDir'>,
  { configuration, print, ground }: PreviewedDesign,
): Promise<Buffer | null> {
  const design = configuration?.design
  const [shown] = printedSides(design)
  const place = shown && print && printSurfaces[print.surface][shown]
  const sharp = await pictureLibrary(config.dataDir)
  if (!design || !shown || !place || !sharp) return null
  const goods = (await readAsset(sidePicture(ground, shown))) ?? (await readAsset(ground))
  if (!goods) return null
  const dpi = (place.on.width * side * millimetresPerInch) / place.frame.width
  const printed = await renderSide(sharp, design[shown], place.frame, layerSources(config), dpi)
  return sharp(goods)
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .composite([
      { input: printed.png, left: Math.round(place.on.x * side), top: Math.round(place.on.y * side) },
    ])
    .webp({ quality: 86 })
    .toBuffer()
}
