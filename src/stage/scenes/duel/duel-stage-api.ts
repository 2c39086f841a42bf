/** The parameters of the stage of the table before a battle. */
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../app/battle-stage-api.ts'
import type { DuelStore } from './duel-picture.ts'

export interface DuelStageConfig {
  store: DuelStore
  reducedMotion: boolean
  quality: StageQuality
  onLost(): void // nothing can be drawn any more
  onCue(cue: CueName): void
}

export interface DuelStage {
  destroy(): void
}
