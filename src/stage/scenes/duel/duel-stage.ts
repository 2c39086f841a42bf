/** Entry point of the table before a battle: loads its code, then draws the state of the store on the page's Pixi application. */
import type { DuelStage, DuelStageConfig } from './duel-stage-api.ts'

/** Resolves when the table is drawn. Rejects if the browser cannot draw with WebGL. */
export async function mountDuelStage(element: HTMLElement, config: DuelStageConfig): Promise<DuelStage> {
  const { openDuelStage } = await import('./open-duel-stage.tsx')
  return openDuelStage(element, config)
}
