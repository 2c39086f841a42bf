/**
 * Playback of a recorded battle: plays, stops, steps, jumps and switches sides. To the session it is a link that
 * rejects commands. It draws nothing and has no timer.
 */

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Seat } from '@/engine/types.ts'
import { type BattleView, viewFor } from '@/engine/view.ts'
import { clamp } from '@/lib/clamp.ts'
import type { Clock } from '@/lib/clock.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { BattleLink, LinkUpdate } from '../session/link.ts'
import type { PlayerDetails, Seats } from '../session/public-battle.ts'
import type { ReplayTimeline } from './replay-timeline.ts'
import { eventFor, stateFor } from './side.ts'

export interface ReplayState {
  step: number // displayed or being animated
  isPlaying: boolean
  side: Seat // side whose cards are in front
}

export interface PlayerConfig {
  timeline: ReplayTimeline
  players: Seats<PlayerDetails>
  clock: Clock
  from?: number // first step to show, paused; undefined: plays from the opening
  /** Ms between the end of one step and the next. */
  gap(): number
  /** Ends the running animation. */
  hurry(): void
  /** Pauses or resumes all animations. */
  hold(isHeld: boolean): void
}

const nothing = () => {}

export class ReplayPlayer implements BattleLink {
  readonly store: ReadStore<ReplayState>
  private readonly set: StoreApi<ReplayState>['setState']
  private onUpdate: (update: LinkUpdate) => void = nothing
  private stopTimer: (() => void) | null = null
  private isResting = false

  constructor(private readonly config: PlayerConfig) {
    const step = clamp(config.from ?? 0, 0, config.timeline.last)
    const store = createStore<ReplayState>(() => ({ step, isPlaying: step === 0, side: 'player1' }))
    this.store = store
    this.set = store.setState
  }

  private get state(): ReplayState {
    return this.store.getState()
  }

  open(onUpdate: (update: LinkUpdate) => void): () => void {
    this.onUpdate = onUpdate
    if (this.state.step > 0) this.show(this.state.step)
    else this.begin()
    return () => {
      this.onUpdate = nothing
      this.stopWaiting()
    }
  }

  private begin(): void {
    const events = this.config.timeline.eventsOf(0).map(event => eventFor(event, this.state.side))
    this.onUpdate({ type: 'match-start', events, view: this.viewAt(0), warning: null })
  }

  /** A recording accepts no commands. */
  async send(): Promise<'battle_over'> {
    return 'battle_over'
  }

  /** Called whenever the session starts or stops animating. When it stops, the next step is due after the gap. */
  rest(isResting: boolean): void {
    this.isResting = isResting
    if (!isResting) this.stopWaiting()
    else this.wait()
  }

  play(): void {
    this.config.hold(false)
    if (this.state.step >= this.config.timeline.last && this.isResting) this.show(0)
    this.set({ isPlaying: true })
    this.wait()
  }

  pause(): void {
    this.stopWaiting()
    if (!this.isResting) this.config.hold(true)
    this.set({ isPlaying: false })
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause()
    else this.play()
  }

  /** Plays the next step. A running animation ends immediately. */
  forward(): void {
    this.settle()
    if (this.state.step < this.config.timeline.last) this.advance()
  }

  back(): void {
    this.jump(this.state.step - 1)
  }

  /** Shows this step at once, without animation. */
  jump(step: number): void {
    this.settle()
    this.show(clamp(step, 0, this.config.timeline.last))
  }

  turnTo(side: Seat): void {
    this.settle()
    this.set({ side })
    this.show(this.state.step)
  }

  /** Ends running animations and resumes a paused stage before something else is shown. */
  private settle(): void {
    this.stopWaiting()
    this.config.hold(false)
    if (!this.isResting) this.config.hurry()
  }

  private show(step: number): void {
    const { side } = this.state
    const { player1, player2 } = this.config.players
    const details = side === 'player1' ? { player1, player2 } : { player1: player2, player2: player1 }
    this.set({ step })
    const history = this.config.timeline.historyAt(step).map(event => eventFor(event, side))
    this.onUpdate({ type: 'snapshot', history, view: this.viewAt(step), details })
  }

  private advance(): void {
    const step = this.state.step + 1
    this.set({ step })
    const events = this.config.timeline.eventsOf(step).map(event => eventFor(event, this.state.side))
    this.onUpdate({ type: 'step', events, view: this.viewAt(step) })
  }

  private wait(): void {
    if (!this.state.isPlaying || !this.isResting || this.stopTimer) return
    if (this.state.step >= this.config.timeline.last) {
      this.set({ isPlaying: false })
      return
    }
    this.stopTimer = this.config.clock.after(this.config.gap(), () => {
      this.stopTimer = null
      this.advance()
    })
  }

  private stopWaiting(): void {
    this.stopTimer?.()
    this.stopTimer = null
  }

  /** No seat can act in a recording. */
  private viewAt(step: number): BattleView {
    const state = stateFor(this.config.timeline.stateAt(step), this.state.side)
    return { ...viewFor(state, null), toAct: null }
  }
}
