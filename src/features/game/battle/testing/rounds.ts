/**
 * Rounds without a browser: a fake server that stores what it receives, a storage, tabs that share claims, and a page
 * that can be hidden.
 */
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Result } from '@/api/client.ts'
import { unreachable } from '@/api/failure.ts'
import type { BattleReport, HumanCommand, Ticket } from '@/contract/endpoints/game/battles.ts'
import type { GuestTicket } from '@/contract/endpoints/game/guest-battle.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleServer, GuestWish, TicketWish } from '../session/battle-server.ts'
import type { Claims } from '../session/claim.ts'
import { GuestTickets } from '../session/guest-tickets.ts'
import type { Table } from '../session/lay-table.ts'
import { Outbox } from '../session/outbox.ts'
import { Rounds, type RoundsConfig } from '../session/rounds.ts'
import type { Visibility } from '../session/visibility.ts'
import { variantOf } from '../variants/catalog.ts'
import type { VariantCode } from '../variants/variant.ts'
import { FakeClock, settled } from './fake-clock.ts'
import { details, samples } from './table.ts'
import { italian } from './texts.ts'

/** Replaces local storage for the test. Returns its content. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return stored
}

interface Sent {
  id: string
  commands: readonly HumanCommand[]
  forfeit: boolean
}

export class FakeServer implements BattleServer {
  isDown = false
  asked: TicketWish[] = []
  sent: Sent[] = []
  reports = new Map<string, BattleReport>()
  begun: string[] = []
  refreshed = 0
  rulesVersion = rulesVersion
  private readonly catalogue = samples().setup.catalogue

  async ask(wish: TicketWish): Promise<Result<Ticket>> {
    if (this.isDown) return { ok: false, failure: unreachable }
    this.asked.push(wish)
    const seed = 100 + this.asked.length
    const id = `ticket-${this.asked.length}`
    const start = createBattle({ rules: wish.rules, catalogue: this.catalogue }, seed)
    if ('refused' in start) throw new Error(start.refused)
    const ids = (deck: { id: number }[]) => deck.map(card => card.id)
    const decks = { player1: ids(start.state.player1.deck), player2: ids(start.state.player2.deck) }
    const setup = { rules: wish.rules, catalogue: this.catalogue, decks }
    this.reports.set(id, this.reportAs(id, 'open'))
    const { kind, opponent } = wish
    const facts = { id, kind, opponent, setup, seed, rules_version: this.rulesVersion }
    return { ok: true, value: { ...facts, expires_at: '2030-01-01T00:00:00Z' } }
  }

  async askAsGuest({ device = 'd'.repeat(22), ...wish }: GuestWish): Promise<Result<GuestTicket>> {
    const response = await this.ask({ ...wish, kind: 'new', deck: null })
    if (!response.ok) return response
    const id = response.value.id.padEnd(22, '-')
    return { ok: true, value: { ...response.value, id, rules: wish.rules, device, signature: 's' } }
  }

  async begin(id: string): Promise<Result<BattleReport>> {
    if (!this.isDown) this.begun.push(id)
    return this.report(id)
  }

  async send(id: string, commands: readonly HumanCommand[], forfeit: boolean): Promise<Result<BattleReport>> {
    if (this.isDown) return { ok: false, failure: unreachable }
    this.sent.push({ id, commands, forfeit })
    const report = this.reportAs(id, 'checking')
    this.reports.set(id, report)
    return { ok: true, value: report }
  }

  async report(id: string): Promise<Result<BattleReport>> {
    const report = this.reports.get(id)
    if (this.isDown) return { ok: false, failure: unreachable }
    return report
      ? { ok: true, value: report }
      : { ok: false, failure: { ...unreachable, status: 404, code: 'not_found' } }
  }

  /** Ends the verification. */
  settle(id: string): void {
    this.reports.set(id, { ...this.reportAs(id, 'counted'), outcome: 'win', turns: 9, xp: 50 })
  }

  async refreshUser(): Promise<void> {
    this.refreshed += 1
  }

  private reportAs(id: string, status: BattleReport['status']): BattleReport {
    return { id, status, outcome: null, turns: null, xp: 0, user_xp: 0, unrewarded: null, fault: null }
  }
}

/** Tabs of one browser: the tab that has a battle, with a callback when another takes it. */
export class FakeTabs {
  private readonly holders = new Map<string, () => void>()

  readonly claims: Claims = {
    claim: async (name, onLost, isForced) => {
      const holder = this.holders.get(name)
      if (holder && !isForced) return null
      this.holders.set(name, onLost)
      holder?.()
      return () => {
        if (this.holders.get(name) === onLost) this.holders.delete(name)
      }
    },
  }
}

export class FakePage implements Visibility {
  private readonly store = createStore(() => ({ isHidden: false }))
  readonly subscribe = this.store.subscribe

  isHidden(): boolean {
    return this.store.getState().isHidden
  }

  setHidden(isHidden: boolean): void {
    this.store.setState({ isHidden })
  }
}

/** Everything that two visits share. */
export const browser = () => ({
  server: new FakeServer(),
  tabs: new FakeTabs(),
  page: new FakePage(),
  clock: new FakeClock(),
})

export type Browser = ReturnType<typeof browser>

/** One visit of the page, with the rounds opened. */
export async function visit(
  { server, tabs, page, clock }: Browser,
  code: VariantCode = 'new',
  given: Partial<RoundsConfig> = {},
): Promise<Rounds> {
  const rounds = new Rounds({
    variant: variantOf(code),
    asked: { opponent: 'novizio', rules: 'classic' },
    deps: () => ({ characters: samples().characters, owned: [] }),
    freshSeed: () => 11,
    today: () => Date.parse('2026-11-21T12:00:00Z'),
    owner: null,
    details: () => details,
    clock,
    visibility: page,
    claims: tabs.claims,
    server,
    guestTickets: new GuestTickets(server),
    outbox: new Outbox(server),
    words: italian,
    onCue: () => {},
    onVoice: () => {},
    onPanel: () => {},
    confirmMoves: () => true,
    log: () => {},
    ...given,
  })
  void rounds.open()
  await settled()
  return rounds
}

/** Returns the table of a visit after its battle has begun. */
export async function tableOf(rounds: Rounds): Promise<Table> {
  const round = rounds.store.getState().round
  if (round.state !== 'ready') throw new Error(round.state)
  round.table.open()
  await settled()
  return round.table
}

/** Plays the first legal command until the battle ends. */
export async function playOut({ session }: Table, clock: FakeClock): Promise<void> {
  for (let step = 0; step < 400 && session.store.getState().battle.gameState !== 'game_over'; step++) {
    const [first] = session.legal()
    if (first) await session.act(first)
    await clock.pass(2000)
  }
}
