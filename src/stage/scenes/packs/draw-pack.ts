/** Drawn parts of a pack: its back, its two halves once torn, the foil over it. */

import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { finishLooks, finishOf } from '@/design/card/card-finish.ts'
import { cardTiers, type PackTier, packTiers } from '@/engine/packs/odds.ts'
import { slanted, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { mixed, shopColours } from '../../draw/palette.ts'
import { raggedAt, TEETH } from './tear-geometry.ts'

type Ctx = CanvasRenderingContext2D

/** The pack's image: 392 × 588, including a rim of 14 around the pack. */
export const PICTURE = { w: 392, h: 588, rim: 14 }

/** Returns the card rarity that names a kind of pack. */
export const rarityOfTier = (tier: PackTier): Rarity => cardTiers[packTiers.indexOf(tier)] ?? 'Comune'

export const packColours: Record<PackTier, { light: string; dark: string }> = {
  common: { light: '#7cc45a', dark: '#245c1e' },
  uncommon: { light: '#7ab8f0', dark: '#1e4e94' },
  rare: { light: '#b4bcc8', dark: '#454d5a' },
  epic: { light: '#9a7af0', dark: '#3a208a' },
  legendary: { light: '#ff8a5a', dark: '#8a1a0c' },
}

/** Cuts the image horizontally along the ragged line; `below` keeps the pack, otherwise the strip. */
function cut(ctx: Ctx, w: number, h: number, below: boolean) {
  ctx.beginPath()
  ctx.moveTo(0, below ? h : 0)
  for (let tooth = 0; tooth <= TEETH; tooth++) ctx.lineTo((tooth / TEETH) * w, raggedAt(tooth / TEETH) * h)
  ctx.lineTo(w, below ? h : 0)
  ctx.closePath()
}

function ragged(ctx: Ctx, w: number, h: number, dy: number) {
  const from = PICTURE.rim / PICTURE.w
  ctx.beginPath()
  for (let step = 0; step <= TEETH; step++) {
    const u = from + (1 - 2 * from) * (step / TEETH)
    ctx.lineTo(u * w, raggedAt(u) * h + dy)
  }
}

/** The pack without its strip: the torn paper is white and lit from inside. */
export const drawTornBody =
  (w: number, h: number, picture: CanvasImageSource): DrawCallback =>
  ctx => {
    ctx.save()
    cut(ctx, w, h, true)
    ctx.clip()
    ctx.drawImage(picture, 0, 0, w, h)
    ctx.restore()
    ctx.lineJoin = 'round'
    for (const [dy, width, colour] of [
      [3.4, 7, '#ffb41a55'],
      [1.6, 3.2, '#ffe9b0cc'],
      [0.4, 1.6, '#ffffff'],
    ] as const) {
      ragged(ctx, w, h, dy)
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.stroke()
    }
  }

/** The torn-off strip with its ragged lower edge. @param w,h size of the whole pack */
export const drawStrip =
  (w: number, h: number, picture: CanvasImageSource): DrawCallback =>
  ctx => {
    ctx.save()
    cut(ctx, w, h, false)
    ctx.clip()
    ctx.drawImage(picture, 0, 0, w, h)
    ctx.restore()
    ragged(ctx, w, h, -0.6)
    ctx.strokeStyle = '#fffaf0'
    ctx.lineWidth = 1.8
    ctx.lineJoin = 'round'
    ctx.stroke()
  }

/** The back: the same foil, the seam in its middle, the brand's star. */
export const drawBack =
  (w: number, h: number, picture: CanvasImageSource, tier: PackTier): DrawCallback =>
  ctx => {
    const { light, dark } = packColours[tier]
    ctx.drawImage(picture, 0, 0, w, h)
    ctx.globalCompositeOperation = 'source-atop' // keeps the outline of the pack
    const top = h * 0.095
    const bottom = h * 0.905
    ctx.fillStyle = slanted(ctx, w, h, 115, [dark, light, mixed(light, dark, 0.55), light, dark])
    ctx.fillRect(0, top, w, bottom - top)
    ctx.fillStyle = vertical(ctx, top, bottom, [
      '#00000055',
      [0.2, '#00000000'],
      [0.8, '#00000000'],
      '#00000066',
    ])
    ctx.fillRect(0, top, w, bottom - top)
    const seam = w * 0.13
    ctx.fillStyle = mixed(light, dark, 0.35)
    ctx.fillRect(w / 2 - seam / 2, top, seam, bottom - top)
    for (const [x, colour] of [
      [w / 2 - seam / 2, '#ffffff66'],
      [w / 2 + seam / 2, '#00000077'],
    ] as const) {
      ctx.fillStyle = colour
      ctx.fillRect(x - 0.5, top, 1, bottom - top)
    }
    drawStar(ctx, w / 2, h / 2, w * 0.27)
    ctx.globalCompositeOperation = 'source-over'
  }

function drawStar(ctx: Ctx, x: number, y: number, r: number) {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.fillStyle = `${mixed(shopColours.primaryDeep, '#000000', 0.42)}cc`
  ctx.fill()
  ctx.lineWidth = r * 0.07
  ctx.strokeStyle = shopColours.secondaryText
  ctx.stroke()
  ctx.beginPath()
  for (let at = 0; at < 8; at++) {
    const angle = (at * Math.PI) / 4 - Math.PI / 2
    const reach = at % 2 ? r * 0.17 : r * 0.72
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  ctx.closePath()
  ctx.fillStyle = shopColours.secondaryText
  ctx.fill()
}

export const FOIL = 256

/** One repeat of the bands that slide over a pack of this kind. The plainest kind has a soft sheen. */
export const drawFoil =
  (tier: PackTier): DrawCallback =>
  ctx => {
    const rarity = rarityOfTier(tier)
    const finishBands = finishLooks[finishOf(rarity)].bands
    const bands = finishBands.length > 0 ? finishBands : finishLooks.sheen.bands
    const strip = ctx.createLinearGradient(0, 0, FOIL, 0)
    for (const [at, colour] of [...bands, bands[0] ?? '#0000'].entries())
      strip.addColorStop(at / bands.length, colour)
    ctx.fillStyle = strip
    ctx.fillRect(0, 0, FOIL, 4)
  }

export const foilStrength: Record<PackTier, number> = {
  common: 0.2,
  uncommon: 0.3,
  rare: 0.34,
  epic: 0.36,
  legendary: 0.42,
}
