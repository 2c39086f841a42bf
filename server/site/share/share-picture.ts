/**
 * The link-preview image of a character, composed per language on request (decision 0025) and cached as a file. It needs the image
 * library. Without it, the prepared image of the card is used.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { type FaceText, faceOf } from '@/design/card/card-face.ts'
import { fullLayout } from '@/domain/card-layout.ts'
import { drawings, loadSharp, type Sharp, shareFolder } from '../../kernel/files/load-sharp.ts'
import { cardPlace, groundSvg, type ShareWords, wordsSvg } from './share-svg.ts'

export interface SharePictures {
  /** PNG, 1200 × 630; null if it cannot be composed. Throws `QueueFull` if too many requests wait. */
  of(character: Character, locale: Locale, words: ShareWords, caller: string): Promise<Buffer | null>
}

/** @param assets folder that contains `assets/characters/…` @param dataDir folder of the cached images */
export function openSharePictures(assets: string, dataDir: string): SharePictures {
  const cacheFolder = shareFolder(dataDir)
  return {
    async of(character, locale, words, caller) {
      const face = faceOf(character, locale)
      const file = join(cacheFolder, `${nameOf(face, character, words)}.png`)
      const draw = async () => {
        const sharp = await loadSharp(dataDir)
        if (!sharp) return null
        const picture = await compose(sharp, face, words, join(assets, 'assets/characters', character.slug))
        await mkdir(cacheFolder, { recursive: true })
        await writeFile(`${file}.part`, picture)
        await rename(`${file}.part`, file)
        return picture
      }
      return (await readFile(file).catch(() => null)) ?? drawings.run(caller, draw, file)
    },
  }
}

/** File name with a hash of everything that the image shows. */
const nameOf = (face: FaceText, { slug }: Character, words: ShareWords): string =>
  `${slug}-${createHash('sha256')
    .update(JSON.stringify([face, words]))
    .digest('hex')
    .slice(0, 16)}`

async function compose(sharp: Sharp, face: FaceText, words: ShareWords, folder: string): Promise<Buffer> {
  const height = Math.round(fullLayout.height * cardPlace.scale)
  const [card, creature] = await Promise.all([
    sharp(join(folder, 'card.webp')).resize({ height }).toBuffer(),
    sharp(join(folder, 'creature.webp')).resize(470).toBuffer(),
  ])
  return sharp(Buffer.from(groundSvg(face)))
    .composite([
      { input: creature, left: 605, top: 155 },
      { input: card, left: cardPlace.x, top: cardPlace.y },
      { input: Buffer.from(wordsSvg(face, words)), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 88, effort: 4 })
    .toBuffer()
}
