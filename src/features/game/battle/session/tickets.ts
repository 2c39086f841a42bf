/**
 * Tickets on the player's side (decision 0032): one is requested before a battle, and some are stored in advance for offline play.
 * A stored one is checked before it is used, since the server may have dropped it.
 */
import { openTickets, type Ticket, ticketKinds } from '@/contract/endpoints/game/battles.ts'
import { isBattleSetup } from '@/engine/read-setup.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import type { Clock } from '@/lib/clock.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import type { PreparedBattle } from '../variants/variant.ts'
import type { BattleServer, TicketWish } from './battle-server.ts'
import type { BattleCharacter } from './public-battle.ts'

/** One ticket is requested for each kind of battle that begins. The rest of the server's limit is stored in advance. */
const AHEAD = openTickets - ticketKinds.length
const KEY = 'battle.tickets.v1'
/** Pauses before each further request after a battle that began without a ticket, in milliseconds. */
const PAUSES = [10_000, 30_000, 60_000, 120_000]

interface StoredTicket {
  owner: number // user id
  wish: string // the request it was issued for, serialised
  ticket: Ticket
}

export type TicketResult = { ticket: Ticket } | { none: 'offline' | 'outdated' | 'deck' }

interface TicketBoxConfig {
  server: BattleServer
  owner: number
  clock: Clock
  today(): number // epoch milliseconds
}

const textOf = ({ kind, rules, opponent, deck }: TicketWish): string =>
  JSON.stringify([kind, rules, opponent, deck])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isStoredTicket = (value: unknown): value is StoredTicket =>
  isRecord(value) &&
  Number.isSafeInteger(value.owner) &&
  typeof value.wish === 'string' &&
  isRecord(value.ticket) &&
  typeof value.ticket.id === 'string' &&
  Number.isSafeInteger(value.ticket.seed) &&
  isBattleSetup(value.ticket.setup)

/** The server must get the same result when it replays the battle. */
const fitsRules = (ticket: Ticket): boolean => ticket.rules_version === rulesVersion

export class TicketBox {
  constructor(private readonly config: TicketBoxConfig) {}

  /** Returns a ticket for a battle that begins now: a stored one that is still valid, otherwise a new one. */
  async take(wish: TicketWish): Promise<TicketResult> {
    for (let stored = this.drawStored(wish); stored; stored = this.drawStored(wish)) {
      if (await this.stillHolds(stored)) return { ticket: stored }
    }
    return this.orKept(this.ask(wish), wish)
  }

  /** Requests a ticket again until the server sends one, so that the next battle counts. */
  async askAgain(wish: TicketWish): Promise<void> {
    for (const pause of PAUSES) {
      await new Promise<void>(resolve => this.config.clock.after(pause, resolve))
      if (!this.wantsMore(wish)) return // a late ticket has been stored
      const ticketResult = await this.ask(wish)
      if ('ticket' in ticketResult) return this.keep(wish, ticketResult.ticket)
      if (ticketResult.none !== 'offline') return
    }
  }

  /** Fills the store with tickets for such battles, replacing the oldest; stops at the first failure. */
  async refill(wish: TicketWish): Promise<void> {
    for (let requests = 0; requests < AHEAD && this.wantsMore(wish); requests++) {
      const response = await this.config.server.ask(wish)
      if (!response.ok || !fitsRules(response.value)) return
      this.keep(wish, response.value)
    }
  }

  private wantsMore(wish: TicketWish): boolean {
    const ownTickets = this.own()
    return ownTickets.length < AHEAD || !ownTickets.some(stored => stored.wish === textOf(wish))
  }

  private async ask(wish: TicketWish): Promise<TicketResult> {
    const response = await this.config.server.ask(wish)
    if (response.ok) return fitsRules(response.value) ? { ticket: response.value } : { none: 'outdated' }
    return { none: response.failure.status === 422 ? 'deck' : 'offline' }
  }

  /** A late ticket is stored. */
  private orKept(asking: Promise<TicketResult>, wish: TicketWish): Promise<TicketResult> {
    return new Promise(resolve => {
      let isLate = false
      const stop = this.config.clock.after(TICKET_PATIENCE, () => {
        isLate = true
        resolve({ none: 'offline' })
      })
      void asking.then(ticketResult => {
        stop()
        if (isLate && 'ticket' in ticketResult) this.keep(wish, ticketResult.ticket)
        resolve(ticketResult)
      })
    })
  }

  /** Without a network the ticket counts as valid. */
  private async stillHolds({ id }: Ticket): Promise<boolean> {
    const response = await inTime(this.config.clock, this.config.server.report(id))
    return response?.ok ? response.value.status === 'open' : response?.failure.status !== 404
  }

  private drawStored(wish: TicketWish): Ticket | undefined {
    const storedTicket = this.own().find(stored => stored.wish === textOf(wish))
    if (storedTicket) write(read().filter(({ ticket }) => ticket.id !== storedTicket.ticket.id))
    return storedTicket?.ticket
  }

  private keep(wish: TicketWish, ticket: Ticket): void {
    const { owner } = this.config
    write([...this.own(), { owner, wish: textOf(wish), ticket }].slice(-AHEAD))
  }

  /** Returns the unexpired tickets of this player. Others are dropped. */
  private own(): StoredTicket[] {
    const now = this.config.today()
    return read().filter(
      ({ owner, ticket }) =>
        owner === this.config.owner && Date.parse(ticket.expires_at) > now && fitsRules(ticket),
    )
  }
}

const read = (): StoredTicket[] =>
  readStored(KEY, value => (Array.isArray(value) && value.every(isStoredTicket) ? value : undefined)) ?? []

const write = (stored: readonly StoredTicket[]): void =>
  void writeStored(KEY, stored.length > 0 ? stored : undefined)

/** Timeout after which the server counts as unreachable, in milliseconds. */
export const TICKET_PATIENCE = 5000

/** Resolves with null when the response takes longer than `TICKET_PATIENCE`. */
export function inTime<T>(clock: Clock, asking: Promise<T>): Promise<T | null> {
  return new Promise(resolve => {
    const stop = clock.after(TICKET_PATIENCE, () => resolve(null))
    void asking.then(response => {
      stop()
      resolve(response)
    })
  })
}

/** Returns the ticket's battle with the art and texts of its cards, or null if the page does not have one of them. */
export function fromTicket({ setup }: Ticket, available: readonly BattleCharacter[]): PreparedBattle | null {
  const byId = new Map(available.map(character => [character.id, character]))
  const characters = setup.catalogue.flatMap(({ id }) => byId.get(id) ?? [])
  return characters.length === setup.catalogue.length ? { setup, characters } : null
}
