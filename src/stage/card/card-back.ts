import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import { stageArt } from '../art/art-addresses.ts'
import { drawCardBack } from '../draw/fallback-art.ts'
import { CARD_RATIO } from './card-art.ts'

/** The back of a card, `w` units wide, with its origin at the top left corner. @param tint darkens a defeated one */
export function cardBack(kit: Kit, w: number, tint = '#ffffff'): Container {
  const piece = new Container()
  const h = w * CARD_RATIO
  kit.art.use(stageArt('card-back.webp'), texture => {
    if (piece.destroyed) return
    const back = texture ? new Sprite(texture) : kit.drawn.sprite(`back:${w}`, w, h, drawCardBack(w, h))
    back.setSize(w, h)
    back.tint = tint
    piece.addChild(back)
  })
  return piece
}
