/** The two images of a custom card: the link preview and the print file. */

import { printSize } from '@/contract/endpoints/game/creations.ts'
import { metals } from '@/design/card/card-look.ts'
import { fullLayout } from '@/domain/card-layout.ts'
import { type CreationPicture, composeCreation, type Easel, frameFile } from './compose-creation.ts'
import { besideSvg, cardPlace, groundSvg, type ShareWords } from './share-svg.ts'

type Tools = Omit<Easel, 'scale'>

/** PNG, 1200 × 630. */
export async function previewOf(tools: Tools, card: CreationPicture, captions: ShareWords): Promise<Buffer> {
  const { sharp } = tools
  const picture = await composeCreation({ ...tools, scale: cardPlace.scale }, card)
  return sharp(Buffer.from(groundSvg(card.face)))
    .composite([
      { input: picture, left: cardPlace.x, top: cardPlace.y },
      { input: Buffer.from(besideSvg(card.face, captions)) },
    ])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}

/** PNG of `printSize`: the card in the middle, its border extended into the bleed. */
export async function printOf(tools: Tools, card: CreationPicture): Promise<Buffer> {
  const { sharp } = tools
  const { width, height, bleed, dpi } = printSize
  const trim = width - 2 * bleed
  const picture = await composeCreation({ ...tools, scale: trim / fullLayout.width }, card)
  const { height: tall = height } = await sharp(picture).metadata()
  const metal = await sharp(frameFile(tools.assets, card.face.rarity))
    .resize(width, height, { fit: 'fill' })
    .blur(2)
    .png()
    .toBuffer()
  const paper = { width, height, channels: 3 as const, background: metals[card.face.rarity].mid }
  return sharp({ create: paper })
    .composite([
      { input: metal },
      { input: picture, left: Math.round((width - trim) / 2), top: Math.round((height - tall) / 2) },
    ])
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
