/** Dependencies of every object of the pack table. */
import type { Art } from '../../art.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import type { RemovedPieces } from '../../removed-pieces.ts'
import type { StageClock } from '../../stage-clock.ts'

export interface PacksKit {
  drawn: DrawnTextures
  art: Art
  clock: StageClock
  retired: RemovedPieces // replaced objects live for one more frame
  reducedMotion: boolean // reduced motion
}
