/** Fetches what a table needs, waits for it, but never for ever, and sets the stage up in an element. */
import { borrowApplication } from '../../application.ts'
import { openArt } from '../../art.ts'
import type { BattleStage, BattleStageConfig } from '../../battle-stage-api.ts'
import { emptyShelf } from '../../clips/clip-shelf.ts'
import { openClipShelf } from '../../clips/video-clip.ts'
import { readFigures } from '../../figures.ts'
import { fontsReady } from '../../text.ts'
import { LiveStage, PATIENCE, wait } from './live-stage.ts'

export async function openBattleStage(element: HTMLElement, config: BattleStageConfig): Promise<BattleStage> {
  const { quality = 'normal', reducedMotion } = config
  const art = openArt(readFigures)
  const clips = reducedMotion || quality === 'low' ? emptyShelf : openClipShelf()
  const [lent] = await Promise.all([
    borrowApplication({ element, quality }),
    fontsReady(document.fonts, wait(PATIENCE)),
    Promise.race([art.ready, wait(PATIENCE)]),
  ])
  return new LiveStage({ lent, art, clips, element, config })
}
