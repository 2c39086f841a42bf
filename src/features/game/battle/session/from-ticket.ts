import type { Ticket } from '@/contract/endpoints/game/battles.ts'
import type { PreparedBattle } from '../variants/variant.ts'
import type { BattleCharacter } from './public-battle.ts'

/** Returns the ticket's battle with the art and texts of its cards, or null if the page does not have one of them. */
export function fromTicket({ setup }: Ticket, available: readonly BattleCharacter[]): PreparedBattle | null {
  const byId = new Map(available.map(character => [character.id, character]))
  const characters = setup.catalogue.flatMap(({ id }) => byId.get(id) ?? [])
  return characters.length === setup.catalogue.length ? { setup, characters } : null
}
