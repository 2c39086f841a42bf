/**
 * Draws one slot of a page on a 2D canvas: a card in its frame and finish with its texts, or the empty field of a
 * missing one.
 */

import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { finishLooks, finishOf, restingLean } from '@/design/card/card-finish.ts'
import { fitText, nameRoom, numberSize } from '@/design/card/card-text.ts'
import { compactLayout } from '@/domain/card-layout.ts'
import { artOf } from '../../art/art-addresses.ts'
import { roundRect } from '../../draw/brush.ts'
import { rarityLooks, shopColours, typeLooks } from '../../draw/palette.ts'
import type { Box } from '../../layout/layout.ts'
import type { SlotPicture } from './album-stage-api.ts'
import type { CardPictures } from './card-pictures.ts'

type Ctx = CanvasRenderingContext2D

const BAKED_FOIL = 0.5 // factor on the look's strength, because it covers the creature
const SMALL = 170 // width in device pixels up to which the thumbnail is sharp enough

export interface SlotBrush {
  ctx: Ctx
  pictures: CardPictures
  sharpness: number // device pixels per CSS pixel
}

/** Draws what has loaded so far. The caller draws a card again later if its image is still loading. @param box in CSS pixels */
export function drawSlot(brush: SlotBrush, slot: SlotPicture, box: Box): void {
  if (slot.card && slot.slug) drawCard(brush, slot.slug, slot.card, box)
  else drawWell(brush, slot, box)
}

type Card = NonNullable<SlotPicture['card']>

function drawCard({ ctx, pictures, sharpness }: SlotBrush, slug: string, card: Card, box: Box) {
  const { x, y, w, h } = box
  const wide = w * sharpness
  const address = artOf(slug, wide > SMALL ? 'mini' : 'thumbnail')
  const art = pictures.get(address, wide, h * sharpness)
  ctx.save()
  ctx.shadowColor = '#3a2008a6'
  ctx.shadowBlur = w * 0.055 * sharpness
  ctx.shadowOffsetY = w * 0.028 * sharpness
  roundRect(ctx, x, y, w, h, w / 10)
  ctx.fillStyle = art ? '#2a1a0c' : typeLooks[card.tipo].dark
  ctx.fill()
  ctx.restore()
  if (art) {
    ctx.save()
    roundRect(ctx, x, y, w, h, w / 10)
    ctx.clip()
    ctx.drawImage(art, x, y, w, h)
    ctx.restore()
  } else drawFrame(ctx, card, box)
  drawFinish(ctx, card.rarita, box)
  drawWords(ctx, card, box)
}

/** Shown until its image has loaded. */
function drawFrame(ctx: Ctx, card: Card, { x, y, w, h }: Box) {
  const look = typeLooks[card.tipo]
  const ground = ctx.createLinearGradient(0, y, 0, y + h)
  ground.addColorStop(0, look.light)
  ground.addColorStop(1, look.dark)
  roundRect(ctx, x, y, w, h, w / 10)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.lineWidth = w * 0.04
  ctx.strokeStyle = rarityLooks[card.rarita].gem
  roundRect(ctx, x + w * 0.02, y + w * 0.02, w * 0.96, h - w * 0.04, w / 11)
  ctx.stroke()
}

/** The foil at rest: bands at 115° and a glare from the upper right, as on the card in the page. */
function drawFinish(ctx: Ctx, rarity: Rarity, { x, y, w, h }: Box) {
  const look = finishLooks[finishOf(rarity)]
  ctx.save()
  roundRect(ctx, x + w * 0.035, y + w * 0.035, w * 0.93, h - w * 0.07, w * 0.07)
  ctx.clip()
  if (look.bands.length > 0) {
    const reach = w * 1.25
    const foil = ctx.createLinearGradient(x - w * 0.1, y, x + reach * 0.9, y + reach * 0.42)
    const stops = [...look.bands, ...look.bands, look.bands[0] ?? '#0000']
    for (const [at, colour] of stops.entries()) foil.addColorStop(at / (stops.length - 1), colour)
    ctx.globalCompositeOperation = 'screen'
    ctx.globalAlpha = look.strength * BAKED_FOIL
    ctx.fillStyle = foil
    ctx.fillRect(x, y, w, h)
  }
  const middle = { x: x + (w * (1 + restingLean.x * 2)) / 2, y: y + (h * (1 + restingLean.y * 3)) / 2 }
  const glare = ctx.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, w * 0.72)
  glare.addColorStop(0, '#ffffffb0')
  glare.addColorStop(1, '#ffffff00')
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = look.glare * 0.7
  ctx.fillStyle = glare
  ctx.fillRect(x, y, w, h)
  ctx.restore()
}

function drawWords(ctx: Ctx, card: Card, { x, y, w }: Box) {
  const unit = w / compactLayout.width
  const put = (text: string, place: { x: number; y: number; w: number; h: number }, size: number) => {
    const middle = { x: x + (place.x + place.w / 2) * unit, y: y + (place.y + place.h / 2) * unit }
    ctx.font = `400 ${size * unit}px 'Lilita One', Lexend, sans-serif`
    ctx.lineWidth = size * unit * 0.22
    ctx.strokeText(text, middle.x, middle.y, place.w * unit * 1.04)
    ctx.fillText(text, middle.x, middle.y, place.w * unit * 1.04)
  }
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = '#120a06'
  ctx.fillStyle = '#fff'
  const { lines, size } = fitText(card.nome, nameRoom.compact)
  put(lines[0] ?? card.nome, compactLayout.name, size)
  put(String(card.atk), compactLayout.attack, numberSize(card.atk, 'compact') * 1.12)
  put(String(card.pv), compactLayout.health, numberSize(card.pv, 'compact') * 1.12)
  ctx.restore()
}

/** An embossed field in the paper with the silhouette of the missing card. */
function drawWell({ ctx, pictures, sharpness }: SlotBrush, slot: SlotPicture, { x, y, w, h }: Box) {
  ctx.save()
  roundRect(ctx, x, y, w, h, w / 10)
  ctx.fillStyle = '#a88a5a45'
  ctx.fill()
  ctx.clip()
  ctx.shadowColor = '#4a2e0ecc'
  ctx.shadowBlur = w * 0.06 * sharpness
  ctx.shadowOffsetY = w * 0.018 * sharpness
  ctx.lineWidth = 2
  ctx.strokeStyle = '#8a6838'
  roundRect(ctx, x - 1, y - 1, w + 2, h + 2, w / 10)
  ctx.stroke()
  ctx.restore()
  ctx.lineWidth = Math.max(1, w * 0.018)
  ctx.strokeStyle = '#8a6838b0'
  roundRect(ctx, x, y, w, h, w / 10)
  ctx.stroke()
  const shape = slot.slug
    ? pictures.get(artOf(slot.slug, 'silhouette'), w * 0.86 * sharpness, w * 0.86 * sharpness)
    : null
  if (shape) {
    ctx.save()
    ctx.globalAlpha = 0.42
    ctx.drawImage(shape, x + w * 0.07, y + h * 0.1, w * 0.86, w * 0.86)
    ctx.restore()
  }
  ctx.font = `700 ${Math.max(11, w * 0.13)}px Lexend, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = '#4e3413'
  ctx.fillText(slot.number, x + w / 2, y + h - w * 0.075)
}

/** Marks over the edges of a slot: the copies, below the name, and whether it is new. */
export function drawMarks(ctx: Ctx, slot: SlotPicture, { x, y, w, h }: Box): void {
  const size = Math.max(11, Math.min(15, w * 0.12))
  if (slot.copies) {
    const wide = size * 1.15 + slot.copies.length * size * 0.42
    pill(ctx, slot.copies, {
      x: x + w - wide + size * 0.42,
      y: y + (compactLayout.name.y + compactLayout.name.h) * (w / compactLayout.width) + size * 0.2,
      w: wide,
      h: size * 1.6,
      size: size * 1.02,
      fill: shopColours.primaryDark,
      ink: shopColours.onPrimary,
      rim: '#f3e6c8',
    })
  }
  if (slot.mark) {
    ctx.font = `800 ${size}px Lexend, sans-serif`
    const wide = ctx.measureText(slot.mark).width + size * 1.5
    pill(ctx, slot.mark, {
      x: x + (w - wide) / 2,
      y: y + h - size * 1.15,
      w: wide,
      h: size * 1.62,
      size,
      fill: shopColours.secondary,
      ink: shopColours.onSecondary,
      rim: '#7a4a00',
    })
  }
}

interface Pill extends Box {
  size: number
  fill: string
  ink: string
  rim: string
}

function pill(ctx: Ctx, text: string, { x, y, w, h, size, fill, ink, rim }: Pill) {
  ctx.save()
  roundRect(ctx, x, y, w, h, h / 2)
  ctx.shadowColor = '#0008'
  ctx.shadowBlur = 4
  ctx.shadowOffsetY = 1
  ctx.fillStyle = fill
  ctx.fill()
  ctx.restore()
  ctx.lineWidth = Math.max(1, size * 0.1)
  ctx.strokeStyle = rim
  ctx.stroke()
  ctx.font = `800 ${size}px Lexend, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = ink
  ctx.fillText(text, x + w / 2, y + h / 2 + size * 0.06)
}
