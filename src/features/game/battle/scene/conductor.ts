/**
 * Connects session and stage: converts events into pictures and gestures into commands. The scene receives state and is
 * never read. Without a scene the conductor uses a stage that draws nothing, and the battle continues.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { Stat } from '@/engine/effects/effect.ts'
import type { BattleGesture, BattleSnapshot } from '@/stage/battle-snapshot.ts'
import type { BattleStage } from '@/stage/scenes/battle/battle-stage.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import type { BattleSession, Intent, Scene } from '../session/session.ts'
import { snapshotOf } from './battle-snapshot.ts'
import { quietStage } from './quiet-stage.ts'
import { isSame, type Touched, untouched } from './touched.ts'
import { mayChooseCard, mayGuard, mayReplace, mayUseMove, waitsInHand } from './turn-rights.ts'
import type { BattleWords } from './words.ts'

/** The panel that is open over the scene. */
export type Panel =
  | { type: 'log' }
  | { type: 'settings' }
  | { type: 'wheel' }
  | { type: 'card'; id: number }
  | { type: 'stat'; move: number } // the move is played after its player has chosen the stat to raise
  | { type: 'abandon'; then: 'leave' | 'restart' } // confirms before a battle is given up

export interface ConductorConfig {
  words: BattleWords
  onCue(cue: CueName, options?: CueOptions): void
  onVoice(slug: string): void
  onPanel(panel: Panel): void
  confirmMoves(): boolean // whether an attack needs a second tap
  onHurry?(): void // a tap while the rival is thinking
}

/** Snapshot that the screen renders. It changes with the battle, the selection and the language. */
export interface Showing {
  battle: PublicBattle
  picture: BattleSnapshot
}

export interface ConductorState extends Showing {
  touched: Touched
}

export class BattleConductor {
  readonly store: ReadStore<ConductorState>
  private readonly set: StoreApi<ConductorState>['setState']
  private readonly quiet: BattleStage
  private stage: BattleStage
  private words: BattleWords
  private paused = false
  private drawn = '' // the displayed picture, serialised
  private pictures = new WeakMap<PublicBattle, BattleSnapshot>() // valid for the current selection and language
  private abandon = () => {} // ends the running animation when its stage is removed

  constructor(
    private readonly session: BattleSession,
    private readonly config: ConductorConfig,
  ) {
    this.words = config.words
    this.quiet = quietStage(config)
    this.stage = this.quiet
    const { battle } = session.store.getState()
    const picture = snapshotOf(battle, untouched, this.words)
    const store = createStore<ConductorState>(() => ({ battle, picture, touched: untouched }))
    this.store = store
    this.set = store.setState
    this.pictures.set(battle, picture)
    session.store.subscribe(() => this.refresh())
  }

  private get touched(): Touched {
    return this.store.getState().touched
  }

  /** Shows the battle on this stage. Returns a function that detaches it. */
  attach(stage: BattleStage): () => void {
    this.stage = stage
    if (this.paused) stage.setPaused(true)
    this.drawn = ''
    this.draw()
    return () => {
      if (this.stage !== stage) return
      this.stage = this.quiet
      this.abandon()
    }
  }

  setWords(words: BattleWords): void {
    this.words = words
    this.pictures = new WeakMap()
    this.drawn = ''
    this.refresh()
  }

  /** The session's `present`. Resolves when the stage's animation ends or the stage is removed. */
  present({ events, before, after }: Scene): Promise<void> {
    const { stage } = this
    const last = this.snapshotOf(after)
    const played = stage.play(events, this.snapshotOf(before), last).then(() => {
      if (this.stage === stage) this.drawn = JSON.stringify(last)
    })
    const finished = new Promise<void>(resolve => {
      this.abandon = resolve
    })
    return Promise.race([played, finished])
  }

  /** Ends one step of the running animation. */
  hurry(): void {
    this.stage.skip()
  }

  /** Pauses or resumes all animations, including those of a stage attached later. */
  setPaused(paused: boolean): void {
    this.paused = paused
    this.stage.setPaused(paused)
  }

  gesture(gesture: BattleGesture): void {
    switch (gesture.type) {
      case 'select-move':
        this.tapMove(gesture.index)
        break
      case 'confirm-move':
        this.playMove(gesture.index)
        break
      case 'clear-selection':
        this.touch(untouched)
        break
      case 'choose-card':
        this.act({ type: 'choose-card', cardId: gesture.id })
        break
      case 'select-card':
        this.tapCard(gesture.id)
        break
      case 'replace':
        this.replace()
        break
      case 'replace-card':
        this.act({ type: 'replace-card', cardId: gesture.id })
        break
      case 'skip':
        this.act({ type: 'skip-turn' })
        break
      case 'guard':
        this.guard()
        break
      case 'open-wheel':
        this.config.onPanel({ type: 'wheel' })
        break
      case 'open-log':
        this.config.onPanel({ type: 'log' })
        break
      case 'open-settings':
        this.config.onPanel({ type: 'settings' })
        break
      case 'inspect':
        this.config.onPanel({ type: 'card', id: gesture.id })
        break
      case 'hurry':
        this.config.onHurry?.()
        break
    }
  }

  /** Plays a move. A move that raises a stat opens the choice first, unless `stat` is given. */
  playMove(move: number, stat?: Stat): void {
    const tile = this.store.getState().picture.moves.find(({ index }) => index === move)
    if (tile?.asksStat && !stat && mayUseMove(this.session.store.getState().battle)) {
      if (tile.disabled === null) this.config.onPanel({ type: 'stat', move })
      return
    }
    this.act({ type: 'use-move', move, ...(stat && { stat }) })
  }

  /** A second tap confirms, even before the marked tile was drawn. */
  private tapMove(move: number): void {
    const tile = this.store.getState().picture.moves.find(({ index }) => index === move)
    if (!this.config.confirmMoves() || this.touched.move === move) this.playMove(move)
    else if (tile?.disabled === null) this.touch({ ...untouched, move })
  }

  private tapCard(card: number | null): void {
    if (this.touched.replacing && card !== null) this.act({ type: 'replace-card', cardId: card })
    else this.touch({ ...this.touched, move: null, card: this.touched.card === card ? null : card })
  }

  /** The switch button: plays the inspected card, otherwise starts or ends the choice of a card. */
  private replace(): void {
    const { card, replacing } = this.touched
    if (!mayReplace(this.session.store.getState().battle)) this.refuse('change')
    else if (card !== null) this.act({ type: 'replace-card', cardId: card })
    else this.touch({ ...untouched, replacing: !replacing })
  }

  private guard(): void {
    if (mayGuard(this.session.store.getState().battle)) this.act({ type: 'skip-turn', guard: true })
    else this.refuse('guard')
  }

  /** Shows the reason if the rules have the command. */
  private refuse(refused: NonNullable<Touched['refused']>): void {
    const battle = this.session.store.getState().battle
    if (battle.rules === 'standard' && mayUseMove(battle)) this.touch({ ...untouched, refused })
  }

  /** A command during an animation ends one step of it and is dropped. */
  private act(intent: Intent): void {
    const { gameState } = this.session.store.getState().battle
    if (gameState === 'animating' || gameState === 'loading') {
      this.hurry()
      return
    }
    this.setTouched(untouched)
    void this.session.act(intent).then(refusal => refusal && this.refresh())
  }

  private touch(touched: Touched): void {
    this.setTouched(touched)
    this.refresh()
  }

  private setTouched(touched: Touched): void {
    if (isSame(touched, this.touched)) return
    this.set({ touched })
    this.pictures = new WeakMap()
  }

  /** Drops selections that are no longer legal. */
  private stillTouched({ move, card, replacing, refused }: Touched): Touched {
    const battle = this.session.store.getState().battle
    const isPicking = mayUseMove(battle) || mayChooseCard(battle)
    return {
      move: mayUseMove(battle) ? move : null,
      card: card !== null && isPicking && waitsInHand(battle, card) ? card : null,
      replacing: replacing && mayReplace(battle),
      refused: mayUseMove(battle) ? refused : null,
    }
  }

  private refresh(): void {
    this.setTouched(this.stillTouched(this.touched))
    const { battle } = this.session.store.getState()
    const picture = this.snapshotOf(battle)
    this.set({ battle, picture })
    this.draw()
  }

  /** Stage and page request the same state before and after an event, so its picture is cached. */
  snapshotOf(battle: PublicBattle): BattleSnapshot {
    const cachedSnapshot = this.pictures.get(battle)
    if (cachedSnapshot) return cachedSnapshot
    const picture = snapshotOf(battle, this.touched, this.words)
    this.pictures.set(battle, picture)
    return picture
  }

  /** Draws only without a running animation: the stage controls its objects until the animation has ended. */
  private draw(): void {
    const { battle, picture } = this.store.getState()
    if (battle.gameState === 'loading' || battle.gameState === 'animating') return
    const text = JSON.stringify(picture)
    if (text === this.drawn) return
    this.drawn = text
    this.stage.show(picture)
  }
}
