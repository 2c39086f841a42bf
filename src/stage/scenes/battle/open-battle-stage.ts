/** Loads what a battle needs, with a time limit, and sets the stage up in an element. */
import { acquireApplication } from '../../app/application.ts'
import type { BattleStage, BattleStageConfig } from '../../app/battle-stage-api.ts'
import { nextTask } from '../../app/when-idle.ts'
import { openArt } from '../../art/art.ts'
import { characterArt } from '../../art/character-art.ts'
import { fontsReady } from '../../art/text.ts'
import { emptyClipPool } from '../../clips/clip-pool.ts'
import { openClipPool } from '../../clips/video-clip.ts'
import { creaturesNeeded } from './art-needed.ts'
import { LiveStage, PATIENCE, wait } from './live-stage.ts'

/**
 * Rejects if the browser cannot draw with WebGL; the caller then shows the battle in the page only.
 * @param askedAt time of the request, in ms of performance.now()
 */
export async function openBattleStage(
  element: HTMLElement,
  config: BattleStageConfig,
  askedAt: number,
): Promise<BattleStage> {
  const { quality = 'normal', reducedMotion, onLost } = config
  await nextTask()
  const art = openArt(characterArt)
  void art.ready.then(() => {
    const first = config.first?.()
    if (first) void art.settled(creaturesNeeded(first, art))
  })
  const clips = reducedMotion || quality === 'low' ? emptyClipPool : openClipPool()
  const [acquired] = await Promise.all([
    acquireApplication({ element, quality, onLost }),
    fontsReady(document.fonts, wait(PATIENCE)),
    Promise.race([art.ready, wait(PATIENCE)]),
  ])
  await nextTask() // the cards may be available by now: their images load while the scene is built
  return new LiveStage({ askedAt, acquired, art, clips, element, config })
}
