/** Input and interface of the battle stage. */
import type { CueName, CueOptions } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleGesture, BattleSnapshot } from '../battle-snapshot.ts'

/** Low: one pixel per CSS pixel and no clips. Normal, the default: at most two. High: at most three. */
export type StageQuality = 'low' | 'normal' | 'high'

/** Sound control of the whole game, for its button on the wide layout. */
export interface StageSound {
  isOn(): boolean
  toggle(): void
}

export interface BattleStageConfig {
  onGesture(gesture: BattleGesture): void
  onCue(cue: CueName, options?: CueOptions): void
  onVoice(slug: string): void // plays the voice line of a character
  onLost(): void // the graphics context is lost and nothing is drawn
  speed: number // 1–4, factor on the table of durations
  reducedMotion: boolean
  flashes?: boolean // full-screen flashes; default true
  quality?: StageQuality
  sound?: StageSound // undefined: no button
  askedAt?: number | undefined // time of the request for the stage in ms of performance.now(); default: now
  /** Returns the first picture if it is available: its images load while the stage starts. */
  first?(): BattleSnapshot | null
}

export interface BattleStage {
  /** Draws the picture immediately. A running animation is cut. */
  show(picture: BattleSnapshot): void
  /** Animates the events between two pictures. Resolves when the scene equals `show(after)`. */
  play(events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot): Promise<void>
  /** Resolves when table and creatures of the first picture have loaded, or after a timeout. */
  pictured(): Promise<void>
  /** Ends the running step of an animation. The next step begins. Does nothing without an animation. */
  skip(): void
  setSpeed(speed: number): void
  /** Pauses or resumes all animations. */
  setPaused(paused: boolean): void
  destroy(): void
}
