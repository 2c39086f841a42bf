/** Entry point of the table before a battle: loads its code, then draws what the store says on the one Pixi application. */
import type { StoreApi } from 'zustand'
import type { CueName } from '@/design/cues.ts'
import type { StageQuality } from '../../battle-stage-api.ts'
import type { DuelPicture } from './duel-picture.ts'

export type DuelStore = StoreApi<{ picture: DuelPicture | null }>

export interface DuelStageConfig {
  store: DuelStore
  reducedMotion: boolean
  quality: StageQuality
  onLost(): void // nothing is drawn any more
  onCue(cue: CueName): void
}

export interface DuelStage {
  destroy(): void
}

/** Resolves when the table is drawn. Rejects where the browser cannot draw with WebGL. */
export async function mountDuelStage(element: HTMLElement, config: DuelStageConfig): Promise<DuelStage> {
  const { openDuelStage } = await import('./open-duel-stage.tsx')
  return openDuelStage(element, config)
}
