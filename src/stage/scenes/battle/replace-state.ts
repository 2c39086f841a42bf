import type { BattlePicture } from '../../battle-picture.ts'
import type { RoundState } from '../../draw/furniture.ts'

/** How the button that swaps cards stands: lit when it would lay the card that is looked at, on while it asks for one. */
export function replaceState({ canReplace, replacing, selectedCard, own }: BattlePicture): RoundState {
  if (replacing) return 'on'
  if (!canReplace) return 'off'
  const looked = own.hand.find(card => card.id === selectedCard)
  return looked && !looked.defeated ? 'lit' : 'ready'
}
