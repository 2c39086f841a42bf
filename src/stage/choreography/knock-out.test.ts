import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

const fall: BattleEvent[] = [
  { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 100, pv: 0 },
  { type: 'card-defeated', seat: 'player2', cardId: 11 },
]
const plain = samplePicture()

it('slows the stage down only while a creature is knocked out', async () => {
  const { player, actors } = screenlessStage()
  const paces = new Set<number>()
  const playing = player.play(fall, plain, plain)
  await pass(3, 60, () => paces.add(actors.pace))
  await playing
  expect(Math.min(...paces)).toBeLessThan(0.5)
  expect(actors.pace).toBe(1)
})

it('ends the slow motion of a knock-out that is ended early', async () => {
  const { player, actors } = screenlessStage()
  const playing = player.play(fall, plain, plain)
  await pass(0.3)
  expect(actors.pace).toBeLessThan(1)
  player.end()
  await playing
  expect(actors.pace).toBe(1)
})

it.each(elements)('breaks a creature that %s has knocked out, inside the view', async tipo => {
  const before = { ...plain, own: { ...plain.own, active: sampleCard(1, { tipo }) } }
  const { player, actors } = screenlessStage()
  const { creature, feet, tall } = actors.rival
  const spots: { x: number; y: number }[] = []
  let alphas = 0
  const look = () => {
    const call = actors.effectCalls.find(({ name }) => name === 'wreck')
    if (call) spots.push(call.given[0] as { x: number; y: number })
    if (creature.body.alpha < 1) alphas++
  }
  void player.play(fall, before, before)
  await pass(3, 60, look)
  const [spot] = spots
  expect(spot?.x).toBeGreaterThan(0)
  expect(spot?.x).toBeLessThan(actors.table.width)
  expect(spot?.y).toBeGreaterThan(0)
  expect(spot?.y).toBeLessThan(feet.y + tall)
  expect(alphas).toBeGreaterThan(0)
})
