// @vitest-environment happy-dom
import { Sprite } from 'pixi.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kit } from '../app/kit.ts'
import { plainCharacterArt } from '../art/character-art.ts'
import { sampleCard } from '../testing/sample-pictures.ts'
import { Creature } from './creature.ts'
import { CreatureMesh } from './creature-mesh.ts'

const kit = {
  reducedMotion: true,
  drawn: { sprite: () => new Sprite() },
  art: { use: () => {}, hold: () => {}, release: () => {}, figureOf: () => plainCharacterArt },
} as unknown as Kit

const setGlare = vi.spyOn(CreatureMesh.prototype, 'setGlare')
const setGaze = vi.spyOn(CreatureMesh.prototype, 'setGaze')

function standing(facesLeft: boolean) {
  const creature = new Creature(kit, { x: 100, y: 300, h: 100 }, facesLeft)
  creature.showCard(sampleCard(1))
  return creature
}

/** Returns a creature of a size, with its shadow. */
function sized(size: number) {
  const art = { ...kit.art, figureOf: () => ({ ...plainCharacterArt, size }) }
  const creature = new Creature({ ...kit, art } as Kit, { x: 0, y: 0, h: 100 }, false)
  creature.showCard(sampleCard(1))
  return creature
}

/** Returns the direction of light on the picture as x and y. */
const lightOn = () => {
  const [, from = 0] = setGlare.mock.lastCall ?? []
  return { x: Math.round(Math.cos(from)), y: Math.round(Math.sin(from)) }
}

beforeEach(() => {
  setGlare.mockClear()
  setGaze.mockClear()
})

describe('creature', () => {
  it('is as tall as its stature, and its shadow as wide', () => {
    const [giant, small] = [sized(1), sized(0.5)]
    expect([giant.tall, small.tall]).toEqual([100, 50])
    expect(small.ground.width).toBeCloseTo(giant.ground.width / 2)
  })

  it('is lit from the same side of the table when its picture is mirrored', () => {
    const above = -Math.PI / 2
    Object.assign(standing(false), { glare: 1, glareFrom: 0 })
    expect(lightOn()).toEqual({ x: 1, y: 0 })
    Object.assign(standing(true), { glare: 1, glareFrom: 0 })
    expect(lightOn()).toEqual({ x: -1, y: 0 })
    Object.assign(standing(true), { glare: 1, glareFrom: above })
    expect(lightOn()).toEqual({ x: -0, y: -1 })
  })

  it.each([
    ['to the right', false, 1],
    ['to the left on a mirrored picture', true, -1],
  ])('looks at a point on its right: %s', (_, facesLeft, side) => {
    const creature = standing(facesLeft)
    creature.lookAt({ x: 900, y: 230 })
    for (let time = 0; time < 1; time += 0.05) creature.tick(time)
    const [gaze] = setGaze.mock.lastCall ?? []
    expect(Math.sign(gaze?.x ?? 0)).toBe(side)
  })

  it('returns to rest with the next card', () => {
    const creature = standing(false)
    Object.assign(creature, { glare: 1, bend: 1, shatter: 1, flash: 1, heat: 1, rim: 1, pose: 'hurt' })
    creature.body.position.set(10, 10)
    creature.showCard(sampleCard(2))
    const { glare, bend, shatter, flash, heat, rim, pose, body } = creature
    expect([glare, bend, shatter, flash, heat, rim, pose]).toEqual([0, 0, 0, 0, 0, 0, 'rest'])
    expect([body.x, body.y]).toEqual([0, 0])
  })

  it('ignores an animation that outlives it', () => {
    const creature = standing(false)
    creature.destroy({ children: true })
    const animate = () =>
      Object.assign(creature, { pose: 'hurt', glare: 1, bend: 1, shatter: 1, flash: 1, rim: 1 })
    expect(animate).not.toThrow()
  })
})
