/**
 * game 8: the switch of a card step by step: no creature is visible twice, and the ring is left only when the creature
 * has folded.
 */
import { expect, it } from 'vitest'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { seconds } from '../timing/durations.ts'
import { afterEvent } from './script.ts'

const replaced = { type: 'card-replaced', seat: 'player1', cardId: 2, previousCardId: 1 } as const

function change(reducedMotion = false) {
  const stage = screenlessStage({ reducedMotion })
  const before = samplePicture()
  void stage.player.play([replaced], before, afterEvent(before, replaced, before))
  const flights = () =>
    stage.actors.effectCalls.filter(({ name }) => name === 'card').map(({ given }) => given)
  return { ...stage, flights }
}

const fold = seconds('replaceFold')

it('folds the old creature in its ring before anything else moves', async () => {
  const { actors, player, flights } = change()
  await pass(fold * 0.5)
  const { creature, card } = actors.own
  expect(creature.body.alpha).toBe(1)
  expect(creature.body.scale.x).toBeLessThan(1)
  expect(creature.body.scale.x).toBeGreaterThan(0.2)
  expect(card.alpha).toBe(1)
  expect(flights()).toEqual([])
  player.skip()
})

it('then moves both cards at the same time, and returns the replaced card to the hand when it has landed', async () => {
  const { actors, player, flights } = change()
  await pass(fold + 0.05)
  const ring = { ...actors.own.card.position }
  const hand = { x: 0, y: 0 }
  expect(flights().map(([card, from, to]) => [(card as { id: number }).id, from, to])).toEqual([
    [1, ring, hand],
    [2, hand, ring],
  ])
  expect(actors.handCard('own', 1)?.alpha).toBe(0)
  expect(actors.own.card.alpha).toBe(0)
  await pass(seconds('cardSlide'))
  expect(actors.handCard('own', 1)?.alpha).toBe(1)
  expect(actors.own.card.alpha).toBe(1)
  player.skip()
})

it('leaves every object at rest when skipped to its end', async () => {
  const { actors, player, flights } = change()
  await pass(0)
  player.skip()
  expect(flights()).toEqual([])
  expect([actors.handCard('own', 1)?.alpha, actors.own.card.alpha, actors.own.creature.body.alpha]).toEqual([
    1, 1, 1,
  ])
})

it('moves no card with reduced motion', async () => {
  const { player, flights } = change(true)
  await pass(1)
  expect(flights()).toEqual([])
  player.skip()
})
