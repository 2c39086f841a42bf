/** Cards that come out of a pack: the creature on it, and four of its element. */
import { codeName } from '../../../src/contract/endpoints/game/characters.ts'
import { cards } from '../../characters/specs/cards.ts'
import type { ToneName } from '../tones.ts'

export const cardsOf = (tone: ToneName, first: string): string[] => {
  const kin = cards.filter(card => codeName(card.tipo) === tone && card.slug !== first)
  return [first, ...kin.slice(0, 4).map(card => card.slug)]
}
