/** A guest's quick battle with a ticket that is bound to the device, as long as an account may still receive its reward. */
import { rulesVersion } from '@/engine/rules-version.ts'
import type { Clock } from '@/lib/clock.ts'
import { saveGuestDevice, storeGuestBattle } from '../../kit/guest-battle.ts'
import type { BattleResult } from '../variants/variant.ts'
import type { GuestTicketResponse } from './guest-tickets.ts'
import type { BattleCharacter } from './public-battle.ts'
import { ownCommands, type SavedBattle } from './saved-battle.ts'
import { fromTicket, inTime } from './tickets.ts'

/** Returns null if no ticket was requested, the server did not respond in time, or it has other rules or cards. */
export async function guestRound(
  clock: Clock,
  request: GuestTicketResponse | null,
  characters: readonly BattleCharacter[],
): Promise<Omit<SavedBattle, 'choice'> | null> {
  const response = request && (await inTime(clock, request))
  if (!response?.ok || response.value.rules_version !== rulesVersion) return null
  const ticket = response.value
  const dealt = fromTicket(ticket, characters)
  if (!dealt) return null
  saveGuestDevice(ticket.device)
  return {
    record: { setup: dealt.setup, seed: ticket.seed, commands: [] },
    characters: dealt.characters,
    ticket: null,
    guestTicket: ticket,
    unticketed: 'claimable',
  }
}

/** Stores a finished battle of a guest. */
export function saveGuestRound(
  { guestTicket }: SavedBattle,
  record: SavedBattle['record'],
  { winner }: BattleResult,
  today: number,
): void {
  if (!guestTicket) return
  const outcome = winner === null ? 'spare' : winner === 'player1' ? 'win' : 'lose'
  storeGuestBattle({ ticket: guestTicket, commands: ownCommands(record) }, outcome, today)
}
