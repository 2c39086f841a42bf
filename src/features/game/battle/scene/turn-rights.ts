/** What the reader, in seat player1, may do with the battle as it stands. */
import type { PublicBattle } from '../session/public-battle.ts'

export const mayUseMove = (battle: PublicBattle): boolean =>
  battle.gameState === 'playing' && battle.toAct === 'player1'

export const mayChooseCard = (battle: PublicBattle): boolean =>
  battle.gameState === 'awaiting_selection' && battle.toAct === 'player1'

/** Whether a card of the own deck waits in the hand and still stands. */
export const waitsInHand = ({ player1 }: PublicBattle, id: number): boolean =>
  player1.activeCardId !== id &&
  !player1.defeatedCardIds.includes(id) &&
  player1.deck.some(card => card.id === id)

/** Replacing is known to the standard rules alone (decision 0027). */
export const mayReplace = (battle: PublicBattle): boolean =>
  battle.rules === 'standard' &&
  mayUseMove(battle) &&
  battle.player1.activeCardId !== null &&
  battle.player1.deck.some(({ id }) => waitsInHand(battle, id))
