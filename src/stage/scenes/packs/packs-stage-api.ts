/** What the pack table's stage is handed and what it can be asked. */
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import type { PacksEvent, PacksGesture, PacksPicture } from './packs-picture.ts'

export interface PacksStageConfig {
  onGesture(gesture: PacksGesture): void
  onCue(cue: CueName): void
  onVoice(slug: string): void
  onHaptic(ms: number): void
  onLost(): void // the graphics context is gone: nothing is drawn any more
  speed: number // 1–4, how many times faster than the table of durations
  reducedMotion: boolean
  flashes: boolean // full-screen changes of light
  quality: StageQuality
}

export interface PacksStage {
  /** Draws the picture at once; what was playing is cut off. */
  show(picture: PacksPicture): void
  /** Plays what led to `after`; resolves when the scene equals `show(after)`. A play that still runs ends at once. */
  play(event: PacksEvent, after: PacksPicture): Promise<void>
  /** Runs what is playing to its end now; a card's great moment only after its first look. */
  skip(): void
  setSpeed(speed: number): void
  destroy(): void
}
