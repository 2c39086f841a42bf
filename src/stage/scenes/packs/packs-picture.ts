/**
 * The pack scene's content at rest, the events between two such pictures, and the gestures. Texts that are printed on
 * cards are in the reader's language; the page shows all other texts.
 */

import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import type { PackTier } from '@/engine/packs/odds.ts'

/** carousel: packs to choose from · hand: one (or a pile) to rotate and tear · fan: five cards from it · result: all cards */
export type PacksPhase = 'carousel' | 'hand' | 'fan' | 'result'

export interface OpenedCardPicture {
  slug: string // folder of its art
  face: FaceText
  kind: string // rarity and type as text
  turned: boolean
}

export interface PacksPicture {
  phase: PacksPhase
  packs: { rarity: PackTier }[] // one per kind in the carousel
  chosen: number // index into packs; the one in the middle or in the hand
  pile: number // number of packs that are opened at once
  isWaiting: boolean // the request is pending: the pack trembles and cannot be torn
  cards: OpenedCardPicture[] // from left to right; empty before the response
  hero: number | null // the enlarged card in the middle
  showsRarity: boolean // covered cards glow in the colour of their rarity too
}

export type PacksEvent =
  | { type: 'chosen' } // another pack moves to the middle
  | { type: 'picked' } // the pack moves into the hand
  | { type: 'laid-back' } // the server refused: it moves back
  | { type: 'answered' } // the content has arrived and the pack can be torn
  | { type: 'torn' } // the pack releases its cards
  | { type: 'turned'; at: number } // one card shows its face
  | { type: 'hero-left' } // the enlarged card moves back to the others
  | { type: 'ended' } // every card has been shown
  | { type: 'put-away' } // back to the packs

export type PacksGesture =
  | { type: 'choose'; index: number } // carousel: flicked or tapped to the middle
  | { type: 'pick' } // carousel: the middle one was tapped
  | { type: 'tear' } // hand: the strip was torn off
  | { type: 'turn'; at: number } // fan: a card was tapped
  | { type: 'go-on' } // fan: a tap outside the enlarged card
  | { type: 'inspect'; at: number } // result: a card was tapped

/** Whether the rarity of a card may be visible now. */
export const isRarityKnown = ({ showsRarity }: PacksPicture, { turned }: OpenedCardPicture): boolean =>
  turned || showsRarity

/** Returns true for cards with a longer reveal. */
export const isHighlight = (rarity: Rarity): boolean =>
  rarity === 'Mitica' || rarity === 'Leggendaria' || rarity === 'Unica'

const rank: readonly Rarity[] = ['Comune', 'Non Comune', 'Rara', 'Mitica', 'Leggendaria', 'Unica']

/** Returns the index of the rarest card, the last one of equals, where a pack has its best card. */
export const bestOf = (rarities: readonly Rarity[]): number =>
  rarities.reduce(
    (best, rarity, at) => (rank.indexOf(rarity) >= rank.indexOf(rarities[best] ?? 'Comune') ? at : best),
    0,
  )
