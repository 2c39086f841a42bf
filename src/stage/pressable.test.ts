// @vitest-environment happy-dom
import { Container, type FederatedPointerEvent } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { makePressable } from './pressable.ts'

const at = (x: number, y: number, pointerType = 'mouse') =>
  ({ globalX: x, globalY: y, pointerType, stopPropagation: () => {} }) as FederatedPointerEvent

function pressed() {
  const table = new Container()
  const piece = new Container()
  table.addChild(piece)
  const told = { tap: vi.fn(), carry: vi.fn() }
  makePressable(piece, { x: 0, y: 0, w: 100, h: 40 }, { touch: 44, ...told })
  return { table, piece, ...told }
}

describe('a press', () => {
  it('is a tap without any move in between', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerup', at(50, 20))
    expect(tap).toHaveBeenCalledOnce()
  })

  it('at the very edge is a tap although the pressed piece has shrunk away from the finger', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(100, 20))
    piece.emit('pointerupoutside', at(100, 20))
    expect(tap).toHaveBeenCalledOnce()
  })

  it('that ends far away is none, even when no move was told', () => {
    const { piece, tap } = pressed()
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerupoutside', at(50, 300))
    expect(tap).not.toHaveBeenCalled()
  })

  it('that moves becomes a drag, and no tap', () => {
    const { table, piece, tap, carry } = pressed()
    piece.emit('pointerdown', at(50, 20))
    table.emit('globalpointermove', at(70, 20))
    piece.emit('pointerup', at(70, 20))
    expect(carry).toHaveBeenCalledOnce()
    expect(tap).not.toHaveBeenCalled()
  })

  it('leaves the piece where it lay, a mouse that leaves meanwhile included', () => {
    const { piece } = pressed()
    piece.emit('pointerover', at(50, 20))
    piece.emit('pointerdown', at(50, 20))
    piece.emit('pointerout', at(50, 300))
    piece.emit('pointerupoutside', at(50, 300))
    expect([piece.x, piece.y, piece.scale.x]).toEqual([0, 0, 1])
  })
})
