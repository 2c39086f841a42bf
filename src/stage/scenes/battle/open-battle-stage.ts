/** Fetches what a table needs, waits for it, but never for ever, and sets the stage up in an element. */
import { openArt } from '../../art.ts'
import type { BattleStage, BattleStageConfig } from '../../battle-stage-api.ts'
import { emptyShelf } from '../../clips/clip-shelf.ts'
import { openClipShelf } from '../../clips/video-clip.ts'
import { readFigures } from '../../figures.ts'
import { fontsReady } from '../../text.ts'
import { startApplication } from './battle-application.ts'
import { LiveStage, PATIENCE, wait } from './live-stage.ts'

export async function openBattleStage(element: HTMLElement, config: BattleStageConfig): Promise<BattleStage> {
  const { quality = 'normal', reducedMotion } = config
  const art = openArt(readFigures)
  const clips = reducedMotion || quality === 'low' ? emptyShelf : openClipShelf()
  const [app] = await Promise.all([
    startApplication(element, quality),
    fontsReady(document.fonts, wait(PATIENCE)),
    Promise.race([art.ready, wait(PATIENCE)]),
  ])
  return new LiveStage({ app, art, clips, element, config })
}
