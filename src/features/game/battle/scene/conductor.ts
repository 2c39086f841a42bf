/**
 * Between the session and the stage: facts become pictures, gestures become commands. The scene is told what is and
 * never asked; without a scene the quiet stage stands in and the battle goes on.
 */
import type { CueName } from '@/contract/cues.ts'
import type { BattleGesture, BattlePicture } from '@/stage/battle-picture.ts'
import type { BattleStage } from '@/stage/battle-stage.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import type { BattleSession, Intent, Scene } from '../session/session.ts'
import { mayUseMove, pictureOf } from './picture.ts'
import { quietStage } from './quiet-stage.ts'
import type { BattleWords } from './words.ts'

/** What the screen opens beside the scene. */
export type Panel = { type: 'log' } | { type: 'settings' } | { type: 'card'; id: number }

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

export class BattleConductor {
  private readonly listeners = new Set<() => void>()
  private readonly quiet: BattleStage
  private stage: BattleStage
  private words: BattleWords
  private selectedMove: number | null = null
  private drawn = '' // the picture the stage shows, as text
  private abandon = () => {} // ends the running presentation when its stage goes
  private showing: Showing

  constructor(
    private readonly session: BattleSession,
    private readonly config: ConductorConfig,
  ) {
    this.words = config.words
    this.quiet = quietStage(config)
    this.stage = this.quiet
    this.showing = this.look()
    session.subscribe(() => this.refresh())
  }

  readonly state = (): Showing => this.showing

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** From now on this stage shows the battle. The answer takes it away again. */
  attach(stage: BattleStage): () => void {
    this.stage = stage
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
    this.drawn = ''
    this.refresh()
  }

  /** The session's `present`: ends with the stage's play, or when the stage is taken away. */
  present({ events, before, after }: Scene): Promise<void> {
    const { stage } = this
    const last = this.paint(after)
    const played = stage.play(events, this.paint(before), last).then(() => {
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

  gesture(gesture: BattleGesture): void {
    switch (gesture.type) {
      case 'select-move':
        if (this.config.confirmMoves()) this.select(gesture.index)
        else this.act({ type: 'use-move', move: gesture.index })
        break
      case 'confirm-move':
        this.act({ type: 'use-move', move: gesture.index })
        break
      case 'clear-selection':
        this.select(null)
        break
      case 'choose-card':
        this.act({ type: 'choose-card', cardId: gesture.id })
        break
      case 'replace-card':
        this.act({ type: 'replace-card', cardId: gesture.id })
        break
      case 'skip':
        this.act({ type: 'skip-turn' })
        break
      case 'open-log':
        this.config.onPanel({ type: 'log' })
        break
      case 'open-settings':
        this.config.onPanel({ type: 'settings' })
        break
      case 'select-card':
      case 'replace':
        break
      case 'inspect':
        this.config.onPanel({ type: 'card', id: gesture.id })
        break
    }
  }

  /** A command given while something is shown ends the show; the next one is heard. */
  private act(intent: Intent): void {
    const { gameState } = this.session.state()
    if (gameState === 'animating' || gameState === 'loading') {
      this.hurry()
      return
    }
    this.selectedMove = null
    void this.session.act(intent).then(refusal => refusal && this.refresh())
  }

  private select(move: number | null): void {
    this.selectedMove = move !== null && mayUseMove(this.session.state()) ? move : null
    this.refresh()
  }

  private refresh(): void {
    if (!mayUseMove(this.session.state())) this.selectedMove = null
    this.showing = this.look()
    this.draw()
    for (const listener of this.listeners) listener()
  }

  private look(): Showing {
    const battle = this.session.state()
    return { battle, picture: this.paint(battle) }
  }

  private paint(battle: PublicBattle): BattlePicture {
    return pictureOf(battle, this.selectedMove, this.words)
  }

  /** At rest only: what moves is the stage's business until it has ended. */
  private draw(): void {
    const { battle, picture } = this.showing
    if (battle.gameState === 'loading' || battle.gameState === 'animating') return
    const text = JSON.stringify(picture)
    if (text === this.drawn) return
    this.drawn = text
    this.stage.show(picture)
  }
}
