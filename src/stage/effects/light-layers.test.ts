// @vitest-environment happy-dom
/** Tests the effects on the table: a limited pool of grains, all on the stage's clock, nothing left at the end. */
import { Container, Texture, TextureSource } from 'pixi.js'
import { expect, it } from 'vitest'
import type { Kit } from '../app/kit.ts'
import type { DrawnTextures } from '../draw/drawn-textures.ts'
import { holdTime, pass } from '../testing/screenless-stage.ts'
import { createStageClock } from '../timing/stage-clock.ts'
import { LightLayers, MOST_GRAINS, type Swarm } from './light-layers.ts'

const sheet = new Texture({ source: new TextureSource({ width: 300, height: 300 }) })

function setup() {
  holdTime()
  const clock = createStageClock()
  const drawn: Pick<DrawnTextures, 'texture'> = { texture: () => sheet }
  const kit = { clock, drawn, reducedMotion: false } as unknown as Kit
  return { clock, layers: new LightLayers(kit, { width: 844, height: 390 }) }
}

const swarm = (count: number, place: Swarm['place'] = () => {}): Swarm => ({
  count,
  duration: 1,
  shape: () => 'dot',
  tint: () => '#ffffff',
  glows: true,
  place,
})

it('shows at most the allowed number of grains and reuses them', async () => {
  const { layers } = setup()
  for (let burst = 0; burst < 6; burst++) layers.swarm(swarm(50))
  expect(layers.front.children.length).toBe(MOST_GRAINS)
  const first = new Set(layers.front.children)
  await pass(1.1)
  expect(layers.front.children.length).toBe(0)
  layers.swarm(swarm(MOST_GRAINS))
  expect(layers.front.children.every(grain => first.has(grain))).toBe(true)
})

it('places grains by their time at every speed and pauses them with the clock', async () => {
  const { layers, clock } = setup()
  const times: number[] = []
  layers.swarm(swarm(1, (_, time) => void times.push(time)))
  await pass(0.25)
  expect(times.at(-1)).toBeCloseTo(0.25, 2)
  clock.setPaused(true)
  await pass(2)
  expect(times.at(-1)).toBeCloseTo(0.25, 2)
  clock.setPaused(false)
  clock.setSpeed(2)
  await pass(0.25)
  expect(times.at(-1)).toBeCloseTo(0.75, 2)
})

it('destroys an effect when it has ended, or immediately when the board is cleared', async () => {
  const { layers, clock } = setup()
  const burn = () => {
    const piece = new Container()
    layers.back.addChild(piece)
    layers.burn(piece).to({}, { duration: 0.5 })
    return piece
  }
  const first = burn()
  await pass(0.6)
  expect(first.destroyed).toBe(true)
  const second = burn()
  layers.swarm(swarm(20))
  layers.clear()
  expect(second.destroyed).toBe(true)
  expect([layers.back.children.length, layers.front.children.length, clock.running()]).toEqual([0, 0, 0])
  await pass(1)
})
