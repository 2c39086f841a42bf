/** Input and interface of the pack table's stage. */
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../app/battle-stage-api.ts'
import type { PacksEvent, PacksGesture, PacksPicture } from './packs-picture.ts'

export interface PacksStageConfig {
  onGesture(gesture: PacksGesture): void
  onCue(cue: CueName): void
  onVoice(slug: string): void
  onHaptic(ms: number): void
  onLost(): void // the graphics context is lost and nothing is drawn
  speed: number // 1–4, factor on the table of durations
  reducedMotion: boolean
  flashes: boolean // full-screen flashes
  quality: StageQuality
}

export interface PacksStage {
  /** Draws the picture immediately. A running animation is cut. */
  show(picture: PacksPicture): void
  /**
   * Animates the event that led to `after`. Resolves when the scene equals `show(after)`. A running animation ends
   * immediately.
   */
  play(event: PacksEvent, after: PacksPicture): Promise<void>
  /** Ends the running animation immediately; the reveal of a rare card only after its first moment. */
  skip(): void
  setSpeed(speed: number): void
  destroy(): void
}
