import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CueName, FixedCue } from '@/design/cues.ts'

export type { CueName, FixedCue } from '@/design/cues.ts'

const reveals = {
  Comune: 'reveal_comune',
  'Non Comune': 'reveal_non_comune',
  Rara: 'reveal_rara',
  Mitica: 'reveal_mitica',
  Leggendaria: 'reveal_leggendaria',
  Unica: 'reveal_unica',
} as const satisfies Record<Rarity, FixedCue>

/** Returns the sound of a card of this rarity when its face appears. */
export const packRevealCue = (rarity: Rarity): CueName => reveals[rarity]

/** Possible sounds of an opening, fetched while the pack is in the hand. */
export const openingCues: readonly CueName[] = [
  'pack_shake',
  'pack_open',
  'card_draw',
  ...Object.values(reveals),
]
