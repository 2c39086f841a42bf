import { expect, it } from 'vitest'
import type { BattleSnapshot, SeatSnapshot } from '@/stage/battle-snapshot.ts'
import { sampleCard, sampleFacts, samplePicture } from '@/stage/testing/sample-pictures.ts'
import { moodOf } from './battle-mood.ts'

interface Seat {
  pv?: number // of 100
  worth?: number // points for defeating the active card
  points?: number // points so far
  fallen?: number // of the two cards that are not active
}

const seat = (usual: SeatSnapshot, { pv = 100, worth = 2, points = 0, fallen = 0 }: Seat): SeatSnapshot => ({
  ...usual,
  points,
  active: usual.active && sampleCard(usual.active.id, { pv, points: worth }),
  hand: usual.hand.map((card, i) => ({ ...card, defeated: i < fallen })),
})

function table(own: Seat, rival: Seat, change: Partial<BattleSnapshot> = {}): BattleSnapshot {
  const picture = samplePicture({ facts: sampleFacts({ pointsToWin: 12 }) })
  return { ...picture, own: seat(picture.own, own), rival: seat(picture.rival, rival), ...change }
}

it.each<[string, Seat, Seat, ReturnType<typeof moodOf>]>([
  ['both unhurt', {}, {}, 'calm'],
  ['both above half of their health', { pv: 51 }, { pv: 60 }, 'calm'],
  ['the own card below half', { pv: 49 }, {}, 'tense'],
  ['the rival’s card below half', {}, { pv: 30 }, 'tense'],
  ['a rival’s card has fallen', { points: 2 }, { fallen: 1 }, 'tense'],
  ['the own card below a quarter', { pv: 24 }, {}, 'danger'],
  ['the rival’s card below a quarter', {}, { pv: 10 }, 'tense'],
  ['match point of the reader', { points: 10 }, { worth: 2 }, 'danger'],
  ['match point of the rival', { worth: 4 }, { points: 8 }, 'danger'],
  ['one point below the match point', { points: 9, fallen: 1 }, { worth: 2 }, 'tense'],
  ['the last card of the reader', { fallen: 2 }, {}, 'danger'],
  ['the last card of the rival', {}, { fallen: 2 }, 'danger'],
])('%s', (_, own, rival, mood) => {
  expect(moodOf(table(own, rival))).toBe(mood)
})

it('has no match point under rules without points, except the last card', () => {
  const classic = table({ points: 0, worth: 0 }, { worth: 0 }, { facts: null })
  expect(moodOf(classic)).toBe('calm')
  expect(moodOf(table({ fallen: 2 }, {}, { facts: null }))).toBe('danger')
})

it('celebrates a victory and is silent after a defeat or a draw', () => {
  const moods = (['win', 'lose', 'spare'] as const).map(outcome => moodOf(table({ pv: 5 }, {}, { outcome })))
  expect(moods).toEqual(['victory', null, null])
})

it('does not change the music while the player chooses a new card', () => {
  const picture = table({ fallen: 1 }, {})
  expect(moodOf({ ...picture, own: { ...picture.own, active: null } })).toBe('tense')
})
