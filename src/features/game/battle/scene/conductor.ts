/**
 * Between the session and the stage: facts become pictures, gestures become commands. The scene receives the state and is
 * never read; without a scene a stage that draws nothing replaces it and the battle goes on.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CueName } from '@/design/cues.ts'
import type { Stat } from '@/engine/effects/effect.ts'
import type { BattleGesture, BattlePicture } from '@/stage/battle-picture.ts'
import type { BattleStage } from '@/stage/scenes/battle/battle-stage.ts'
import type { ReadStore } from '../../kit/read-store.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import type { BattleSession, Intent, Scene } from '../session/session.ts'
import { pictureOf } from './picture.ts'
import { quietStage } from './quiet-stage.ts'
import { isSame, type Touched, untouched } from './touched.ts'
import { mayChooseCard, mayGuard, mayReplace, mayUseMove, waitsInHand } from './turn-rights.ts'
import type { BattleWords } from './words.ts'

/** What the screen opens beside the scene. */
export type Panel =
  | { type: 'log' }
  | { type: 'settings' }
  | { type: 'wheel' }
  | { type: 'card'; id: number }
  | { type: 'stat'; move: number } // the move is played once its player has chosen the stat it raises
  | { type: 'abandon'; then: 'leave' | 'restart' } // asks before a battle is given up

export interface ConductorConfig {
  words: BattleWords
  onCue(cue: CueName): void
  onVoice(slug: string): void
  onPanel(panel: Panel): void
  confirmMoves(): boolean // whether an attack wants a second tap
}

/** What the screen draws from: it changes whenever the battle, the selection or the language does. */
export interface Showing {
  battle: PublicBattle
  picture: BattlePicture
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
  private drawn = '' // the picture the stage shows, as text
  private pictures = new WeakMap<PublicBattle, BattlePicture>() // of what is touched now, in the words of now
  private abandon = () => {} // ends the running presentation when its stage goes

  constructor(
    private readonly session: BattleSession,
    private readonly config: ConductorConfig,
  ) {
    this.words = config.words
    this.quiet = quietStage(config)
    this.stage = this.quiet
    const { battle } = session.store.getState()
    const picture = pictureOf(battle, untouched, this.words)
    const store = createStore<ConductorState>(() => ({ battle, picture, touched: untouched }))
    this.store = store
    this.set = store.setState
    this.pictures.set(battle, picture)
    session.store.subscribe(() => this.refresh())
  }

  private get touched(): Touched {
    return this.store.getState().touched
  }

  /** From now on this stage shows the battle. The returned function takes it away again. */
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

  /** The session's `present`: ends with the stage's play, or when the stage is taken away. */
  present({ events, before, after }: Scene): Promise<void> {
    const { stage } = this
    const last = this.pictureOf(after)
    const played = stage.play(events, this.pictureOf(before), last).then(() => {
      if (this.stage === stage) this.drawn = JSON.stringify(last)
    })
    const left = new Promise<void>(resolve => {
      this.abandon = resolve
    })
    return Promise.race([played, left])
  }

  /** Runs what is being shown to its end. */
  hurry(): void {
    this.stage.skip()
  }

  /** Holds every motion, and lets it go on; a stage that comes meanwhile is held too. */
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
    }
  }

  /** Plays a move; one that raises a stat asks which first, unless `stat` names it. */
  playMove(move: number, stat?: Stat): void {
    const tile = this.store.getState().picture.moves.find(({ index }) => index === move)
    if (tile?.asksStat && !stat && mayUseMove(this.session.store.getState().battle)) {
      if (tile.disabled === null) this.config.onPanel({ type: 'stat', move })
      return
    }
    this.act({ type: 'use-move', move, ...(stat && { stat }) })
  }

  /** A second tap confirms, even one that came before the marked tile was drawn. */
  private tapMove(move: number): void {
    const tile = this.store.getState().picture.moves.find(({ index }) => index === move)
    if (!this.config.confirmMoves() || this.touched.move === move) this.playMove(move)
    else if (tile?.disabled === null) this.touch({ ...untouched, move })
  }

  private tapCard(card: number | null): void {
    if (this.touched.replacing && card !== null) this.act({ type: 'replace-card', cardId: card })
    else this.touch({ ...this.touched, move: null, card: this.touched.card === card ? null : card })
  }

  /** The button: lays the card that is looked at, else asks for one, or no longer asks. */
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

  /** Says why, where the rules know the command at all. */
  private refuse(refused: NonNullable<Touched['refused']>): void {
    const battle = this.session.store.getState().battle
    if (battle.rules === 'standard' && mayUseMove(battle)) this.touch({ ...untouched, refused })
  }

  /** A command given while something is shown ends the show; the next one is heard. */
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

  /** What is marked does not outlive the right to do it. */
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
    const picture = this.pictureOf(battle)
    this.set({ battle, picture })
    this.draw()
  }

  /** The same state is asked for before and after an event, by stage and page: its picture is made once. */
  pictureOf(battle: PublicBattle): BattlePicture {
    const known = this.pictures.get(battle)
    if (known) return known
    const picture = pictureOf(battle, this.touched, this.words)
    this.pictures.set(battle, picture)
    return picture
  }

  /** At rest only: what moves is the stage's business until it has ended. */
  private draw(): void {
    const { battle, picture } = this.store.getState()
    if (battle.gameState === 'loading' || battle.gameState === 'animating') return
    const text = JSON.stringify(picture)
    if (text === this.drawn) return
    this.drawn = text
    this.stage.show(picture)
  }
}
