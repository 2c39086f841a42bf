import { Container, type FederatedPointerEvent } from 'pixi.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePicture } from '../../testing/sample-pictures.ts'
import { stubActors } from '../../testing/stub-actors.ts'
import { Gazes } from './gazes.ts'

const CARD = { x: 400, y: 380 }
const { own, rival } = stubActors()
const looks = vi.spyOn(own.creature, 'lookAt')
const rivalLooks = vi.spyOn(rival.creature, 'lookAt')

let view: Container
let gazes: Gazes
beforeEach(() => {
  view = new Container()
  gazes = new Gazes(view, own, rival, () => CARD)
  gazes.show(samplePicture(), true)
})

const point = (type: string, at = { x: 0, y: 0 }) =>
  view.emit(
    type as 'globalpointermove',
    { type, getLocalPosition: () => at } as unknown as FederatedPointerEvent,
  )

describe('gazes of both creatures', () => {
  it('look at each other at rest', () => {
    expect(looks.mock.lastCall?.[0]?.x).toBe(rival.feet.x)
    expect(rivalLooks.mock.lastCall?.[0]?.x).toBe(own.feet.x)
  })

  it('turn to the selected card of the hand, for the player’s creature only', () => {
    gazes.show(samplePicture({ selectedCard: 2 }), false)
    expect(looks).toHaveBeenLastCalledWith(CARD)
    expect(rivalLooks.mock.lastCall?.[0]?.x).toBe(own.feet.x)
  })

  it('keep the direction of a choreography until the target changes or the table is at rest', () => {
    looks.mockClear()
    gazes.show(samplePicture(), false)
    expect(looks).not.toHaveBeenCalled()
    gazes.show(samplePicture(), true)
    expect(looks).toHaveBeenCalledOnce()
  })

  it('follow the finger while it is down', () => {
    point('globalpointermove', { x: 1, y: 1 })
    expect(looks.mock.lastCall?.[0]?.x).toBe(rival.feet.x)
    point('pointerdowncapture', { x: 30, y: 40 })
    point('globalpointermove', { x: 50, y: 60 })
    for (const spy of [looks, rivalLooks]) expect(spy).toHaveBeenLastCalledWith({ x: 50, y: 60 })
    point('pointerupcapture')
    expect(looks.mock.lastCall?.[0]?.x).toBe(rival.feet.x)
  })
})
