/** A guest's tickets. Each is requested as early as possible, because a battle on a slow connection would wait for it. */
import { isLevel } from '@/engine/opponents/opponent.ts'
import { readGuestDevice } from '../../kit/guest-battle.ts'
import type { Choice } from '../variants/choice.ts'
import type { Variant } from '../variants/variant.ts'
import { type BattleServer, battleServer, type GuestWish } from './battle-server.ts'

export type GuestTicketResponse = ReturnType<BattleServer['askAsGuest']>

/** Returns null if no ticket is needed: this kind of battle gives no reward, or an account requests its own. */
export function guestWish(variant: Variant, owner: number | null, choice: Choice): GuestWish | null {
  const { rules, opponent } = choice
  if (owner !== null || variant.needs.owned || !isLevel(opponent)) return null
  return variant.ticket({ characters: [], owned: [] }, choice) && { rules, opponent }
}

export class GuestTickets {
  private ahead: { wish: string; request: GuestTicketResponse } | null = null

  constructor(private readonly server: BattleServer) {}

  /** Needs no cards, so it may be called before they have loaded. Repeated calls with the same wish send one request. */
  askAhead(wish: GuestWish): void {
    const key = JSON.stringify(wish)
    if (this.ahead?.wish === key) return
    const request = this.ask(wish)
    const ahead = request && { wish: key, request }
    this.ahead = ahead
    void request?.then(response => {
      if (!response.ok && this.ahead === ahead) this.ahead = null
    })
  }

  /** Takes the ticket for one battle. Null: none is needed, because this device has received its reward. */
  take(wish: GuestWish): GuestTicketResponse | null {
    const { ahead } = this
    this.ahead = null
    if (ahead?.wish === JSON.stringify(wish) && !readGuestDevice()?.hasHad) return ahead.request
    return this.ask(wish)
  }

  private ask(wish: GuestWish): GuestTicketResponse | null {
    const here = readGuestDevice()
    if (here?.hasHad) return null
    return this.server.askAsGuest({ ...wish, ...(here && { device: here.device }) })
  }
}

/** Shared by the whole page, because its screens are mounted and unmounted. */
export const guestTickets = new GuestTickets(battleServer)
