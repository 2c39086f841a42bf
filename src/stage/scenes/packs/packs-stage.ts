/**
 * Entry point of the pack table: one Pixi application for one element, controlled by pictures (state) and events
 * (changes). It has no server, odds or sentences: it draws, reports gestures and the names of sounds.
 */
import type { PacksStage, PacksStageConfig } from './packs-stage-api.ts'

export type { PacksStage, PacksStageConfig } from './packs-stage-api.ts'

/** Loads the code of the stage, then behaves as `openPacksStage`. */
export async function mountPacksStage(element: HTMLElement, config: PacksStageConfig): Promise<PacksStage> {
  const { openPacksStage } = await import('./open-packs-stage.ts')
  return openPacksStage(element, config)
}
