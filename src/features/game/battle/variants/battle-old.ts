import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import { oldDecks } from './old-decks.ts'
import type { Variant } from './variant.ts'

/** Older offline variant (specification notes §4): fixed sample decks of 6 cards each, with the computer as player 2. */
export const battleOld: Variant = {
  code: 'oldnew',
  needs: { characters: false, owned: false },
  fixed: { rules: 'classic', opponent: 'novizio' },
  ticket: () => null,
  prepare: () => {
    const characters = [...oldDecks.player1, ...oldDecks.player2]
    const decks = {
      player1: oldDecks.player1.map(({ id }) => id),
      player2: oldDecks.player2.map(({ id }) => id),
    }
    return { setup: { rules: 'classic', catalogue: characters.map(cardSpecOf), decks }, characters }
  },
  saveResult: (result, log) => log('battle result', result),
}
