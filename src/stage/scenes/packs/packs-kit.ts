/** What every piece of the pack table is handed when it is built. */
import type { Art } from '../../art.ts'
import type { PaintedTextures } from '../../paint/painted-textures.ts'
import type { Retired } from '../../retired.ts'
import type { StageClock } from '../../stage-clock.ts'

export interface PacksKit {
  paints: PaintedTextures
  art: Art
  clock: StageClock
  retired: Retired // what is replaced lives one frame more
  calm: boolean // reduced motion
}
