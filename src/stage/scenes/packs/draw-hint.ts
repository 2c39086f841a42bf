/** Drawn parts of an opened card: the glow of its rarity, its foil, and a face if its image is missing. */

import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import { conic, radial, roundRect } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { drawLandscape } from '../../draw/fallback-art.ts'
import { rarityLooks, typeLooks } from '../../draw/palette.ts'
import { drawFace } from './draw-face.ts'
import { hintColours } from './poses.ts'

export const GLOW_PAD = 26
export const BANDS = 256

/** A glow around the card in the rarity's colour, stronger for rarer cards. */
export const drawHint =
  (w: number, h: number, rarity: Rarity): DrawCallback =>
  ctx => {
    const { gems } = rarityLooks[rarity]
    const strong = 0.34 + gems * 0.11
    const colour =
      rarity === 'Unica' ? conic(ctx, w / 2, h / 2, 40, rarityLooks.Unica.metal) : hintColours[rarity]
    const { a } = ctx.getTransform()
    ctx.globalAlpha = strong
    for (const blur of [GLOW_PAD * 0.8, GLOW_PAD * 0.4]) {
      ctx.filter = `blur(${(blur * a) / 2}px)`
      roundRect(ctx, -3, -3, w + 6, h + 6, w / 13)
      ctx.fillStyle = colour
      ctx.fill()
    }
    ctx.filter = 'none'
    ctx.globalAlpha = Math.min(1, 0.45 + gems * 0.1)
    roundRect(ctx, -2, -2, w + 4, h + 4, w / 14)
    ctx.lineWidth = 2.6
    ctx.strokeStyle = colour
    ctx.stroke()
  }

/** A strip of `BANDS` × 4 with colours that repeat without a seam; nothing for an empty list. */
export const drawBands =
  (bands: readonly string[]): DrawCallback =>
  ctx => {
    if (bands.length === 0) return
    const strip = ctx.createLinearGradient(0, 0, BANDS, 0)
    for (const [at, colour] of [...bands, bands[0] ?? '#0000'].entries())
      strip.addColorStop(at / bands.length, colour)
    ctx.fillStyle = strip
    ctx.fillRect(0, 0, BANDS, 4)
  }

/** A face without its image: frame and landscape of its type, and all texts. */
export const drawPlainFace =
  (w: number, face: FaceText, kind: string): DrawCallback =>
  ctx => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 896
    const art = canvas.getContext('2d')!
    roundRect(art, 0, 0, 640, 896, 40)
    art.fillStyle = conic(art, 320, 448, 40, rarityLooks[face.rarity].metal)
    art.fill()
    roundRect(art, 20, 20, 600, 856, 26)
    art.clip()
    drawLandscape(640, 896, typeLooks[face.type])(art)
    drawFace(w, canvas, face, kind)(ctx)
  }

/** Rays of every colour for an Unica, which tinting white ones could not produce. */
export const drawRainbow =
  (size: number): DrawCallback =>
  ctx => {
    ctx.fillStyle = conic(ctx, size / 2, size / 2, 0, rarityLooks.Unica.metal)
    ctx.fillRect(0, 0, size, size)
    ctx.globalCompositeOperation = 'destination-in'
    ctx.fillStyle = radial(ctx, size / 2, size / 2, size / 2, ['#000000cc', [0.5, '#00000055'], '#00000000'])
    ctx.fillRect(0, 0, size, size)
  }
