import type { BattleStage, BattleStageConfig } from '../../battle-stage.ts'

/** Boots the Pixi application inside `element` and puts the battle scene on it. */
export async function openBattleStage(element: HTMLElement, config: BattleStageConfig): Promise<BattleStage> {
  element.dataset.speed = String(config.speed)
  return {
    show: () => undefined,
    play: () => Promise.resolve(),
    skip: () => undefined,
    setSpeed: () => undefined,
    destroy: () => element.replaceChildren(),
  }
}
