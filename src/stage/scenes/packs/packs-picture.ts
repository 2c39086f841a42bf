/**
 * What the pack scene draws at rest, what can happen between two such pictures, and what a finger on it may ask for.
 * Words that are printed on cards come in the reader's language; everything else that is read stands in the page.
 */

import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import type { PackTier } from '@/engine/packs/odds.ts'

/** carousel: packs to choose from · hand: one (or a pile) to turn and tear · fan: five cards out of it · result: all of them seen */
export type PacksPhase = 'carousel' | 'hand' | 'fan' | 'result'

export interface OpenedCardPicture {
  slug: string // folder of its art
  face: FaceText
  kind: string // rarity and type in words
  turned: boolean
}

export interface PacksPicture {
  phase: PacksPhase
  packs: { rarity: PackTier }[] // one per kind on the carousel
  chosen: number // index into packs; the one in the middle or in the hand
  pile: number // packs that are opened in one go, 1 for one
  isWaiting: boolean // the request is pending: the pack trembles, it cannot be torn
  cards: OpenedCardPicture[] // from left to right; none before the server has responded
  hero: number | null // the card that stands large in the middle
}

export type PacksEvent =
  | { type: 'chosen' } // another pack comes to the middle
  | { type: 'picked' } // the pack comes into the hand
  | { type: 'laid-back' } // the server refused: it goes back
  | { type: 'answered' } // the contents are known, the pack may be torn
  | { type: 'torn' } // the pack gives its cards
  | { type: 'turned'; at: number } // one card shows its face
  | { type: 'hero-left' } // the card in the middle goes back to the others
  | { type: 'ended' } // every card has been seen
  | { type: 'put-away' } // back to the packs

export type PacksGesture =
  | { type: 'choose'; index: number } // carousel: flicked or tapped to the middle
  | { type: 'pick' } // carousel: the middle one was tapped
  | { type: 'tear' } // hand: the strip is off
  | { type: 'turn'; at: number } // fan: a card was tapped
  | { type: 'go-on' } // fan: a tap beside, while a card stands in the middle
  | { type: 'inspect'; at: number } // result: a card was tapped

/** Cards that get a moment of their own. */
export const isHighlight = (rarity: Rarity): boolean =>
  rarity === 'Mitica' || rarity === 'Leggendaria' || rarity === 'Unica'

const rank: readonly Rarity[] = ['Comune', 'Non Comune', 'Rara', 'Mitica', 'Leggendaria', 'Unica']

/** The index of the rarest card, the last of equals: where a pack puts its best. */
export const bestOf = (rarities: readonly Rarity[]): number =>
  rarities.reduce(
    (best, rarity, at) => (rank.indexOf(rarity) >= rank.indexOf(rarities[best] ?? 'Comune') ? at : best),
    0,
  )
