/** Dependencies of every object of the pack table. */

import type { RemovedPieces } from '../../app/removed-pieces.ts'
import type { Art } from '../../art/art.ts'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import type { StageClock } from '../../timing/stage-clock.ts'

export interface PacksKit {
  drawn: DrawnTextures
  art: Art
  clock: StageClock
  retired: RemovedPieces // replaced objects live for one more frame
  reducedMotion: boolean // reduced motion
}
