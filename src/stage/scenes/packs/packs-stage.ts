/**
 * Entry point of the pack table: one Pixi application for one element, driven by pictures (what is) and events (what happened).
 * It knows no server, no odds and no sentence: it draws, reports gestures and says cue names.
 */
import type { PacksStage, PacksStageConfig } from './packs-stage-api.ts'

export type { PacksStage, PacksStageConfig } from './packs-stage-api.ts'

/** Loads the code of the stage, then behaves as `openPacksStage`. */
export async function mountPacksStage(element: HTMLElement, config: PacksStageConfig): Promise<PacksStage> {
  const { openPacksStage } = await import('./open-packs-stage.ts')
  return openPacksStage(element, config)
}
