/**
 * The best battle played here as a guest, stored until an account with a confirmed email address has received it: one
 * per device.
 */
import { call } from '@/api/client.ts'
import type { BattleOutcome } from '@/contract/endpoints/game/battles.ts'
import {
  claimGuestBattle,
  type GuestBattle,
  GuestDevice,
  StoredGuestBattle,
} from '@/contract/endpoints/game/guest-battle.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { guestBattleKey, guestDeviceKey } from './guest-progress-keys.ts'

export const readGuestDevice = (): GuestDevice | undefined =>
  readStored(guestDeviceKey, value => GuestDevice.safeParse(value).data)

export const saveGuestDevice = (device: string): void =>
  void writeStored(guestDeviceKey, { device, hasHad: readGuestDevice()?.hasHad ?? false })

export const readGuestBattle = (): StoredGuestBattle | undefined =>
  readStored(guestBattleKey, value => StoredGuestBattle.safeParse(value).data)

const rank: Record<BattleOutcome, number> = { lose: 0, spare: 1, win: 2 }

const isValid = ({ ticket }: GuestBattle, today: number): boolean =>
  Date.parse(ticket.expires_at) > today && ticket.rules_version === rulesVersion

/** Replaces the stored battle if the new result is at least as good. @param today epoch milliseconds */
export function storeGuestBattle(battle: GuestBattle, outcome: BattleOutcome, today: number): void {
  const savedBattle = readGuestBattle()
  const isBetter =
    savedBattle && isValid(savedBattle.battle, today) && rank[savedBattle.outcome] > rank[outcome]
  if (!isBetter) writeStored(guestBattleKey, { battle, outcome } satisfies StoredGuestBattle)
}

/** `kept`: the email address is not confirmed, or the server was not reached. */
export type GuestClaim = 'taken' | 'had' | 'lost' | 'kept' | 'none'

const refusals: Readonly<Record<string, GuestClaim>> = {
  guest_battle_had: 'had',
  ticket_used: 'had',
  ticket_expired: 'lost',
  ticket_outdated: 'lost',
  guest_ticket_invalid: 'lost',
  validation: 'lost',
}

async function claim(): Promise<GuestClaim> {
  const savedBattle = readGuestBattle()
  if (!savedBattle) {
    writeStored(guestBattleKey, undefined) // an unreadable value would otherwise be read on every page
    return 'none'
  }
  const response = await call(claimGuestBattle, { body: savedBattle.battle })
  const made = response.ok ? 'taken' : (refusals[response.failure.code] ?? 'kept')
  if (made !== 'kept') writeStored(guestBattleKey, undefined)
  if (made === 'taken' || made === 'had')
    writeStored(guestDeviceKey, {
      device: savedBattle.battle.ticket.device,
      hasHad: true,
    } satisfies GuestDevice)
  return made
}

let flight: Promise<GuestClaim> | null = null

/** Call when logged in. Concurrent calls share one result. */
export function claimStoredGuestBattle(): Promise<GuestClaim> {
  flight ??= claim().finally(() => {
    flight = null
  })
  return flight
}
