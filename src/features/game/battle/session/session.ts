/**
 * A battle over time, without a screen. It processes facts from the link one after the other, is `animating` while they
 * are presented, and writes the store that every view of the battle reads. It contains no rules and no pictures.
 */
import { type Draft, produce } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { Clock } from '@/lib/clock.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { BattleLink, LinkUpdate } from './link.ts'
import {
  type BattleCharacter,
  beforeStart,
  emptyBattle,
  type MoveAnimation,
  type PlayerDetails,
  type PublicBattle,
  type Seats,
  stillAnimation,
  withFacts,
} from './public-battle.ts'

/** The damage marker is cleared after this (specification notes §4, §9), in milliseconds. */
export const MARKER_DELAY = 600

/** A presentation is cut after this time, in milliseconds. Its facts are applied in any case. */
export const PATIENCE = 15_000

export interface Scene {
  events: BattleEvent[]
  before: PublicBattle
  after: PublicBattle
}

export interface SessionConfig {
  link: BattleLink
  seat: Seat // the reader's seat
  clock: Clock
  details: Seats<PlayerDetails>
  characters: BattleCharacter[]
  online?: boolean
  /** Shows what happened. Resolves at the end of the animation. It may reject: the facts are applied in any case. */
  present(scene: Scene): Promise<void>
}

type WithoutSeat<C> = C extends Command ? Omit<C, 'seat'> : never
/** A command without its seat, which is the session's. */
export type Intent = WithoutSeat<Command>

export interface SessionState {
  battle: PublicBattle
  view: BattleView | null // view of the last presented update, with the legal commands; null before the first
}

const nothing = () => {}

export class BattleSession {
  readonly store: ReadStore<SessionState>
  private readonly set: StoreApi<SessionState>['setState']
  private readonly waiting: LinkUpdate[] = []
  private working = false // the queued updates are being processed
  private presenting = false
  private sending: Promise<void> | null = null // the last own command until its response
  private closed = false
  private closeLink = nothing
  private stopMarker = nothing

  constructor(private readonly config: SessionConfig) {
    const { details, characters, online = false } = config
    const store = createStore<SessionState>(() => ({
      battle: emptyBattle(details, characters, online),
      view: null,
    }))
    this.store = store
    this.set = store.setState
  }

  open(): void {
    this.closeLink = this.config.link.open(update => {
      this.waiting.push(update)
      void this.work()
    })
  }

  close(): void {
    this.closed = true
    this.closeLink()
    this.stopMarker()
  }

  /** Returns the legal commands of the own seat; empty during an animation. */
  legal(): Command[] {
    return this.isStill() ? (this.store.getState().view?.legal ?? []) : []
  }

  /**
   * Returns null if accepted, `busy` while the battle is loading or animating. The effect of an own command is shown
   * before the server has responded. The next command waits for that response.
   */
  async act(intent: Intent): Promise<RejectionCode | 'busy' | null> {
    if (!this.store.getState().view || !this.isStill()) return 'busy'
    await this.sending
    if (!this.isStill()) return 'busy'
    const sent = this.config.link.send({ ...intent, seat: this.config.seat })
    const settled = sent.then(nothing, nothing).finally(() => {
      if (this.sending === settled) this.sending = null
    })
    this.sending = settled
    return sent
  }

  private isStill(): boolean {
    return !this.presenting && !this.closed && this.waiting.length === 0
  }

  private edit(recipe: (battle: Draft<PublicBattle>) => void): void {
    this.set(({ battle }) => ({ battle: produce(battle, recipe) }))
  }

  private async work(): Promise<void> {
    if (this.working) return
    this.working = true
    try {
      for (let next = this.waiting.shift(); next && !this.closed; next = this.waiting.shift())
        await this.take(next)
    } finally {
      this.working = false
    }
  }

  private async take(update: LinkUpdate): Promise<void> {
    if (update.type === 'refused')
      return this.edit(battle => {
        battle.refused = update.code
      })
    if (update.type === 'clock')
      return this.edit(battle => {
        battle.clock = update.clock
      })
    if (update.type === 'snapshot') return this.replaceAll(update)
    const { battle } = this.store.getState()
    const after = { ...withFacts(battle, update.view, update.events), clock: update.clock ?? null }
    if (update.type === 'step')
      return this.show({ events: update.events, before: battle, after }, update.view)
    const warned = { ...after, warning: update.warning }
    return this.show({ events: update.events, before: beforeStart(warned), after: warned }, update.view)
  }

  private replaceAll({ view, history, details, clock }: Extract<LinkUpdate, { type: 'snapshot' }>): void {
    this.stopMarker()
    const bare = produce(this.store.getState().battle, battle => {
      if (details) {
        battle.player1.details = details.player1
        battle.player2.details = details.player2
      }
      battle.history = []
      battle.damageAnimationTarget = null
      battle.clock = clock ?? null
    })
    this.set({ view, battle: withFacts(bare, view, history) })
  }

  private async show(scene: Scene, view: BattleView): Promise<void> {
    this.presenting = true
    const { before, events } = scene
    if (this.store.getState().view)
      this.set({
        battle: produce(before, battle => {
          battle.gameState = 'animating'
          battle.animation = animationOf(before, events)
        }),
      })
    await this.presented(scene)
    if (this.closed) return
    this.presenting = false
    this.commit(scene, view)
  }

  /** Settles with the presentation, its failure, or the timeout. */
  private presented(scene: Scene): Promise<void> {
    return new Promise(resolve => {
      const stop = this.config.clock.after(PATIENCE, resolve)
      const done = () => {
        stop()
        resolve()
      }
      this.config
        .present(scene)
        .catch((error: unknown) => console.error(error))
        .finally(done)
    })
  }

  /** Applies the facts and marks the card that was hit. A later hit takes the marker over. */
  private commit({ events, after }: Scene, view: BattleView): void {
    const hit = events.find(event => event.type === 'damage-taken')
    const target = hit?.seat ?? this.store.getState().battle.damageAnimationTarget
    if (hit) {
      this.stopMarker()
      this.stopMarker = this.config.clock.after(MARKER_DELAY, () =>
        this.edit(battle => {
          battle.damageAnimationTarget = null
        }),
      )
    }
    const battle = produce(after, marked => {
      marked.damageAnimationTarget = target
    })
    this.set({ view, battle })
  }
}

function animationOf(battle: PublicBattle, events: BattleEvent[]): MoveAnimation {
  const used = events.find(event => event.type === 'move-used')
  if (!used) return stillAnimation
  const character = battle.charactersCatalog.find(({ id }) => id === used.cardId)
  const moveData = character?.mosse[used.move] ?? null
  return { isPlaying: true, videoUrl: moveData?.video_url ?? null, moveData }
}
