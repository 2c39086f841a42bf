import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage } from '../testing/screenless-stage.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { versusSeconds } from '../timing/durations.ts'
import { choreograph } from './choreographies.ts'
import { createFlashRule } from './flash-rule.ts'
import { scriptOf } from './script.ts'

const before = samplePicture()
const everything: BattleEvent[] = [
  { type: 'battle-started', player1: 1, player2: 11 },
  { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
  { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 100, pv: 0 },
  { type: 'damage-taken', seat: 'player2', cardId: 12, danno: 20, pv: 80, source: 'area' },
  { type: 'damage-taken', seat: 'player2', cardId: 13, danno: 20, pv: 80, source: 'area' },
  { type: 'card-defeated', seat: 'player2', cardId: 11 },
  { type: 'card-chosen', seat: 'player2', cardId: 12 },
  { type: 'turn-started', seat: 'player2', turn: 2 },
  { type: 'damage-taken', seat: 'player2', cardId: 12, danno: 10, pv: 70, source: 'poison' },
  { type: 'turn-skipped', seat: 'player2' },
  { type: 'energy-changed', seat: 'player2', change: 1, energy: 5 },
  { type: 'status-laid', seat: 'player2', cardId: 12, status: 'freeze', amount: 0, turns: 1 },
  { type: 'status-ended', seat: 'player2', cardId: 12, status: 'freeze', cause: 'thawed' },
  { type: 'stat-raised', seat: 'player2', cardId: 12, stat: 'atk', amount: 20 },
  { type: 'card-healed', seat: 'player2', cardId: 12, amount: 5, pv: 75 },
  { type: 'card-replaced', seat: 'player1', cardId: 2, previousCardId: 1 },
  { type: 'battle-tied' },
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

const contextOf = (step: ReturnType<typeof scriptOf>[number], reducedMotion: boolean) => ({
  ...step,
  actors: stubActors(),
  flashes: createFlashRule(true, () => 0),
  reducedMotion,
  isLate: false,
  cue: () => {},
  voice: () => {},
  live: () => {},
})

it.each([false, true])(
  'draws the end of every skipped event without sounds and effects (reduced motion: %s)',
  async reducedMotion => {
    const { player, actors, cues } = screenlessStage({ reducedMotion })
    const playing = player.play(everything, before, after)
    player.end()
    await playing
    for (const step of scriptOf(everything, before, after).slice(1)) {
      const again = player.play([step.event], step.before, step.after)
      player.skip()
      await again
    }
    expect(actors.rival.shownCards.at(-1)).toBe(12)
    expect(actors.rival.shown).toContain(0)
    expect(actors.own.creature.body.position).toMatchObject({ x: 0, y: 0 })
    expect(actors.hud.alpha).toBe(0)
    expect(cues).toEqual([])
    expect(actors.effectCalls).toEqual([])
  },
)

it('takes at most a second and a half for every event but the first and the last', () => {
  for (const step of scriptOf(everything, before, after)) {
    if (['battle-started', 'battle-won', 'battle-tied'].includes(step.event.type)) continue
    const full = choreograph(contextOf(step, false)).pause()
    expect(full.duration(), step.event.type).toBeLessThan(1.5)
    full.kill()
  }
})

it('is never slower with reduced motion', () => {
  for (const step of scriptOf(everything, before, after)) {
    const full = choreograph(contextOf(step, false)).pause()
    const reducedMotion = choreograph(contextOf(step, true)).pause()
    expect(reducedMotion.duration(), step.event.type).toBeLessThanOrEqual(full.duration() + 0.001)
    full.kill()
    reducedMotion.kill()
  }
})

it('shows the creatures immediately in a late opening, and shortens nothing else', () => {
  for (const step of scriptOf(everything, before, after)) {
    const full = choreograph(contextOf(step, false)).pause()
    const late = choreograph({ ...contextOf(step, false), isLate: true }).pause()
    const saved = step.event.type === 'battle-started' ? versusSeconds(3) : 0
    expect(full.duration() - late.duration(), step.event.type).toBeCloseTo(saved)
    full.kill()
    late.kill()
  }
})

it('plays the sound of a step that is played', async () => {
  const { player, cues } = screenlessStage()
  void player.play([{ type: 'turn-skipped', seat: 'player1' }], before, after)
  await pass(0.1)
  expect(cues).toEqual(['turn_skip'])
  player.skip()
})

it('plays hits of one area move and status damage of one turn in quick succession', () => {
  const steps = scriptOf(everything, before, after)
  const [first, last] = steps
    .filter(({ event }) => event.type === 'damage-taken' && event.source === 'area')
    .map(step => choreograph(contextOf(step, false)).pause().duration())
  expect(first).toBeCloseTo(0.12, 2)
  expect(last).toBeGreaterThan(0.4)
})

const turned: BattleEvent = { type: 'turn-started', seat: 'player2', turn: 2 }

it('waits for nothing once the last event is shown, and lets its motion run out', async () => {
  const { actors, player, settled } = screenlessStage()
  void player.play([turned], before, after)
  await pass(0.2)
  expect(settled.map(({ picture }) => picture)).toEqual([after])
  const { x } = actors.poolSpot('rival')
  expect(actors.pool.position.x).not.toBe(x)
  await pass(0.3)
  expect(actors.pool.position.x).toBe(x)
})

it('plays an event that is not the last one to its end', async () => {
  const { danced, player } = screenlessStage()
  void player.play([turned, { type: 'turn-skipped', seat: 'player2' }], before, after)
  await pass(0.3)
  expect(danced).toHaveLength(1)
  await pass(0.2)
  expect(danced).toHaveLength(2)
  player.end()
})
