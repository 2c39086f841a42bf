/** Sounds that contain a contact start so that both are perceived together. */
import { expect, it } from 'vitest'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { CARD_SLAPS, CREATURE_BREAKS, type CueName } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { pass, screenlessStage, timeNow } from '../testing/screenless-stage.ts'

const MOST = 0.04 // s
const RATE = 240 // frames per second
const plain = samplePicture()
const withoutOwn = { ...plain, own: { ...plain.own, active: null, hand: [sampleCard(1), ...plain.own.hand] } }

/** Returns the seconds from a sound to an effect. */
async function gapOf(
  events: BattleEvent[],
  cue: CueName,
  effect: 'dust' | 'wreck',
  tipo: CardType = 'Terra',
) {
  const { player, actors, cues } = screenlessStage()
  const rival = { ...plain.rival, active: sampleCard(11, { tipo }) }
  const isEntry = events[0]?.type !== 'card-defeated'
  const before = isEntry ? withoutOwn : { ...plain, rival }
  let started = 0
  let seen = 0
  void player.play(events, before, plain)
  await pass(1.5, RATE, () => {
    if (started === 0 && cues.includes(cue)) started = timeNow()
    if (seen === 0 && actors.effectCalls.some(({ name }) => name === effect)) seen = timeNow()
  })
  return seen - started
}

const chosen: BattleEvent = { type: 'card-chosen', seat: 'player1', cardId: 1 }
const defeated: BattleEvent = { type: 'card-defeated', seat: 'player2', cardId: 11 }

it('slaps a card down when it lands', async () => {
  expect(Math.abs((await gapOf([chosen], 'card_enter', 'dust')) - CARD_SLAPS)).toBeLessThan(MOST)
})

it.each(['Terra', 'Ghiaccio', 'Meccanico'] as const)('cracks when a creature of %s breaks', async tipo => {
  const gap = await gapOf([defeated], 'card_defeated', 'wreck', tipo)
  expect(Math.abs(gap - CREATURE_BREAKS)).toBeLessThan(MOST)
})
