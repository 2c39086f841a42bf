/**
 * The server as a battle's authority, behind the same seam as the engine in the page. Versions keep the order and ask for the whole
 * again where one is missing; an own command is shown at once and taken back if the server does not take it.
 */
import type { Result } from '@/api/client.ts'
import { isTransient } from '@/api/failure.ts'
import type { Action, Match } from '@/contract/endpoints/game/online.ts'
import type { BattleClock, BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { Step } from '@/engine/steps.ts'
import type { BattleState, Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import { createSequence, type Sequence } from '@/realtime/sequence.ts'
import type { BattleLink, LinkUpdate } from '../session/link.ts'
import type { TurnClock } from '../session/public-battle.ts'
import { mirrorCommand, mirrorEvent, mirrorView } from './mirror.ts'
import type { OnlineServer } from './online-server.ts'
import { haveSameFacts, type Printed, stateOf, turnClockOf, viewOf } from './online-view.ts'

export interface OnlineLinkConfig {
  server: OnlineServer
  first: Match // as it was fetched; with a battle
  clock: Clock
  freshId(): string // of an action
  /** The table beside its cards: who is here, how it ended, what is asked. */
  onMatch(match: Match): void
  onEmote(seat: Seat, emote: string): void
}

/** What the server has said last. */
interface Confirmed {
  version: number
  state: BattleState
  history: BattleEvent[]
  clock: TurnClock | null
}

interface Guess {
  version: number // in which the own command should happen
  events: readonly BattleEvent[]
}

const DRIFT = 1000 // ms of difference from which a heartbeat's time replaces the local one

/** Between two tries of a command that did not get through, in milliseconds; its name makes it happen once. */
const RETRIES = [500, 1000, 2000, 4000, 8000]

export class OnlineLink implements BattleLink {
  private readonly seat: Seat | null
  private readonly printed: Printed
  private readonly sequence: Sequence<BattleUpdate>
  private confirmed: Confirmed
  private guess: Guess | null = null
  private turnEnd = 0 // epoch ms of the server, of the clock last received
  private asked = 0 // whole pictures, so far
  private isShown = false // the first update has been given
  private isClosed = false
  private isHere = true // no other tab or device of the player has the seat
  private tell: (update: LinkUpdate) => void = () => {}

  constructor(private readonly config: OnlineLinkConfig) {
    const { battle } = config.first
    if (!battle) throw new Error('a link needs a battle')
    this.seat = config.first.seat
    this.printed = { rules: battle.rules, cards: battle.cards }
    this.confirmed = this.confirmedBy(config.first)
    this.sequence = createSequence<BattleUpdate>(config.first.version, {
      apply: update => this.take(update),
      resync: () => this.resync(),
    })
  }

  /** The battle as the reader sees it now. */
  view(): BattleView {
    return this.viewed(this.confirmed.state)
  }

  open(onUpdate: (update: LinkUpdate) => void): () => void {
    this.tell = onUpdate
    this.showAll()
    const leave = this.config.server.listen({
      events: {
        'battle-update': data => this.hear(data as BattleUpdate),
        'battle-snapshot': data => this.adopt(data as Match),
        'match-changed': () => void this.lookAgain(),
        emote: data => {
          const { seat, emote } = data as { seat: Seat; emote: string }
          this.config.onEmote(this.isMirrored() ? otherSeat(seat) : seat, emote)
        },
      },
      subscribed: () => void this.doubt(),
    })
    return () => {
      this.isClosed = true
      leave()
    }
  }

  /**
   * Updates may have been missed: a sleep, a lost network, a refusal. A request in flight may have been answered before that,
   * so it is repeated once.
   */
  readonly doubt = async (): Promise<void> => {
    const before = this.asked
    await this.sequence.doubt()
    if (this.asked === before && !this.isClosed) await this.sequence.doubt()
  }

  /** Takes the version of a heartbeat. It reveals a lost event when no later event does. */
  hearOf(version: number): void {
    if (version > this.confirmed.version && !this.isClosed) void this.doubt()
  }

  /** Applies the server's time of a heartbeat, because the clock of a sleeping device does not run. */
  adjustClock(serverNow: number): void {
    const { clock } = this.confirmed
    if (!clock || this.guess || this.isClosed) return
    const endsAt = this.turnEnd + this.config.clock.now() - serverNow
    if (Math.abs(endsAt - clock.endsAt) < DRIFT) return
    this.confirmed = { ...this.confirmed, clock: { ...clock, endsAt } }
    this.tell({ type: 'clock', clock: this.confirmed.clock })
  }

  /** Whoever plays elsewhere watches here, and cannot act twice. */
  setHere(isHere: boolean): void {
    if (this.isHere === isHere) return
    this.isHere = isHere
    if (this.isShown) this.showAll()
    if (isHere) void this.doubt()
  }

  /** Call only when the previous own command has been answered; the session makes sure of it. */
  async send(shown: Command): Promise<RejectionCode | null> {
    const command = this.isMirrored() ? mirrorCommand(shown) : shown
    if (this.seat !== command.seat || !this.isHere) return 'not_your_turn'
    const step = applyCommand(this.confirmed.state, command)
    if ('rejected' in step) return step.rejected
    const { version } = this.confirmed
    this.guess = { version: version + 1, events: step.events }
    this.show(step.events, step.state, null)
    const { seat: _, ...action } = command
    const answer = await this.deliver(action as Action, version)
    if (this.isClosed) return null
    if (answer.ok) {
      this.confirm(answer.value.version, step)
      return null
    }
    const { failure } = answer
    this.takeBack()
    await this.doubt()
    return failure.code === 'action_refused' ? 'malformed_command' : null
  }

  /** Asked again under the same name until the server has said something. */
  private async deliver(action: Action, version: number): Promise<Result<{ version: number }>> {
    const id = this.config.freshId()
    for (let tries = 0; ; tries++) {
      const answer = await this.config.server.act(action, version, id)
      const pause = RETRIES[tries]
      if (answer.ok || !isTransient(answer.failure) || pause === undefined || this.isClosed) return answer
      await new Promise<void>(resolve => this.config.clock.after(pause, resolve))
    }
  }

  /** The server took it in just the version it was meant for: it is a fact now, though its event may come late or never. */
  private confirm(version: number, { events, state }: Step): void {
    if (this.guess?.version !== version || this.confirmed.version !== version - 1) return
    this.confirmed = { ...this.confirmed, version, state, history: [...this.confirmed.history, ...events] }
    this.sequence.adopt(version)
  }

  private hear(update: BattleUpdate): void {
    const { guess, confirmed } = this
    if (guess && update.version === confirmed.version && update.version === guess.version) {
      const before = confirmed.history.slice(0, -guess.events.length)
      this.confirmed = this.updatedBy(update, before) // confirmed before
      this.showRest(guess)
    }
    this.sequence.receive(update.version, update)
    if (update.ending) void this.lookAgain()
  }

  /** Takes the next version. For an own command, which is shown already, it only sets the clock. */
  private take(update: BattleUpdate): void {
    const { guess } = this
    this.confirmed = this.updatedBy(update, this.confirmed.history)
    const { state, clock } = this.confirmed
    this.guess = null
    if (guess?.version === update.version && haveSameFacts(guess.events, update.events)) this.showRest(guess)
    else if (guess && guess.version >= update.version) this.showAll()
    else this.show(update.events, state, clock)
  }

  private updatedBy(update: BattleUpdate, before: readonly BattleEvent[]): Confirmed {
    const { version, events } = update
    const history = [...before, ...events]
    return { version, state: stateOf(this.printed, update), history, clock: this.clockOf(update.clock) }
  }

  /** An own command is shown already: what is new is its time, and where the wind turns to after it has turned. */
  private showRest({ events }: Guess): void {
    this.guess = null
    const { state, clock } = this.confirmed
    if (events.some(({ type }) => type === 'wind-turned')) this.show([], state, clock)
    else this.tell({ type: 'clock', clock })
  }

  private async resync(): Promise<number> {
    this.asked += 1
    const answer = await this.config.server.see()
    if (!answer.ok) throw new Error(answer.failure.code)
    return this.adoptWhole(answer.value)
  }

  private adopt(match: Match): void {
    this.adoptWhole(match)
    this.sequence.adopt(match.version)
  }

  /** Takes over the whole state and returns its version. What is on the screen already is not shown again. */
  private adoptWhole(match: Match): number {
    this.config.onMatch(match)
    if (!match.battle || match.version < this.confirmed.version) return this.confirmed.version
    const isNews = match.version > this.confirmed.version
    const { guess } = this
    this.confirmed = this.confirmedBy(match)
    if (guess?.version === match.version && isGuessed(guess, match)) this.showRest(guess)
    else if (isNews) this.showAll()
    else this.tell({ type: 'clock', clock: this.confirmed.clock })
    if (isNews) this.guess = null
    return match.version
  }

  /** The table beside the battle: readiness, presence, rematch. */
  private async lookAgain(): Promise<void> {
    const answer = await this.config.server.see()
    if (answer.ok && !this.isClosed) this.config.onMatch(answer.value)
  }

  private takeBack(): void {
    if (!this.guess) return
    this.guess = null
    this.showAll()
  }

  private confirmedBy({ version, battle }: Match): Confirmed {
    if (!battle) return this.confirmed
    return {
      version,
      state: stateOf(this.printed, battle),
      history: battle.history,
      clock: this.clockOf(battle.clock),
    }
  }

  private clockOf(clock: BattleClock): TurnClock | null {
    this.turnEnd = clock.ends_at
    return turnClockOf(clock, this.config.clock.now())
  }

  private isMirrored(): boolean {
    return this.seat === 'player2'
  }

  /** The state for the reader: spectators get no choices to make. */
  private viewed(state: BattleState) {
    const view = viewOf(state, this.isHere ? this.seat : null)
    if (this.seat === null) return { ...view, toAct: null }
    if (!this.isHere) return { ...(this.isMirrored() ? mirrorView(view) : view), toAct: null }
    return this.isMirrored() ? mirrorView(view) : view
  }

  private turned<T>(value: T, mirror: (value: T) => T): T {
    return this.isMirrored() ? mirror(value) : value
  }

  private show(events: readonly BattleEvent[], state: BattleState, clock: TurnClock | null): void {
    const view = this.viewed(state)
    this.tell({ type: 'step', events: events.map(event => this.turned(event, mirrorEvent)), view, clock })
  }

  /** The opening is shown as one, anything later as it stands. */
  private showAll(): void {
    const { state, clock } = this.confirmed
    const view = this.view()
    const history = this.confirmed.history.map(event => this.turned(event, mirrorEvent))
    const isOpening = !this.isShown && !history.some(({ type }) => type === 'move-used') && state.turn === 1
    this.isShown = true
    if (isOpening) this.tell({ type: 'match-start', events: history, view, warning: null, clock })
    else this.tell({ type: 'snapshot', history, view, clock })
  }
}

const isGuessed = ({ events }: Guess, { battle }: Match): boolean =>
  haveSameFacts(battle?.history.slice(-events.length) ?? [], events)

const otherSeat = (seat: Seat): Seat => (seat === 'player1' ? 'player2' : 'player1')
