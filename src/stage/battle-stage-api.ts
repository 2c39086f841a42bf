/** What the stage is handed and what it can be asked. */
import type { CueName } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleGesture, BattlePicture } from './battle-picture.ts'

/** Low: one pixel per point and no clips. Normal, the default: at most two. High: at most three. */
export type StageQuality = 'low' | 'normal' | 'high'

/** The sound of the whole game, for the button that has a place of its own on the wide table. */
export interface StageSound {
  isOn(): boolean
  toggle(): void
}

export interface BattleStageConfig {
  onGesture(gesture: BattleGesture): void
  onCue(cue: CueName): void
  onVoice(slug: string): void // a character speaks
  onLost(): void // the graphics context is gone: nothing is drawn any more
  speed: number // 1–4, how many times faster than the table of durations
  reducedMotion: boolean
  flashes?: boolean // full-screen changes of light; on when absent
  quality?: StageQuality
  sound?: StageSound // no button when absent
  askedAt?: number | undefined // when somebody wished for the table, by performance.now(); now when absent
  /** What is seen first, as soon as it is known: its pictures come while the stage starts. */
  first?(): BattlePicture | null
}

export interface BattleStage {
  /** Draws the picture at once; a running play is cut off. */
  show(picture: BattlePicture): void
  /** Plays what happened between two pictures; resolves when the scene equals `show(after)`. */
  play(events: BattleEvent[], before: BattlePicture, after: BattlePicture): Promise<void>
  /** Resolves when table and creatures of the first picture are there, or have kept it waiting for too long. */
  pictured(): Promise<void>
  /** Runs every waiting play to its end state now. */
  skip(): void
  setSpeed(speed: number): void
  /** Holds every motion where it stands, and lets it go on. */
  setPaused(paused: boolean): void
  destroy(): void
}
