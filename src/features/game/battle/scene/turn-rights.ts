/** What the reader, in seat player1, may do in the current battle. */
import { changeRefusal, guardRefusal } from '@/engine/rules/standard-moves.ts'
import type { PublicBattle } from '../session/public-battle.ts'

export const mayUseMove = (battle: PublicBattle): boolean =>
  battle.gameState === 'playing' && battle.toAct === 'player1'

export const mayChooseCard = (battle: PublicBattle): boolean =>
  battle.gameState === 'awaiting_selection' && battle.toAct === 'player1'

/** Returns true if a card of the own deck is in the hand and not defeated. */
export const waitsInHand = ({ player1 }: PublicBattle, id: number): boolean =>
  player1.activeCardId !== id &&
  !player1.defeatedCardIds.includes(id) &&
  player1.deck.some(card => card.id === id)

/** Only the standard rules allow a switch: once per turn, for energy, and not while the card is frozen (decision 0043). */
export const mayReplace = (battle: PublicBattle): boolean =>
  battle.rules === 'standard' &&
  mayUseMove(battle) &&
  changeRefusal(battle, 'player1') === null &&
  battle.player1.deck.some(({ id }) => waitsInHand(battle, id))

export const mayGuard = (battle: PublicBattle): boolean =>
  battle.rules === 'standard' && mayUseMove(battle) && guardRefusal(battle, 'player1') === null
