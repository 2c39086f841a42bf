/** The finished cards of one character, without words: full, small and smallest. */
import sharp from 'sharp'
import { dataUrl, type Studio } from '../browser/studio.ts'
import { drawBackground, drawParticles } from './backgrounds/render-backgrounds.ts'
import { backgroundOf } from './backgrounds/views.ts'
import { cardRules } from './budgets.ts'
import { type CardArt, cardHtml } from './card/card.ts'
import { compactHtml } from './card/compact.ts'
import type { CreatureDrawing } from './drawing.ts'
import type { PictureEntry } from './manifest.ts'
import { type Stance, stanceOf } from './render-layers.ts'
import { savePicture } from './save-picture.ts'
import type { ArtSpec } from './specs/spec.ts'

type CardName = keyof typeof cardRules

const { card, mini, thumbnail } = cardRules
const COMPACT_SCALE = 3

async function artOf(
  studio: Studio,
  spec: ArtSpec,
  drawing: CreatureDrawing,
  stance: Stance,
  cache: string,
): Promise<CardArt> {
  const background = backgroundOf(spec)
  return {
    creature: dataUrl(drawing.creature),
    glow: dataUrl(drawing.glow),
    background: dataUrl(await drawBackground(studio, background, cache)),
    particles: dataUrl(await drawParticles(studio, background, cache)),
    floats: spec.floats ?? false,
    ...stance,
  }
}

export async function renderCards(
  studio: Studio,
  spec: ArtSpec,
  drawing: CreatureDrawing,
  root: string,
  cache: string,
): Promise<Record<CardName, PictureEntry>> {
  const { slug, tipo, rarita } = spec
  const art = await artOf(studio, spec, drawing, await stanceOf(drawing.creature), cache)
  const full = await studio.photograph(cardHtml(art, tipo, rarita), card.width!, card.height!)
  const small = await studio.photograph(
    compactHtml(art, tipo, rarita),
    thumbnail.width!,
    thumbnail.height!,
    COMPACT_SCALE,
  )
  const shrunk = (name: 'mini' | 'thumbnail') =>
    sharp(small).resize(cardRules[name].width, cardRules[name].height, { kernel: 'lanczos3' })
  return {
    card: await savePicture(root, `${slug}/card.webp`, sharp(full), card),
    mini: await savePicture(root, `${slug}/mini.webp`, shrunk('mini'), mini),
    thumbnail: await savePicture(root, `${slug}/thumbnail.webp`, shrunk('thumbnail'), thumbnail),
  }
}
