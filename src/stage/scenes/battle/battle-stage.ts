/**
 * Entry point of the battle stage: one Pixi application for one element, driven by pictures (what is) and events (what happened).
 * It knows no rule, no text, no sound: it draws, reports gestures and says cue names.
 */
import type { BattleStage, BattleStageConfig } from '../../battle-stage-api.ts'
import { characterArt } from '../../character-art.ts'

export type { BattleStage, BattleStageConfig } from '../../battle-stage-api.ts'

/** Loads the code of the stage, then behaves as `openBattleStage`. */
export async function mountBattleStage(
  element: HTMLElement,
  config: BattleStageConfig,
): Promise<BattleStage> {
  const { askedAt = performance.now() } = config
  void characterArt() // the list of the figures comes while the code is read
  const { openBattleStage } = await import('./open-battle-stage.ts')
  return openBattleStage(element, config, askedAt)
}
