/** Every duration of opening packs in one place, at speed 1 (decision 0039). */
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Millis } from '../../timing/durations.ts'

export const packsDurations = {
  snap: 320, // the carousel comes to rest
  pick: 420, // from the carousel into the hand
  layBack: 320,
  answer: 300, // the pack shakes once: it can be torn now
  tearRest: 260, // the rest of the tear after release
  stripFly: 620,
  burst: 700, // light from the open pack
  packSink: 420, // the pack moves down to the edge of the table
  cardOut: 420, // one card from the pack to its place
  cardStagger: 70,
  heroBack: 320, // from the middle to its place
  lastLook: 320, // pause after the last turned card, before all move to the result
  heroLook: 900, // pause for a rare card when all are turned at once
  resultMove: 420,
  resultStagger: 50,
  putAway: 320,
  lift: 140, // Rara: before it turns
  sweep: 420, // light over a face
  pop: 520, // the creature grows over its frame
  hitStop: 90,
  fade: 150, // reduced motion: every change
} as const satisfies Record<string, Millis>

/** Parts of one card's reveal; their sum is its duration. */
export interface RevealTimes {
  dim: Millis // the others move back
  silence: Millis // nothing moves
  centre: Millis // to the middle
  shake: Millis
  flip: Millis
  after: Millis // sweep and text after the flip
}

const plain = { dim: 0, silence: 0, centre: 0, shake: 0, after: 0 }

export const revealTimes: Record<Rarity, RevealTimes> = {
  Comune: { ...plain, flip: 260 },
  'Non Comune': { ...plain, flip: 300 },
  Rara: { ...plain, centre: packsDurations.lift, flip: 280, after: packsDurations.sweep },
  Mitica: { ...plain, dim: 100, centre: 300, flip: 360, after: 520 },
  Leggendaria: { dim: 200, silence: 0, centre: 300, shake: 400, flip: 420, after: 580 },
  Unica: { dim: 300, silence: 300, centre: 300, shake: 500, flip: 420, after: 780 },
}

/** A long reveal can be skipped only after this time, so that an early tap does not hide the card. */
export const SKIP_AFTER: Millis = 400
