/**
 * Entry point of the battle stage: one Pixi application for one element, controlled by pictures (state) and events
 * (changes). It contains no rules, texts or sounds: it draws, reports gestures and the names of sounds.
 */
import type { BattleStage, BattleStageConfig } from '../../app/battle-stage-api.ts'
import { characterArt } from '../../art/character-art.ts'

export type { BattleStage, BattleStageConfig } from '../../app/battle-stage-api.ts'

/** Loads the code of the stage, then behaves as `openBattleStage`. */
export async function mountBattleStage(
  element: HTMLElement,
  config: BattleStageConfig,
): Promise<BattleStage> {
  const { askedAt = performance.now() } = config
  void characterArt() // the list of creatures loads in parallel with the code
  const { openBattleStage } = await import('./open-battle-stage.ts')
  return openBattleStage(element, config, askedAt)
}
