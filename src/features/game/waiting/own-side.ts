import type { User } from '@/contract/endpoints/account/users.ts'
import type { DeckChoice } from './deck-choices.ts'
import type { DuelSide } from './duel-half.tsx'

/** The reader's half: the deck's opening card is on the ring. */
export const ownSide = ({ name, extra }: User, { cards }: DeckChoice, line: string): DuelSide => ({
  face: { profile_picture: extra.profile_picture, level: extra.user_level },
  name: extra.nickname ?? name,
  line,
  hero: cards[0]?.slug ?? null,
  cards,
})
