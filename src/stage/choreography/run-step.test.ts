import { gsap } from 'gsap'
import { expect, test } from 'vitest'
import type { CueName } from '@/contract/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { scriptOf } from '../script.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { choreograph } from './choreographies.ts'
import { runStep } from './run-step.ts'

const before = samplePicture()
const everything: BattleEvent[] = [
  { type: 'battle-started', player1: 1, player2: 11 },
  { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
  { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 100, pv: 0 },
  { type: 'card-defeated', seat: 'player2', cardId: 11 },
  { type: 'card-chosen', seat: 'player2', cardId: 12 },
  { type: 'turn-started', seat: 'player2', turn: 2 },
  { type: 'turn-skipped', seat: 'player2' },
  { type: 'energy-changed', seat: 'player2', change: 1, energy: 5 },
  { type: 'status-laid', seat: 'player2', cardId: 12, status: 'stun', amount: 0, turns: 1 },
  { type: 'card-healed', seat: 'player2', cardId: 12, amount: 5, pv: 100 },
  { type: 'battle-won', winner: 'player1' },
]
const after = samplePicture({
  outcome: 'win',
  rival: {
    ...before.rival,
    active: sampleCard(12),
    hand: [sampleCard(13), sampleCard(11, { pv: 0, defeated: true })],
  },
})

test.each([false, true])('every event runs to its end without a screen (reduced motion: %s)', async calm => {
  const actors = stubActors()
  const cues: CueName[] = []
  for (const step of scriptOf(everything, before, after)) {
    const running = runStep(step, 4, { actors, calm, cue: name => cues.push(name), voice: () => {} })
    running.finish()
    await running.done
  }
  expect(actors.rival.worn.at(-1)).toBe(12)
  expect(actors.rival.shown).toContain(0)
  expect(actors.own.toy.body.position).toMatchObject({ x: 0, y: 0 })
  expect(actors.hud.alpha).toBe(0)
  expect(cues).toEqual([])
})

test('reduced motion is never slower, and no event keeps the table for more than two seconds', () => {
  for (const step of scriptOf(everything, before, after)) {
    const moment = { ...step, actors: stubActors(), cue: () => {}, voice: () => {} }
    const full = choreograph({ ...moment, calm: false }).pause()
    const calm = choreograph({ ...moment, calm: true }).pause()
    if (step.event.type !== 'battle-won') expect(full.duration(), step.event.type).toBeLessThan(2)
    expect(calm.duration(), step.event.type).toBeLessThanOrEqual(full.duration() + 0.001)
  }
})

test('a watched step says its cue', () => {
  const cues: CueName[] = []
  const [step] = scriptOf([{ type: 'turn-skipped', seat: 'player1' }], before, after)
  const running = runStep(step!, 1, {
    actors: stubActors(),
    calm: false,
    cue: name => cues.push(name),
    voice: () => {},
  })
  gsap.updateRoot(gsap.ticker.time + 0.1)
  expect(cues).toEqual(['turn_skip'])
  running.finish()
})

test('reduced motion moves no body and does not shake the table', () => {
  const actors = stubActors()
  for (const step of scriptOf(everything.slice(1, 3), before, after)) {
    const timeline = choreograph({ ...step, actors, calm: true, cue: () => {}, voice: () => {} }).pause()
    for (const share of [0.1, 0.3, 0.6, 1]) {
      timeline.progress(share)
      expect(actors.own.toy.body.position).toMatchObject({ x: 0, y: 0 })
      expect(actors.rival.toy.body.position).toMatchObject({ x: 0, y: 0 })
      expect(actors.camera.position).toMatchObject({ x: 0, y: 0 })
    }
  }
})
