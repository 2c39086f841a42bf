import { expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { layersOf } from './cue-layers.ts'

const before = samplePicture() // every card has 100 health
type HurtSource = Extract<BattleEvent, { type: 'damage-taken' }>['source']

const blow = (danno: number, source?: HurtSource) =>
  layersOf(
    { type: 'damage-taken', seat: 'player2', cardId: 11, danno, pv: 1, ...(source && { source }) },
    before,
  )

it.each([
  [0, []],
  [10, ['table_scuff']],
  [24, ['table_scuff']],
  [25, ['table_scuff', 'crowd_murmur']],
  [49, ['table_scuff', 'crowd_murmur']],
  [50, ['table_scuff', 'crowd_gasp']],
  [60, ['table_rattle', 'crowd_gasp']],
])('adds to a blow that takes %s % of the health %j', (danno, layers) => {
  expect(blow(danno)).toEqual(layers)
})

it('ignores the damage of a status', () => {
  expect([blow(60, 'poison'), blow(60, 'burn')]).toEqual([[], []])
})

it('cheers for the reader’s knock-outs and gasps at the rival’s', () => {
  const fall = (seat: 'player1' | 'player2', cardId: number) =>
    layersOf({ type: 'card-defeated', seat, cardId }, before)
  expect(fall('player2', 11)).toEqual(['table_rattle', 'crowd_cheer'])
  expect(fall('player1', 1)).toEqual(['table_rattle', 'crowd_gasp'])
})

it('cheers for the winner only if that is the reader', () => {
  expect(layersOf({ type: 'battle-won', winner: 'player1' }, before)).toEqual(['crowd_cheer'])
  expect(layersOf({ type: 'battle-won', winner: 'player2' }, before)).toEqual([])
})
