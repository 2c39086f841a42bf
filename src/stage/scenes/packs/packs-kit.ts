/** What every piece of the pack table is handed when it is built. */
import type { Art } from '../../art.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import type { RemovedPieces } from '../../removed-pieces.ts'
import type { StageClock } from '../../stage-clock.ts'

export interface PacksKit {
  drawn: DrawnTextures
  art: Art
  clock: StageClock
  retired: RemovedPieces // what is replaced lives one frame more
  reducedMotion: boolean // reduced motion
}
