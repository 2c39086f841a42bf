import { Container } from 'pixi.js'
import type { MovePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import { paintBolt, paintOrb, paintTile, type TileState } from '../../paint/furniture.ts'
import type { TypeLook } from '../../palette.ts'
import { makePressable } from '../../pressable.ts'
import { bodyText, displayText, fitWidth } from '../../text.ts'

const ORB = 34
const BOLT = 14
/** A selected tile grows this much towards the middle of the table. */
export const SELECTED_GROWTH = 12

interface TileWords {
  damage: string
}

/** One move: emblem, name, cost in bolts, damage. Its origin is the top left corner at rest. */
export class MoveTile extends Container {
  constructor(
    kit: Kit,
    move: MovePicture,
    look: TypeLook,
    box: { w: number; h: number },
    selected: boolean,
    words: TileWords,
  ) {
    super()
    const state: TileState = move.disabled ? 'off' : selected ? 'selected' : 'ready'
    const growth = selected ? SELECTED_GROWTH : 0
    const w = box.w + growth
    const left = -growth
    const ground = kit.paints.sprite(
      `tile:${look.file}:${state}:${w}:${box.h}`,
      w,
      box.h,
      paintTile(w, box.h, state, look),
      24,
    )
    ground.x = left
    const orb = kit.paints.sprite(
      `orb:${look.file}:${ORB}:${state === 'off'}`,
      ORB,
      ORB,
      paintOrb(ORB, look, state === 'off'),
      6,
    )
    orb.position.set(left + (selected ? 14 : 10), (box.h - ORB) / 2)
    this.addChild(ground, orb)
    const damageRoom = this.addDamage(kit, move, box, words)
    this.addName(kit, move, orb.x + ORB + 10, box, damageRoom)
    makePressable(
      this,
      { x: left, y: 0, w, h: box.h },
      {
        touch: kit.touch,
        tap: () => {
          if (move.disabled) return
          kit.cue(selected ? 'click' : 'select')
          kit.gesture({ type: selected ? 'confirm-move' : 'select-move', index: move.index })
        },
      },
    )
  }

  private addDamage(kit: Kit, move: MovePicture, box: { w: number; h: number }, words: TileWords): number {
    const off = move.disabled !== null
    const number = displayText(kit.sharpness, String(move.danno), {
      size: 27,
      fill: off ? '#a39379' : '#ffe9a8',
      shadow: 3,
    })
    const word = bodyText(kit.sharpness, words.damage, { size: 11, fill: off ? '#8d7d65' : '#e9cfa0' })
    fitWidth(word, 60)
    const room = Math.max(number.width, word.width)
    number.anchor.set(0.5)
    word.anchor.set(0.5)
    number.position.set(box.w - 14 - room / 2, box.h / 2 - 7)
    word.position.set(box.w - 14 - room / 2, box.h / 2 + 15)
    this.addChild(number, word)
    return room + 22
  }

  private addName(kit: Kit, move: MovePicture, x: number, box: { w: number; h: number }, taken: number) {
    const off = move.disabled !== null
    const name = displayText(kit.sharpness, move.nome, {
      size: 17,
      fill: off ? '#a39379' : '#fff',
      shadow: 3,
    })
    fitWidth(name, box.w - x - taken)
    name.anchor.set(0, 0.5)
    name.position.set(x, box.h / 2 - 9)
    this.addChild(name)
    for (let i = 0; i < move.costo; i++) {
      const bolt = kit.paints.sprite(`bolt:${!off}`, BOLT, BOLT, paintBolt(BOLT, !off), 4)
      bolt.position.set(x + i * (BOLT + 2.5), box.h / 2 + 4)
      this.addChild(bolt)
    }
    if (!move.disabled) return
    const reason = bodyText(kit.sharpness, move.disabled, { size: 11.5, fill: '#d9c6a5' })
    const reasonX = x + move.costo * (BOLT + 2.5) + 6
    fitWidth(reason, box.w - reasonX - taken)
    reason.anchor.set(0, 0.5)
    reason.position.set(reasonX, box.h / 2 + 11)
    this.addChild(reason)
  }
}
