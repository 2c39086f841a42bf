// @vitest-environment happy-dom
import { Container, type FederatedPointerEvent, Point } from 'pixi.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdTime, pass } from '../testing/screenless-stage.ts'
import { createStageClock } from '../timing/stage-clock.ts'
import { DragField } from './drag-field.ts'

interface Pointer {
  x: number
  y: number
  pointerId?: number
  buttons?: number
}

const at = ({ x, y, pointerId = 1, buttons = 1 }: Pointer) =>
  ({
    pointerId,
    buttons,
    pointerType: 'mouse',
    getLocalPosition: (_: Container, into = new Point()) => into.set(x, y),
  }) as unknown as FederatedPointerEvent

beforeEach(holdTime)

/** A drag that began at 10, 10 and may be dropped right of x = 100. */
function dragging(reducedMotion = false) {
  const ground = new Container()
  const field = new DragField(ground, { clock: createStageClock(), reducedMotion })
  ground.addChild(field)
  const [light, drop, follow, end] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const place = { holds: ({ x }: { x: number }) => x > 100, light }
  field.carry({ piece: () => new Container(), place, drop, follow, end }, at({ x: 10, y: 10 }))
  return { ground, field, light, drop, follow, end }
}

describe('drag over the stage', () => {
  it('ends the drag, then drops, on the drop area', () => {
    const { ground, field, drop, end, light } = dragging()
    ground.emit('globalpointermove', at({ x: 150, y: 10 }))
    ground.emit('pointerup', at({ x: 150, y: 10 }))
    expect(drop).toHaveBeenCalledOnce()
    expect(end.mock.invocationCallOrder[0]).toBeLessThan(drop.mock.invocationCallOrder[0]!)
    expect(light.mock.calls).toEqual([[true], [false]])
    expect(field.children).toHaveLength(0)
  })

  it('reports every position and whether a release there would drop', () => {
    const { ground, follow } = dragging()
    ground.emit('globalpointermove', at({ x: 90, y: 5 }))
    ground.emit('globalpointermove', at({ x: 110, y: 5 }))
    expect(follow.mock.calls).toEqual([
      [{ x: 10, y: 10 }, false],
      [{ x: 90, y: 5 }, false],
      [{ x: 110, y: 5 }, true],
    ])
  })

  it('returns to its start when it is released elsewhere', async () => {
    const { ground, field, drop, end } = dragging()
    ground.emit('globalpointermove', at({ x: 60, y: 50 }))
    ground.emit('pointerup', at({ x: 60, y: 50 }))
    expect(end).toHaveBeenCalledOnce()
    await pass(0.1)
    expect(field.children[0]?.x).toBeLessThan(60)
    await pass(0.2)
    expect(field.children).toHaveLength(0)
    expect(drop).not.toHaveBeenCalled()
  })

  it('ignores a second finger', () => {
    const { ground, field, drop } = dragging()
    ground.emit('globalpointermove', at({ x: 150, y: 10, pointerId: 2 }))
    ground.emit('pointerup', at({ x: 150, y: 10, pointerId: 2 }))
    expect(drop).not.toHaveBeenCalled()
    expect(field.children[0]?.x).toBe(10)
  })

  const cancels: [string, (ground: Container) => void][] = [
    ['Escape', () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['a lost touch', ground => ground.emit('pointercancel', at({ x: 150, y: 10 }))],
    [
      'a mouse released outside the window',
      ground => ground.emit('globalpointermove', at({ x: 150, y: 10, buttons: 0 })),
    ],
  ]

  it.each(cancels)('is cancelled by %s', (_, cancel) => {
    const { ground, drop, light } = dragging(true)
    ground.emit('globalpointermove', at({ x: 150, y: 10 }))
    cancel(ground)
    ground.emit('pointerup', at({ x: 150, y: 10 }))
    expect(drop).not.toHaveBeenCalled()
    expect(light).toHaveBeenLastCalledWith(false)
  })

  it('stops Escape from reaching the page only during the drag', () => {
    const onPage = vi.fn()
    document.addEventListener('keydown', onPage)
    const pressEscape = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    dragging()
    pressEscape()
    expect(onPage).not.toHaveBeenCalled()
    pressEscape()
    expect(onPage).toHaveBeenCalledOnce()
  })
})
