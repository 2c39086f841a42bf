// @vitest-environment happy-dom
import { Container, type FederatedPointerEvent } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { makePressable } from './pressable.ts'

const at = (x: number, y: number, pointerType = 'mouse') =>
  ({ globalX: x, globalY: y, pointerType, stopPropagation: () => {} }) as FederatedPointerEvent

function pressed() {
  const table = new Container()
  table.eventMode = 'static'
  new Container().addChild(table) // Pixi's own root, which receives no pointer moves
  const piece = new Container()
  table.addChild(piece)
  const handlers = { tap: vi.fn(), carry: vi.fn() }
  makePressable(piece, { x: 0, y: 0, w: 100, h: 40 }, { touch: 44, ...handlers })
  return { table, piece, ...handlers }
}

describe('press on the stage', () => {
  it('is a tap without movement', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerup', at(50, 20))
    expect(tap).toHaveBeenCalledOnce()
  })

  it('is a tap at the very edge although the pressed object has shrunk', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(100, 20))
    piece.emit('pointerupoutside', at(100, 20))
    expect(tap).toHaveBeenCalledOnce()
  })

  it('is no tap if it ends far away, even without a move event', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerupoutside', at(50, 300))
    expect(tap).not.toHaveBeenCalled()
  })

  it('becomes a drag and no tap when it moves', () => {
    const { table, piece, tap, carry } = pressed()
    piece.emit('pointerdown', at(50, 20))
    table.emit('globalpointermove', at(70, 20))
    piece.emit('pointerup', at(70, 20))
    expect(carry).toHaveBeenCalledOnce()
    expect(tap).not.toHaveBeenCalled()
  })

  it('restores the position of the object, even if the mouse leaves meanwhile', () => {
    const { piece } = pressed()
    piece.emit('pointerover', at(50, 20))
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerout', at(50, 300))
    piece.emit('pointerupoutside', at(50, 300))
    expect([piece.x, piece.y, piece.scale.x]).toEqual([0, 0, 1])
  })
})
