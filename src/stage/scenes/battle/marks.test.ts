// @vitest-environment happy-dom
import { Texture, TextureSource } from 'pixi.js'
import { expect, it } from 'vitest'
import type { Kit } from '../../app/kit.ts'
import type { MarkLook } from '../../choreography/actors.ts'
import { layoutBattle } from '../../layout/layout.ts'
import { holdTime, pass } from '../../testing/screenless-stage.ts'
import { createStageClock } from '../../timing/stage-clock.ts'
import { type LaidMark, Marks, MOST_MARKS } from './marks.ts'

const crack: MarkLook = { kind: 'crack', grade: 1, turn: 0, tint: '#ffffff' }
const none = { left: 0, right: 0 }

function setup(laid: LaidMark[] = [], [width, height] = [844, 390]) {
  holdTime()
  const texture = new Texture({ source: new TextureSource({ width: 96, height: 96 }) })
  const kit = { clock: createStageClock(), drawn: { texture: () => texture } } as unknown as Kit
  const plan = layoutBattle(width ?? 0, height ?? 0, none)
  return { plan, laid, marks: new Marks(kit, plan, laid) }
}

it('keeps the latest marks of a battle and fades the oldest ones', async () => {
  const { marks, laid } = setup()
  for (let blow = 0; blow < MOST_MARKS + 3; blow++) marks.add('rival', { x: blow, y: 0 }, crack)
  expect(laid.length).toBe(MOST_MARKS)
  await pass(2)
  expect(marks.children.length).toBe(MOST_MARKS)
})

it('places the marks at the same part of the ring after a resize', () => {
  const { marks, laid, plan } = setup()
  marks.add('own', { x: plan.own.ring.rx, y: 0 }, crack)
  const upright = setup(laid, [390, 844])
  const [mark] = upright.marks.children
  const { x, y, rx } = upright.plan.own.ring
  expect(mark?.position).toMatchObject({ x: x + rx, y })
})
