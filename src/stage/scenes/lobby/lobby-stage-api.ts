/** The parameters and the methods of the lobby's stage. */
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../app/battle-stage-api.ts'
import type { LobbyPictureStore } from './lobby-kit.ts'
import type { LobbyGesture } from './lobby-picture.ts'

export interface LobbyStageConfig {
  store: LobbyPictureStore
  onGesture(gesture: LobbyGesture): void
  onCue(cue: CueName): void
  reducedMotion: boolean
  quality: StageQuality
  onLost(): void // nothing can be drawn any more
}

export interface LobbyStage {
  destroy(): void
}
