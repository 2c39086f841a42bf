/** Every duration of opening packs in one place, at speed 1 (decision 0039). */
import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { Millis } from '../../choreography/durations.ts'

export const packsDurations = {
  snap: 320, // the carousel comes to rest
  pick: 420, // from the carousel into the hand
  layBack: 320,
  answer: 300, // the pack shivers once: it can be torn now
  tearRest: 260, // the rest of the tear after release
  stripFly: 620,
  burst: 700, // light out of the open pack
  packSink: 420, // the pack goes down to the edge of the table
  cardOut: 420, // one card from the pack to its place
  cardStagger: 70,
  heroBack: 320, // from the middle to its place
  lastLook: 320, // the last card that was turned, before all move to their rest
  heroLook: 900, // a great card, when all are turned in one go
  resultMove: 420,
  resultStagger: 50,
  putAway: 320,
  lift: 140, // Rara: before it turns
  sweep: 420, // light over a face
  pop: 520, // the figure steps over its frame
  hitStop: 90,
  fade: 150, // reduced motion: every change
} as const satisfies Record<string, Millis>

/** The parts of one card's reveal; their sum is how long it takes. */
export interface RevealTimes {
  dim: Millis // the others step back
  silence: Millis // nothing moves
  centre: Millis // to the middle
  shake: Millis
  flip: Millis
  after: Millis // sweep and word after the flip
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

/** A long reveal may be skipped only after this: the first look is never lost to a hasty tap. */
export const SKIP_AFTER: Millis = 400
