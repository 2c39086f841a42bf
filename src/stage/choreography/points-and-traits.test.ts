import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'

/** Plays one event and returns the requested effects. */
async function shown(event: BattleEvent, look = () => {}) {
  const stage = screenlessStage()
  const picture = samplePicture()
  let over = false
  void stage.player.play([event], picture, picture).then(() => {
    over = true
  })
  for (let frame = 0; frame < 300 && !over; frame++) await pass(1 / 60, 60, look)
  expect(over).toBe(true)
  return stage.actors
}

it('raises points where the card was defeated, and pulses the score of the side that gets them', async () => {
  const sizes: number[] = []
  const stage = screenlessStage()
  const picture = samplePicture()
  const event: BattleEvent = { type: 'points-scored', seat: 'player1', points: 6, total: 6 }
  let over = false
  void stage.player.play([event], picture, picture).then(() => {
    over = true
  })
  for (let frame = 0; frame < 300 && !over; frame++)
    await pass(1 / 60, 60, () => sizes.push(stage.actors.score('own')?.scale.x ?? 0))
  const number = stage.actors.effectCalls.find(({ name }) => name === 'number')
  expect(number?.given[1]).toBe('+6')
  expect(number?.given[0]).toMatchObject({ x: stage.actors.rival.feet.x })
  expect(Math.max(...sizes)).toBeGreaterThan(1.3)
  expect(stage.actors.score('own')?.scale.x).toBeCloseTo(1)
})

it('shows the glyph of a trait over its creature, or over its place for a card in the hand', async () => {
  const active = await shown({ type: 'trait-shown', seat: 'player1', cardId: 1, trait: 'roots' })
  expect(active.effectCalls.map(({ name }) => name)).toEqual(['trait', 'rise'])
  expect(active.effectCalls[0]?.given[0]).toBe('roots')
  expect(active.effectCalls[0]?.given[1]).toMatchObject({ x: active.own.feet.x })
  const inHand = await shown({ type: 'trait-shown', seat: 'player1', cardId: 2, trait: 'orbit' })
  expect(inHand.effectCalls).toEqual([{ name: 'trait', given: ['orbit', inHand.placeOfHandCard('own', 2)] }])
})

it('drops confetti out of the view and removes all of it at the end of the battle', async () => {
  const lowest: number[] = []
  const stage = screenlessStage()
  const picture = samplePicture({ outcome: 'win' })
  const [piece] = stage.actors.outcome.confetti
  const played = stage.player.play([{ type: 'battle-won', winner: 'player1' }], picture, picture)
  await pass(4, 60, () => piece?.alpha && lowest.push(piece.y))
  await played
  expect(Math.max(...lowest)).toBeGreaterThan(stage.actors.outcome.size.height)
  expect(piece?.alpha).toBe(0)
})

it('ends the play of a victory before its celebration is over', async () => {
  const stage = screenlessStage()
  const picture = samplePicture({ outcome: 'win' })
  const hero = stage.actors.outcome.creatures.at(-1)
  await Promise.all([
    stage.player.play([{ type: 'battle-won', winner: 'player1' }], picture, picture),
    pass(0.4),
  ])
  expect(stage.player.isPlaying()).toBe(false)
  expect(hero?.body.position.x).not.toBe(0)
  await pass(4)
  expect(hero?.body.position).toMatchObject({ x: 0, y: 0 })
})

it('flies one gem per point to the score and counts them up', async () => {
  const stage = screenlessStage()
  const picture = samplePicture()
  const counted: number[] = []
  const score = stage.actors.score('own')
  if (score) score.count = points => void counted.push(points)
  const playing = stage.player.play(
    [{ type: 'points-scored', seat: 'player1', points: 3, total: 8 }],
    picture,
    picture,
  )
  await pass(2)
  await playing
  expect(stage.actors.effectCalls.filter(({ name }) => name === 'gem').length).toBe(3)
  expect(counted).toEqual([6, 7, 8])
  expect(stage.cues.length).toBe(3)
})
