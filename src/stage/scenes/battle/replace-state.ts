import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { RoundState } from '../../draw/furniture.ts'

/** Returns the state of the switch button: lit if it would play the inspected card, on while it requests one. */
export function replaceState({ canReplace, replacing, selectedCard, own }: BattleSnapshot): RoundState {
  if (replacing) return 'on'
  if (!canReplace) return 'off'
  const looked = own.hand.find(card => card.id === selectedCard)
  return looked && !looked.defeated ? 'lit' : 'ready'
}
