/** A guest's tickets, each asked for as early as can be: on a slow line a battle would wait for it. */
import { readGuestDevice } from '../../kit/guest-battle.ts'
import type { Choice } from '../variants/choice.ts'
import type { Variant } from '../variants/variant.ts'
import { type BattleServer, battleServer, type GuestWish } from './battle-server.ts'

export type GuestTicketResponse = ReturnType<BattleServer['askAsGuest']>

/** null: no ticket is wanted, since this kind of battle only plays or an account asks for its own. */
export function guestWish(variant: Variant, owner: number | null, choice: Choice): GuestWish | null {
  if (owner !== null || variant.needs.owned) return null
  const { rules, opponent } = choice
  return variant.ticket({ characters: [], owned: [] }, choice) && { rules, opponent }
}

export class GuestTickets {
  private ahead: { wish: string; asked: GuestTicketResponse } | null = null

  constructor(private readonly server: BattleServer) {}

  /** Needs no cards, so it may be asked before they are there; what was asked for this wish already is not asked again. */
  askAhead(wish: GuestWish): void {
    const key = JSON.stringify(wish)
    if (this.ahead?.wish === key) return
    const asked = this.ask(wish)
    const ahead = asked && { wish: key, asked }
    this.ahead = ahead
    void asked?.then(answer => {
      if (!answer.ok && this.ahead === ahead) this.ahead = null
    })
  }

  /** For one battle. null: this device has had its reward. */
  take(wish: GuestWish): GuestTicketResponse | null {
    const { ahead } = this
    this.ahead = null
    if (ahead?.wish === JSON.stringify(wish) && !readGuestDevice()?.hasHad) return ahead.asked
    return this.ask(wish)
  }

  private ask(wish: GuestWish): GuestTicketResponse | null {
    const here = readGuestDevice()
    if (here?.hasHad) return null
    return this.server.askAsGuest({ ...wish, ...(here && { device: here.device }) })
  }
}

/** Of this page: its screens come and go. */
export const guestTickets = new GuestTickets(battleServer)
