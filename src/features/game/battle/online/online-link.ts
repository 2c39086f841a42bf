/**
 * The server as a battle's authority, with the same interface as the engine in the page. Versions define the order, and
 * a missing version causes a fetch of the whole state. An own command is shown immediately and rolled back if the
 * server refuses it.
 */
import { castDraft, type Draft, produce } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Result } from '@/api/client.ts'
import { isTransient } from '@/api/failure.ts'
import type { Action, Match } from '@/contract/endpoints/game/online.ts'
import type { BattleUpdate, OnlineBattle } from '@/contract/endpoints/game/online-battle.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { Step } from '@/engine/steps.ts'
import type { BattleState, Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import { createSequence, type Sequence } from '@/realtime/sequence.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { BattleLink, LinkUpdate } from '../session/link.ts'
import type { TurnClock } from '../session/public-battle.ts'
import { mirrorCommand, mirrorEvent, mirrorView } from './mirror.ts'
import type { OnlineServer } from './online-server.ts'
import { type Confirmed, firstState, type Guess, isGuessed, type OnlineState } from './online-state.ts'
import { haveSameFacts, type Printed, stateOf, turnClockOf, viewOf } from './online-view.ts'

export interface OnlineLinkConfig {
  server: OnlineServer
  first: Match // as first fetched, including its battle
  clock: Clock
  freshId(): string // id of an action
}

const DRIFT = 1000 // minimum difference in ms from which a heartbeat's time replaces the local one

/** Pauses between retries of a command that was not delivered, in milliseconds. Its id makes it idempotent. */
const RETRIES = [500, 1000, 2000, 4000, 8000]

export class OnlineLink implements BattleLink {
  readonly store: ReadStore<OnlineState>
  private readonly set: StoreApi<OnlineState>['setState']
  private readonly seat: Seat | null
  private readonly printed: Printed
  private readonly sequence: Sequence<BattleUpdate>
  private snapshotRequests = 0 // number of requested snapshots
  private isClosed = false
  private onUpdate: (update: LinkUpdate) => void = () => {}

  constructor(private readonly config: OnlineLinkConfig) {
    const { first } = config
    if (!first.battle) throw new Error('a link needs a battle')
    this.seat = first.seat
    this.printed = { rules: first.battle.rules, cards: first.battle.cards }
    const confirmed = this.confirmedBy(first.battle, first.version, first.battle.history)
    const store = createStore<OnlineState>(() => firstState(first, confirmed))
    this.store = store
    this.set = store.setState
    this.sequence = createSequence<BattleUpdate>(first.version, {
      apply: update => this.take(update),
      resync: () => this.resync(),
    })
  }

  private get now(): OnlineState {
    return this.store.getState()
  }

  private editConfirmed(recipe: (confirmed: Draft<Confirmed>) => void): void {
    this.set(({ confirmed }) => ({ confirmed: produce(confirmed, recipe) }))
  }

  /** Returns the battle from the reader's side. */
  view(): BattleView {
    return this.viewed(this.now.confirmed.state)
  }

  open(onUpdate: (update: LinkUpdate) => void): () => void {
    this.onUpdate = onUpdate
    this.showAll()
    const leave = this.config.server.listen({
      events: {
        'battle-update': data => this.receiveUpdate(data as BattleUpdate),
        'battle-snapshot': data => this.adopt(data as Match),
        'match-changed': () => void this.refetchTable(),
        emote: data => this.hearEmote(data as { seat: Seat; emote: string }),
      },
      subscribed: () => void this.refetch(),
    })
    return () => {
      this.isClosed = true
      leave()
    }
  }

  /**
   * Fetches the state when updates may have been missed: after sleep, a lost connection or a refusal. A running request
   * may have been answered before that, so it is repeated once.
   */
  readonly refetch = async (): Promise<void> => {
    const before = this.snapshotRequests
    await this.sequence.refetch()
    if (this.snapshotRequests === before && !this.isClosed) await this.sequence.refetch()
  }

  /** Handles the version in a heartbeat. It reveals a lost event when no later event does. */
  receiveHeartbeat(version: number): void {
    if (version > this.now.confirmed.version && !this.isClosed) void this.refetch()
  }

  /** Applies the server's time of a heartbeat, because the clock of a sleeping device does not run. */
  adjustClock(serverNow: number): void {
    const { confirmed, guess } = this.now
    if (!confirmed.clock || guess || this.isClosed) return
    const endsAt = confirmed.turnEnd + this.config.clock.now() - serverNow
    if (Math.abs(endsAt - confirmed.clock.endsAt) < DRIFT) return
    this.editConfirmed(({ clock }) => {
      if (clock) clock.endsAt = endsAt
    })
    this.onUpdate({ type: 'clock', clock: this.now.confirmed.clock })
  }

  /** While the player plays on another device, this one displays the battle and sends no command. */
  setHere(isHere: boolean): void {
    if (this.now.isHere === isHere) return
    this.set({ isHere })
    if (this.now.isShown) this.showAll()
    if (isHere) void this.refetch()
  }

  /** Call only after the response to the previous own command; the session guarantees it. */
  async send(shownCommand: Command): Promise<RejectionCode | null> {
    const command = this.isMirrored() ? mirrorCommand(shownCommand) : shownCommand
    const { isHere, confirmed } = this.now
    if (this.seat !== command.seat || !isHere) return 'not_your_turn'
    const step = applyCommand(confirmed.state, command)
    if ('rejected' in step) return step.rejected
    const { version } = confirmed
    this.set({ guess: { version: version + 1, events: step.events } })
    this.show(step.events, step.state, null)
    const { seat: _, ...action } = command
    const response = await this.deliver(action as Action, version)
    if (this.isClosed) return null
    if (response.ok) {
      this.confirm(response.value.version, step)
      return null
    }
    const { failure } = response
    this.takeBack()
    await this.refetch()
    return failure.code === 'action_refused' ? 'malformed_command' : null
  }

  /** Repeats the request with the same id until the server responds. */
  private async deliver(action: Action, version: number): Promise<Result<{ version: number }>> {
    const id = this.config.freshId()
    for (let tries = 0; ; tries++) {
      const response = await this.config.server.act(action, version, id)
      const pause = RETRIES[tries]
      if (response.ok || !isTransient(response.failure) || pause === undefined || this.isClosed)
        return response
      await new Promise<void>(resolve => this.config.clock.after(pause, resolve))
    }
  }

  /** The server accepted the command in the expected version. It is final now, even if its event arrives late or never. */
  private confirm(version: number, { events, state }: Step): void {
    if (this.now.guess?.version !== version || this.now.confirmed.version !== version - 1) return
    this.editConfirmed(confirmed => {
      confirmed.version = version
      confirmed.state = castDraft(state)
      confirmed.history.push(...events)
    })
    this.sequence.adopt(version)
  }

  private receiveUpdate(update: BattleUpdate): void {
    const { guess, confirmed } = this.now
    if (guess && update.version === confirmed.version && update.version === guess.version) {
      const before = confirmed.history.slice(0, -guess.events.length)
      this.set({ confirmed: this.confirmedBy(update, update.version, [...before, ...update.events]) }) // confirmed before
      this.showRest(guess)
    }
    this.sequence.receive(update.version, update)
    if (update.ending) void this.refetchTable()
  }

  private hearEmote({ seat, emote }: { seat: Seat; emote: string }): void {
    const at = (this.now.emote?.at ?? 0) + 1
    this.set({ emote: { seat: this.isMirrored() ? otherSeat(seat) : seat, emote, at } })
  }

  /** Applies the next version. For an own command that is already shown it only updates the clock. */
  private take(update: BattleUpdate): void {
    const { guess } = this.now
    const confirmed = this.confirmedBy(update, update.version, [
      ...this.now.confirmed.history,
      ...update.events,
    ])
    this.set({ confirmed, guess: null })
    if (guess?.version === update.version && haveSameFacts(guess.events, update.events)) this.showRest(guess)
    else if (guess && guess.version >= update.version) this.showAll()
    else this.show(update.events, confirmed.state, confirmed.clock)
  }

  /** An own command is already shown. Only its time and the wind after the next change are new. */
  private showRest({ events }: Guess): void {
    this.set({ guess: null })
    const { state, clock } = this.now.confirmed
    if (events.some(({ type }) => type === 'wind-turned')) this.show([], state, clock)
    else this.onUpdate({ type: 'clock', clock })
  }

  private async resync(): Promise<number> {
    this.snapshotRequests += 1
    const response = await this.config.server.see()
    if (!response.ok) throw new Error(response.failure.code)
    return this.adoptWhole(response.value)
  }

  private adopt(match: Match): void {
    this.adoptWhole(match)
    this.sequence.adopt(match.version)
  }

  /** Replaces the whole state and returns its version. What is already on screen is not animated again. */
  private adoptWhole(match: Match): number {
    this.set({ match })
    const { guess, confirmed } = this.now
    if (!match.battle || match.version < confirmed.version) return confirmed.version
    const isNews = match.version > confirmed.version
    this.set({ confirmed: this.confirmedBy(match.battle, match.version, match.battle.history) })
    if (guess?.version === match.version && isGuessed(guess, match)) this.showRest(guess)
    else if (isNews) this.showAll()
    else this.onUpdate({ type: 'clock', clock: this.now.confirmed.clock })
    if (isNews) this.set({ guess: null })
    return match.version
  }

  /** Fetches the table's other data: readiness, presence, rematch. */
  private async refetchTable(): Promise<void> {
    const response = await this.config.server.see()
    if (response.ok && !this.isClosed) this.set({ match: response.value })
  }

  private takeBack(): void {
    if (!this.now.guess) return
    this.set({ guess: null })
    this.showAll()
  }

  private confirmedBy(
    facts: OnlineBattle | BattleUpdate,
    version: number,
    history: BattleEvent[],
  ): Confirmed {
    const clock = turnClockOf(facts.clock, this.config.clock.now())
    return { version, state: stateOf(this.printed, facts), history, clock, turnEnd: facts.clock.ends_at }
  }

  private isMirrored(): boolean {
    return this.seat === 'player2'
  }

  /** Returns the state for the reader. Spectators get no legal commands. */
  private viewed(state: BattleState) {
    const { isHere } = this.now
    const view = viewOf(state, isHere ? this.seat : null)
    if (this.seat === null) return { ...view, toAct: null }
    if (!isHere) return { ...(this.isMirrored() ? mirrorView(view) : view), toAct: null }
    return this.isMirrored() ? mirrorView(view) : view
  }

  private turned<T>(value: T, mirror: (value: T) => T): T {
    return this.isMirrored() ? mirror(value) : value
  }

  private show(events: readonly BattleEvent[], state: BattleState, clock: TurnClock | null): void {
    const view = this.viewed(state)
    this.onUpdate({ type: 'step', events: events.map(event => this.turned(event, mirrorEvent)), view, clock })
  }

  /** Shows the opening with its animation, and any later state without. */
  private showAll(): void {
    const { confirmed, isShown } = this.now
    const { state, clock } = confirmed
    const view = this.view()
    const history = confirmed.history.map(event => this.turned(event, mirrorEvent))
    const isOpening = !isShown && !history.some(({ type }) => type === 'move-used') && state.turn === 1
    this.set({ isShown: true })
    if (isOpening) this.onUpdate({ type: 'match-start', events: history, view, warning: null, clock })
    else this.onUpdate({ type: 'snapshot', history, view, clock })
  }
}

const otherSeat = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')
