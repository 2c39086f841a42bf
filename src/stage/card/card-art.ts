/** A card without text: its art and frame, from the pipeline's images or drawn if they are missing. */
import { type Container, Sprite, Texture } from 'pixi.js'
import { compactLayout } from '@/domain/card-layout.ts'
import type { Kit } from '../app/kit.ts'
import type { Art } from '../art/art.ts'
import { artOf } from '../art/art-addresses.ts'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { conic, disc, drawGlyph, radial, roundRect } from '../draw/brush.ts'
import { CREATURE_CANVAS, drawCreature, drawLandscape } from '../draw/fallback-art.ts'
import { rarityLooks, typeLooks } from '../draw/palette.ts'

const { width, height, name, attack, health } = compactLayout

export const CARD_RATIO = height / width

/** Positions of the texts on a small card, as shares of its width. */
export const places = {
  name: { x: (name.x + name.w / 2) / width, y: (name.y + name.h / 2) / width, w: name.w / width },
  disc: (attack.w / width) * 0.93,
  attackX: (attack.x + attack.w / 2) / width,
  healthX: (health.x + health.w / 2) / width,
  numbersY: (attack.y + attack.h / 2) / width,
}

/** Fills `holder` with the card's art, `w` units wide. Until it has loaded, shows a blank card of its type. */
export function dressCard(kit: Kit, holder: Container, card: CardSnapshot, w: number): void {
  const h = w * CARD_RATIO
  let isThere = false
  kit.art.use(artOf(card.slug, 'mini'), texture => {
    isThere = true
    if (holder.destroyed) return
    holder.removeChildren()
    if (texture) holder.addChild(fill(card.defeated ? greyed(kit, texture, card, w) : texture, w, h))
    else composeCard(kit, holder, card, w)
  })
  if (!isThere) holder.addChild(blankCard(kit, card, w))
}

/** Two boxes and a glyph, cheaper than a whole frame, because it is visible for a moment only. */
function blankCard({ drawn }: Kit, { tipo, rarita }: CardSnapshot, w: number): Sprite {
  const h = w * CARD_RATIO
  const { light, dark, glyph } = typeLooks[tipo]
  return drawn.sprite(`blank:${tipo}:${rarita}:${w}`, w, h, ctx => {
    const rim = w * 0.04
    roundRect(ctx, 0, 0, w, h, w / 13)
    ctx.fillStyle = rarityLooks[rarita].metal[1] ?? light
    ctx.fill()
    roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w / 20)
    ctx.fillStyle = radial(ctx, w / 2, h * 0.45, h * 0.7, [light, dark])
    ctx.fill()
    ctx.globalAlpha = 0.4
    drawGlyph(ctx, glyph, w / 2, h * 0.45, w * 0.5, '#ffffff')
  })
}

function fill(texture: Texture, w: number, h: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.setSize(w, h)
  return sprite
}

/** Composes frame, window, landscape and creature. */
function composeCard(kit: Kit, holder: Container, card: CardSnapshot, w: number) {
  const h = w * CARD_RATIO
  const look = typeLooks[card.tipo]
  const base = kit.drawn.sprite(`card:${card.tipo}:${card.rarita}:${w}`, w, h, ctx => {
    const rim = w * 0.04
    roundRect(ctx, 0, 0, w, h, w / 13)
    ctx.fillStyle = conic(ctx, w / 2, h / 2, 40, rarityLooks[card.rarita].metal)
    ctx.fill()
    ctx.save()
    roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w / 20)
    ctx.clip()
    drawLandscape(w, h, look)(ctx)
    ctx.restore()
    ctx.strokeStyle = '#00000099'
    ctx.lineWidth = w * 0.012
    roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w / 20)
    ctx.stroke()
    drawFittings(ctx, card, w)
  })
  holder.addChild(base)
  const figure = figureSprite(
    kit.art,
    card,
    kit.drawn.texture(`creature:${card.tipo}`, CREATURE_CANVAS, CREATURE_CANVAS, drawCreature(look)),
  )
  const size = w * 0.92
  figure.setSize(size, size)
  figure.position.set((w - size) / 2, h * 0.17)
  holder.addChild(figure)
}

/** Emblem, gems and the two discs, as in the pipeline's images. */
function drawFittings(ctx: CanvasRenderingContext2D, card: CardSnapshot, w: number) {
  const look = typeLooks[card.tipo]
  const { gems, gem } = rarityLooks[card.rarita]
  const medal = (x: number, y: number, size: number, light: string, dark: string) => {
    disc(ctx, x, y, size / 2)
    ctx.fillStyle = '#d8a654'
    ctx.fill()
    disc(ctx, x, y, size * 0.42)
    ctx.fillStyle = radial(ctx, x - size * 0.14, y - size * 0.2, size * 0.7, [light, dark])
    ctx.fill()
  }
  medal(w * 0.15, w * 0.15, w * 0.28, look.light, look.dark)
  drawGlyph(ctx, look.glyph, w * 0.15, w * 0.15, w * 0.16, '#fff')
  medal(w * places.attackX, w * places.numbersY, w * 0.34, '#ff8a5a', '#a52a0c')
  medal(w * places.healthX, w * places.numbersY, w * 0.34, '#6ad08a', '#1c6a3c')
  ctx.fillStyle = gem
  for (let i = 0; i < gems; i++) {
    disc(ctx, w * 0.5 + (i - (gems - 1) / 2) * w * 0.055, w * 1.28, w * 0.02)
    ctx.fill()
  }
}

function figureSprite(art: Art, card: CardSnapshot, standIn: Texture): Sprite {
  const sprite = new Sprite(Texture.EMPTY)
  art.use(artOf(card.slug, 'creature'), texture => {
    if (sprite.destroyed) return
    const { width, height } = sprite
    sprite.texture = texture ?? standIn
    sprite.setSize(width, height)
  })
  return sprite
}

/** The grey copy of a defeated card, drawn once instead of filtered in every frame. */
function greyed(kit: Kit, texture: Texture, card: CardSnapshot, w: number): Texture {
  const h = w * CARD_RATIO
  return kit.drawn.texture(`fallen:${card.slug}:${w}`, w, h, ctx => {
    const image = texture.source.resource as CanvasImageSource
    ctx.drawImage(image, 0, 0, w, h)
    ctx.globalCompositeOperation = 'saturation'
    ctx.fillStyle = '#000'
    ctx.fillRect(0, 0, w, h)
    ctx.globalCompositeOperation = 'destination-in'
    roundRect(ctx, 0, 0, w, h, w / 16)
    ctx.fill()
  })
}
