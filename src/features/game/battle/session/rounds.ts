/**
 * Sequence of battles at one table: which battle to resume or begin, whether another tab plays it, whether it counts.
 * It does not depend on React or the stage. The page renders the round in its store.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeckProblem } from '@/contract/endpoints/game/deck.ts'
import { isLevel } from '@/engine/opponents/opponent.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import { type AskedChoice, type Choice, choiceFor, fits } from '../variants/choice.ts'
import type { VariantDeps } from '../variants/variant.ts'
import type { Unticketed } from './battle-report.ts'
import type { TicketWish } from './battle-server.ts'
import type { Claims } from './claim.ts'
import { guestRound } from './guest-round.ts'
import { type GuestTickets, guestWish } from './guest-tickets.ts'
import { layTable, type Table, type TableConfig } from './lay-table.ts'
import type { BattleCharacter } from './public-battle.ts'
import { clearSaved, dealtOnly, ownCommands, readSaved, type SavedBattle } from './saved-battle.ts'
import { fromTicket, TicketBox } from './tickets.ts'

export type Round =
  | { state: 'preparing' }
  | { state: 'elsewhere'; wasHere: boolean } // another tab plays this battle; wasHere: it took the battle over from this tab
  | { state: 'begun'; saved: SavedBattle } // a running battle differs from the one in the address
  | { state: 'missing'; missing: 'characters' | 'owned' | 'cards' } // cards: not loaded
  | { state: 'unfit'; problems: DeckProblem[] }
  | { state: 'ready'; table: Table; number: number; note: Unticketed | null } // why it does not count

export interface RoundsState {
  round: Round
  count: number // number of battles at this table so far
  lastChoice: Choice | null // choice of the latest of them
}

export const beforeRounds: RoundsState = { round: { state: 'preparing' }, count: 0, lastChoice: null }

export interface RoundsConfig extends TableConfig {
  asked: AskedChoice
  deps(): VariantDeps | null // returns null until the cards have loaded
  freshSeed(): number
  claims: Claims
  guestTickets: GuestTickets
  onLaid?(table: Table): void // called before the page renders the table
}

/**
 * Waiting time before a battle counts as played in another tab, in milliseconds, because a closing tab may still have
 * its claim.
 */
export const CLAIM_PATIENCE = 400

export class Rounds {
  readonly store: ReadStore<RoundsState>
  private readonly setState: StoreApi<RoundsState>['setState']
  private release: (() => void) | null = null
  private isClosed = false

  constructor(private readonly config: RoundsConfig) {
    const store = createStore<RoundsState>(() => beforeRounds)
    this.store = store
    this.setState = store.setState
  }

  private get current(): Round {
    return this.store.getState().round
  }

  /** Claims the battle, unless another tab has it, and resumes it or begins a new one. */
  async open(isForced = false): Promise<void> {
    this.set({ state: 'preparing' })
    if (!this.saved()) this.askAhead(this.choice()) // a busy device reports late which tab has the battle
    const release = await this.claim(isForced)
    if (this.isClosed) return release?.()
    if (!release) return this.set({ state: 'elsewhere', wasHere: false })
    this.release = release
    const saved = this.saved()
    if (!saved) return this.begin()
    if (saved.ticket) void this.config.server.begin(saved.ticket.id) // the first attempt may have failed without a network
    if (fits(this.config.asked, saved.choice)) return this.lay(saved)
    this.set({ state: 'begun', saved })
  }

  /** Takes over a battle from another tab. */
  takeOver(): Promise<void> {
    return this.open(true)
  }

  /** Resumes the running battle. */
  resume(): void {
    if (this.current.state === 'begun') this.lay(this.current.saved)
  }

  /** Forfeits the current battle, if any, and starts another. */
  async restart(): Promise<void> {
    this.abandon()
    await this.begin()
  }

  /** Gives the running battle up permanently. */
  abandon(): void {
    const { current } = this
    if (current.state === 'ready') current.table.abandon()
    if (current.state === 'begun') this.forfeit(current.saved)
  }

  /** Leaves the table. An unfinished battle stays saved. */
  close(): void {
    this.isClosed = true
    this.leave()
  }

  private set(round: Round, changes: Partial<RoundsState> = {}): void {
    if (this.isClosed) return
    const last = this.current
    if (last.state === 'ready' && last !== round) last.table.close()
    this.setState({ ...changes, round })
  }

  private leave(): void {
    if (this.current.state === 'ready') this.current.table.close()
    this.release?.()
    this.release = null
  }

  private async claim(isForced: boolean): Promise<(() => void) | null> {
    const { claims, clock, variant, owner } = this.config
    const name = `battle.${variant.code}.${owner ?? 'guest'}`
    const ask = () => claims.claim(name, () => this.lose(), isForced)
    const first = await ask()
    if (first || this.isClosed) return first
    await new Promise<void>(resolve => clock.after(CLAIM_PATIENCE, resolve))
    return ask()
  }

  private lose(): void {
    this.release = null
    this.set({ state: 'elsewhere', wasHere: true })
  }

  private forfeit({ ticket, record }: SavedBattle): void {
    const { owner, outbox, variant } = this.config
    if (ticket && owner !== null) {
      outbox.add({ id: ticket.id, owner, commands: ownCommands(record), forfeit: true })
      void outbox.flush(owner)
    }
    clearSaved(variant.code, owner)
  }

  private saved(): SavedBattle | undefined {
    return readSaved(this.config.variant.code, this.config.owner)
  }

  private choice(): Choice {
    const { variant, asked } = this.config
    return choiceFor(variant, asked, this.store.getState().lastChoice)
  }

  private async begin(): Promise<void> {
    this.set({ state: 'preparing' })
    const deps = this.config.deps()
    const choice = this.choice()
    if (!deps) {
      this.askAhead(choice)
      return this.set({ state: 'missing', missing: 'cards' })
    }
    const seed = this.config.variant.seed ?? this.config.freshSeed()
    const prepared = this.config.variant.prepare(deps, seed, choice)
    if ('missing' in prepared) return this.set({ state: 'missing', missing: prepared.missing })
    if ('problems' in prepared) return this.set({ state: 'unfit', problems: prepared.problems })
    const counted = await this.ticketed(deps, choice)
    if (this.isClosed || this.current.state !== 'preparing') return
    const free = { record: { setup: prepared.setup, seed, commands: [] }, characters: prepared.characters }
    const battle = 'none' in counted ? { ...free, choice, ticket: null, unticketed: counted.none } : counted
    this.lay(dealtOnly(battle))
  }

  private lay(saved: SavedBattle): void {
    const table = layTable(this.config, { ...saved, characters: this.inWordsOfNow(saved.characters) })
    this.config.onLaid?.(table)
    const count = this.store.getState().count + 1
    const round: Round = { state: 'ready', table, number: count, note: saved.unticketed }
    this.set(round, { count, lastChoice: saved.choice })
  }

  /** A battle that began in another language is resumed in that of the page, if the cards have loaded. */
  private inWordsOfNow(characters: readonly BattleCharacter[]): BattleCharacter[] {
    const { characters: some = [], owned = [] } = this.config.deps() ?? {}
    const words = new Map([...owned, ...some].map(({ id, translations }) => [id, translations]))
    return characters.map(character => ({
      ...character,
      translations: words.get(character.id) ?? character.translations,
    }))
  }

  private askAhead(choice: Choice): void {
    const { variant, owner, guestTickets } = this.config
    const wish = guestWish(variant, owner, choice)
    if (wish) guestTickets.askAhead(wish)
  }

  /** Returns a battle with a ticket of the server, or the reason why there is none. */
  private async ticketed(deps: VariantDeps, choice: Choice): Promise<SavedBattle | { none: Unticketed }> {
    const { variant, owner, server, clock, today, guestTickets } = this.config
    const ticketWish = variant.ticket(deps, choice)
    const { rules, opponent } = choice
    if (!ticketWish || !isLevel(opponent)) return { none: variant.needs.owned ? 'deck' : 'kind' }
    if (owner === null) {
      const guestBattle = await guestRound(clock, guestTickets.take({ rules, opponent }), deps.characters)
      return guestBattle ? { ...guestBattle, choice } : { none: 'guest' }
    }
    const wish: TicketWish = { ...ticketWish, rules, opponent }
    const box = new TicketBox({ server, owner, clock, today })
    const ticketResult = await box.take(wish)
    if ('none' in ticketResult) {
      if (ticketResult.none === 'offline') void box.askAgain(wish)
      return ticketResult
    }
    const { ticket } = ticketResult
    const dealt = fromTicket(ticket, [...deps.characters, ...deps.owned])
    if (!dealt) return { none: 'offline' }
    const { id, seed, expires_at } = ticket
    void server.begin(id).then(() => box.refill(wish)) // in this order, because new tickets would replace this one
    return {
      record: { setup: dealt.setup, seed, commands: [] },
      characters: dealt.characters,
      choice,
      ticket: { id, expires_at },
      unticketed: null,
    }
  }
}
