import type { Ticket } from '@/contract/endpoints/game/battles.ts'
import type { PreparedBattle } from '../variants/variant.ts'
import type { BattleCharacter } from './public-battle.ts'

/** The ticket's battle with the looks and words of its cards; null when the page does not know one of them. */
export function fromTicket({ setup }: Ticket, known: readonly BattleCharacter[]): PreparedBattle | null {
  const byId = new Map(known.map(character => [character.id, character]))
  const characters = setup.catalogue.flatMap(({ id }) => byId.get(id) ?? [])
  return characters.length === setup.catalogue.length ? { setup, characters } : null
}
