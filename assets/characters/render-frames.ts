/** Rarity frames with a transparent window, and the emblems of the types. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { codeName, elements, rarities } from '../../src/contract/endpoints/game/characters.ts'
import { typeLooks } from '../../src/design/card/card-look.ts'
import { fullLayout } from '../../src/domain/card-layout.ts'
import type { Studio } from '../browser/studio.ts'
import { webpWithin } from '../encode.ts'
import { frameHtml } from './card/card.ts'
import { iconBody } from './card/icons.ts'

const frameRule = { budget: 40_000, quality: 88, alphaQuality: 92 }

export async function renderFrames(studio: Studio, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const rarita of rarities) {
    const shot = await studio.photograph(frameHtml(rarita), fullLayout.width, fullLayout.height)
    writeFileSync(join(folder, `${codeName(rarita)}.webp`), await webpWithin(sharp(shot), frameRule))
  }
}

/** A glossy enamel disc in the type's colours with its white glyph; readable from 16 px up. */
function emblemSvg(tipo: (typeof elements)[number]): string {
  const { light, dark, icon } = typeLooks[tipo]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<defs><radialGradient id="e" cx=".36" cy=".26" r=".78"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>` +
    '<circle cx="32" cy="32" r="31" fill="url(#e)"/>' +
    '<path d="M8 24a26 26 0 0 1 48 0 40 26 0 0 0-48 0z" fill="#fff" opacity=".22"/>' +
    `<g transform="translate(13 13) scale(.1484)" color="#fff">${iconBody(icon)}</g></svg>\n`
  )
}

export function writeEmblems(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const tipo of elements) writeFileSync(join(folder, `${codeName(tipo)}.svg`), emblemSvg(tipo))
}
