import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { seconds } from '../timing/durations.ts'

const out = seconds('outcomeHudOut')

function play(outcome: 'win' | 'lose') {
  const stage = screenlessStage()
  const ended: BattleEvent = { type: 'battle-won', winner: outcome === 'win' ? 'player1' : 'player2' }
  const after = samplePicture({ outcome })
  return { ...stage, after, playing: stage.player.play([ended], samplePicture(), after) }
}

const end = (outcome: 'win' | 'lose') => play(outcome).actors

it.each(['win', 'lose'] as const)('ends the last play when the celebration begins: %s', async outcome => {
  const { actors, player, settled, after, playing } = play(outcome)
  await pass(1 / 60)
  await playing
  expect(player.isPlaying()).toBe(false)
  expect(actors.hud.alpha).toBeGreaterThan(0.5) // the table still fades
  expect(settled).toEqual([])
  await pass(4)
  expect(settled).toEqual([{ picture: after, watched: true }])
})

it('shows the hero of a victory at its place on the table before the table disappears', async () => {
  const { outcome, own } = end('win')
  await pass(out * 0.9)
  const hero = outcome.creatures.at(-1)
  if (!hero) throw new Error('a victory has a hero')
  expect(outcome.alpha).toBeGreaterThan(0.8)
  expect(hero.position.x + hero.body.position.x).toBeCloseTo(own.feet.x)
  expect(hero.position.y + hero.body.position.y).toBeCloseTo(own.feet.y)
  await pass(3)
  expect(hero.body.position).toMatchObject({ x: 0, y: 0 })
})

it('fades the creatures of a lost table before the losers appear', async () => {
  const { outcome, own, rival } = end('lose')
  await pass(out * 0.9)
  expect(own.creature.body.alpha).toBeLessThan(0.5)
  expect(rival.creature.body.alpha).toBeLessThan(0.5)
  expect(outcome.alpha).toBe(0)
  await pass(3)
  expect(outcome.alpha).toBe(1)
})
